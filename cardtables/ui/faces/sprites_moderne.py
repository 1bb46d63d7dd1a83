"""Page, rider and king of the modern style: busts in two tones (letters: the suit's ``[moderne]``)."""

SHEET = """
[figure 5x4]
F     C     R
.MM   .MM   Y.Y
MMM   MkM   YYY

[figure 7x5]
F       C       R
..MMM   ..M..   Y.Y.Y
MMMMM   .MMMm   YYYYY
kSSS.   MkMMm   .SSS.
kSSS.   MMMMm   .kkk.
.SS..   M.MMm   ..k..
MMMMM   .MMMm   MMYMM
MMmMM   MMMMM   MMYMM

[figure 9x7]
F         C         R
....MM.   ...M...   Y.Y.Y.Y
..MMMM.   ..MMMm.   YYYYYYY
.MMMMMM   .MkMMMm   .SSSSS.
.kkSSS.   MMMMMMm   .SkSkS.
.kSSkS.   MMMMMMm   .SSSSS.
.kSSSS.   MM.MMMm   .kkkkk.
...SS..   ..MMMMm   .kkSkk.
.MMMMM.   ..MMMMm   MMkkkMM
MMMmMMM   .MMMMMm   MMMkMMM
MMMmMMM   .MMMMMM   MMYYYMM
MMMMMMM   MMMMMMM   MMMYMMM

[figure 13x10]
F             C             R
......MM...   .....M.....   Y..Y.Y.Y..Y
...MMMMMM..   ....MMMM...   YY.YYYYY.YY
.MMMMMMMMM.   ...MMMMMMm.   YYYYYYYYYYY
MMMMMMMMMMM   ..MMkMMMMMm   .YYYYYYYYY.
.kk.SSSSS..   .MMMMMMMMMm   ..SSSSSSS..
.kkSSSSSS..   MMMMMMMMMMm   ..SkSSSkS..
.kkSSkSSS..   MMMMMMMMMMm   ..SSSSSSS..
.kkSSSSSS..   MkMM.MMMMMm   ..kkkkkkk..
..kSSSSS...   .MM..MMMMMm   ..kkkSkkk..
....SSS....   ....MMMMMm.   ...kkkkk...
...MMMMM...   ...MMMMMMm.   .M..kkk..M.
.MMMmMmMMM.   ...MMMMMMMm   MMMM.k.MMMM
MMMMmMmMMMM   ..MMMMMMMMm   MMMMMYMMMMM
MMMMMmMMMMM   ..MMMMMMMMM   MMMMYYYMMMM
MMMMMmMMMMM   .MMMMMMMMMM   MMMMMYMMMMM
MMMMMMMMMMM   MMMMMMMMMMM   MMMMMMMMMMM
"""
