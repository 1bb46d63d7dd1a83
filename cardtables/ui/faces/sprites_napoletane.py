"""Page, rider and king of the warm style (letters: ``[pixels]`` and the suit's ``[costume]``)."""

SHEET = """
[figure 5x4]
F     C     R
EEF   HH.   Y.Y
SKS   KHH   YYY

[figure 7x5]
F         C         R
...EEF.   ..EEF..   ...Y.Y.
..EEEE.   ..EEE..   ...YYY.
...SKS.   ..KSn..   ...KSK.
...SSS.   .H.C...   ...www.
..SCCC.   HHmCCS.   ..SCwC.
...CCCS   KHHmCC.   ..CCYCC
...YYY.   H.HHEHH   ..CCYCC
...CCC.   ..HHEHm   ..CCYCC
...E.E.   ..HHHHm   ..CCYCC
..nn.nn   ..H.h.h   ..yyyyy

[figure 9x7]
F           C           R
.....FF..   ...FEE...   ...Y.Y.Y.
...EEEEF.   ...EEEE..   ...YYYYY.
...EEEEE.   ...KSSn..   ...SSSSS.
....SSSn.   ....SS...   ...SKSKS.
....SKSn.   .H..CC.S.   ...SSSSS.
....SSS..   .HHmCCCS.   ...wwwww.
...CYYC..   HHKHmCC..   ..CCwwwCC
..SCCCCC.   HHHHmCYC.   SSCCCwCCC
..CCCCCS.   H.HHHCEHH   .CCCCYCCC
...YYYY..   ..HHHEEHm   ..CCCYCCC
...CcCc..   ..HHHHEHm   ..CcCYCcC
...EE.EE.   ..HHHHHHm   .CCcCYCcC
...EE.EE.   ..HhHHhH.   .CCcCYCcC
..nnn.nnn   ..H.h.H.h   .yyyyyyyy

[figure 13x10]
F               C               R
.......FFF...   ....FFEE.....   .....Y.Y.Y...
......EEEEF..   ...EEEEEE....   .....YRYRY...
.....EEEEEEF.   ...EEEEE.....   .....YYYYY...
.....EEEEEE..   ....KSSn.....   .....SSSSS...
......SSSSn..   ....SSSn.....   .....SKSKS...
......KSKSn..   .....SS......   .....SSSSS...
......SSSSn..   ..H...YY.....   .....wwwww...
.......SS....   .HHm.CCCC.S..   .....wwwww...
...S.CYYYC...   .HHHmCYCCCS..   ..SSCCwwwCC..
..SCCCCYCCC..   HHKHmCYCC....   ..SCCCCwCCCC.
...CCCCYCCCC.   HHHHHmYCC....   ...CCCCYCCCC.
.....CCYCC.C.   HH.HHmYYCHHH.   ...CCCCYCCCCC
.....CCYCC.S.   ...HHHCEEHHHm   ...CCCCYCCCCC
.....YYYYY...   ...HHHHEEHHHm   ...CCCCYCCCCC
....CCCCCCC..   ...HHHHEEHHHm   ...CcCCYCCcCC
....cCcCcCc..   ...HHHHHEHHHm   ...CcCCYCCcCC
.....EE.EE...   ...HHHHHHHHH.   ..CCcCCYCCcCC
.....EE.EE...   ...HH.h.HH.h.   ..CCcCCYCCcCC
....nEE.EE...   ..HH..h..H.h.   ..CCCCCYCCCCC
....nnn.nnn..   ..k...k..k.k.   ..yyyyyyyyyyy
"""
