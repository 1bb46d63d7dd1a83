"""Suit signs, aces and court of the French pack (``X`` is the suit's ink, the rest as in themes)."""

SHEET = """
[pip 5x5]
S       H       D       C
..X..   XX.XX   ..X..   .XXX.
.XXX.   XXXXX   .XXX.   .XXX.
XXXXX   XXXXX   XXXXX   XXXXX
XXXXX   .XXX.   .XXX.   XXXXX
..X..   ..X..   ..X..   ..X..

[suit 7x5]
S         H         D         C
...X...   .......   .......   ..XXX..
..XXX..   .XX.XX.   ...X...   ..XXX..
.XXXXX.   .XXXXX.   ..XXX..   XX.X.XX
.XXXXX.   .XXXXX.   .XXXXX.   XXXXXXX
.X.X.X.   ..XXX..   ..XXX..   XX.X.XX
...X...   ...X...   ...X...   ...X...
..XXX..   .......   .......   ..XXX..

[ace 9x7]
S         H         D         C
...X...   .XX.XX.   ...X...   ..XXX..
..XXX..   XXXXXXX   ..XXX..   ..XXX..
.XXXXX.   XXXXXXX   .XXXXX.   ..XXX..
XXXXXXX   XXXXXXX   XXXXXXX   XX.X.XX
XXXXXXX   .XXXXX.   XXXXXXX   XXXXXXX
XX.X.XX   ..XXX..   .XXXXX.   XX.X.XX
...X...   ...X...   ..XXX..   ...X...
..XXX..   .......   ...X...   ..XXX..

[ace 13x10]
S           H           D           C
....X....   .XXX.XXX.   ....X....   ...XXX...
...XXX...   XXXXXXXXX   ...XXX...   ..XXXXX..
..XXXXX..   XXXXXXXXX   ..XXXXX..   ..XXXXX..
.XXXXXXX.   XXXXXXXXX   .XXXXXXX.   ...XXX...
XXXXXXXXX   XXXXXXXXX   XXXXXXXXX   .XX.X.XX.
XXXXXXXXX   .XXXXXXX.   XXXXXXXXX   XXXXXXXXX
XXXXXXXXX   ..XXXXX..   .XXXXXXX.   XXXXXXXXX
.XX.X.XX.   ...XXX...   ..XXXXX..   .XX.X.XX.
....X....   ....X....   ...XXX...   ....X....
...XXX...   .........   ....X....   ...XXX...

[court 5x4]
K       Q       J
.Y.Y.   .Y.Y.   .CCCF
.YYY.   .YYY.   .CCC.
.SSS.   nSSSn   .SSSn
.nnn.   nSRSn   .SSSn
CCnCC   CCYCC   CCYCC
CCCCC   CCCCC   CCCCC

[court 7x5]
K         Q         J
.......   .......   .....FF
..Y.Y.Y   ..Y.Y.Y   ..CCCCF
..YYYYY   ..YYYYY   ..CCCCC
..SKSKS   ..nSSSn   ..SSSSn
..SSSSS   ..nKSKn   ..KSKSn
..nnnnn   ..nSRSn   ..SSSSn
.CCnnnC   .nnSSnn   ...SSn.
.CYCnCY   .CYSSYC   .CYYYYC
.CCYCYC   .CCYYCC   .CCYYCC

[court 9x7]
K           Q           J
.........   .........   .......FF
...Y.Y.Y.   ....Y.Y.Y   ...CCCCF.
...YYYYY.   ....YYYYY   ..CCCCCCC
...SSSSS.   ...nnnnnn   ..CCCCCCC
...SKSKS.   ...nSSSSS   ...SSSSn.
...SSSSS.   ...nKSKSn   ...KSKSn.
...nnnnn.   ...nSSSSn   ...SSSSn.
...nnsnn.   ...nSRRSn   ...SSSSn.
..CnnnnnC   ..nnnSSnn   ....SSn..
.CCCnnnCC   ..CYSSSYC   ..YYYYYY.
.CYCCCCCY   .CCCYYYCC   .CCYYYYCC
.CCYCCCYC   .CcCCYCCc   .CcCYYCcC
.CCCYCYCC   .CcCCCCCc   .CcCCCCcC

[court 13x10]
K               Q               J
.............   .............   .............
....Y..Y..Y..   .....Y.Y.Y...   ........FFF..
....Y.YYY.Y..   ....YYYYYYY..   ...CCCCCCFF..
....YYYYYYY..   ....YRYRYRY..   ..CCCCCCCCF..
....YRYRYRY..   ...nnnnnnnnn.   ..CCCCCCCCC..
....SSSSSSS..   ...nnSSSSSnn.   ..ccccccccc..
....SKKSKKS..   ...nnSSSSSnn.   ....SSSSSn...
....SSSSSSS..   ...nnKSSKSnn.   ....SSSSSnn..
....SSSsSSS..   ...nnSSSSSnn.   ....KSSKSnn..
....nnnnnnn..   ...nnSSSSSnn.   ....SSSSSnn..
....nnsssnn..   ...nnSRRSSnn.   ....SSSSSnn..
...Cnnnnnnn..   ...nnnSSSnnn.   ....SRRSSn...
..CCCnnnnnCC.   ..nnnSSSSnnn.   .....SSSn....
.CCYCCnnnCCYC   ..CYYSSSSYYC.   ...YYYYYYY...
.CCCYCCnCCYCC   .CCCYYSSYYCCC   .CCCYYYYYCCC.
.CCCCYCCCYCCC   .CCCCYYYYCCCC   .CCCCYYYCCCC.
.CccCCYCYCCcc   .CccCCYYCCccC   .CcCCCYCCCcC.
.CccCCCYCCCcc   .CccCCCCCCccC   .CcCCCYCCCcC.
.CCCCCYCYCCCC   .CCCCCCCCCCCC   .CCCCCYCCCCC.
"""
