"""Every check under one name: `python -m tests [--slow] [arguments for pytest]`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BESIDE = Path(sys.executable).parent  # where the tools of this environment lie, active or not

# Pytest comes last, so that its summary closes the output.
CHECKS: dict[str, list[str]] = {
    "ruff check": [str(BESIDE / "ruff"), "check"],
    "ruff format": [str(BESIDE / "ruff"), "format", "--check"],
    "mypy": [sys.executable, "-m", "mypy"],
    "import contracts": [str(BESIDE / "lint-imports")],
    "pytest": [sys.executable, "-m", "pytest", "-n", "auto"],
}


def main(arguments: list[str]) -> int:
    """Run all checks, also after one has failed, and return 1 if any did.

    `--slow` runs what is marked slow as well; other arguments go to pytest.
    """
    for_pytest = [argument for argument in arguments if argument != "--slow"]
    if "--slow" in arguments:
        for_pytest += ["-m", "not bench"]
    failed: list[str] = []
    for name, command in CHECKS.items():
        print(f"== {name}", flush=True)
        if failed and name == "pytest":
            print(f"failed so far: {', '.join(failed)}", flush=True)
        extra = for_pytest if name == "pytest" else []
        if subprocess.run([*command, *extra], cwd=ROOT, check=False).returncode:
            failed.append(name)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
