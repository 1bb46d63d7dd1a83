"""Minds that get a view and nothing else."""
