"""The suit signs and aces of the Italian pack, shared by both styles (letters: ``[pixels]`` of a theme)."""

SHEET = """
[sign 3x3]
D     C     S     B
.Y.   R.R   .B.   ..G
YRY   RRR   .B.   .GN
.Y.   .y.   yyy   GN.

[sign 3x4]
D     C     S     B
.Y.   RRR   .B.   ..G
YRY   RRR   .B.   .GG
YRY   .y.   yyy   .N.
.Y.   yyy   .N.   N..

[sign 5x5]
D       C       S       B
.YYY.   yyyyy   ..L..   ...GG
YyyyY   RRRRR   ..B..   ..GNG
YyRyY   .RRR.   ..B..   .GNG.
YyyyY   ..y..   yyyyy   .NG..
.YYY.   .yyy.   ..N..   NN...

[sign 7x8]
D         C         S         B
..YYY..   yyyyyyy   ...L...   .....GG
.YyyyY.   RRRRRRR   ...B...   ....GNG
YyYRYyY   RRYRYRR   ..LBb..   ...GNNG
YyRORyY   .RRRRR.   ..LBb..   ..GNNG.
YyRORyY   ..rRr..   ..LBb..   .vNNG..
YyYRYyY   ...y...   yyyyyyy   .NNNv..
.YyyyY.   ..yyy..   ...N...   NNN....
..YYY..   .RRRRR.   ...y...   NN.....

[ace 7x5]
D         C         S         B
..YYY..   yyyyyyy   ...L...   ....GGG
.YyyyY.   RRRRRRR   ...B...   ...GNNG
YyYRYyY   RRYRYRR   ..LBb..   ..GNNG.
YyRORyY   .RRRRR.   ..LBb..   .vNNG..
YyYRYyY   ...y...   .yyyyy.   .NNNv..
.YyyyY.   ..yyy..   ...N...   NNN....
..YYY..   .RRRRR.   ...y...   NN.....

[ace 9x7]
D           C           S           B
.........   ...yyy...   ....L....   ....GGG..
....R....   ..yYYYy..   ....B....   ...GNNNG.
..YYYYY..   .yyyyyyy.   ...LBb...   ..GNNnNG.
.YYyyyYY.   .RRRRRRR.   ...LBb...   ..GNnNNG.
.YyYRYyY.   .RRYRYRR.   ...LBb...   ..vNNNG..
.YyRORyY.   .RRRYRRR.   ...LBb...   .GGNNnv..
.YyRORyY.   ..RRRRR..   ...LBb...   .GGnNNGG.
.YyYRYyY.   ...rRr...   .yyyyyyy.   ...NNNGG.
.YYyyyYY.   ....y....   .Y..N..Y.   ..vNnN...
..YYYYY..   ...yyy...   ....N....   ...NNN...
....R....   ....y....   ....N....   ....NN...
...R.R...   ..RRRRR..   ...yYy...   ....NN...

[ace 13x10]
D               C               S               B
......r......   ....yyyyy....   ......L......   .....GGGG....
....YYYYY....   ..yyYYYYYyy..   .....LBB.....   ....GNNNNG...
..YYYyyyYYY..   .yYYYYYYYYYy.   .....LBb.....   ...GNNnNNNG..
.YYyyyyyyyYY.   .yyyyyyyyyyy.   .....LBb.....   ...GNnNNnNG..
.YyyYYRYYyyY.   .RRRRRRRRRRR.   .....LBb.....   ..GNNNNNNNG..
YYyYYRRRYYyYY   .RRRYRRRYRRR.   .....LBb.....   ..GNNnNNnG...
YyyYRRORRYyyY   .RRYRYRYRYRR.   .....LBb.....   ...vNNNNNv...
YyyRRO.ORRyyY   .RRRYRYRYRRR.   .....LBb.....   .GG.NNnNN.GG.
YyyRRO.ORRyyY   ..RRRRRRRRR..   .....LBb.....   .GGGNNNNNGGG.
YyyYRRORRYyyY   ...rRRRRRr...   .....LBb.....   ...GNNNnNG...
YYyYYRRRYYyYY   ....rrRrr....   ..yyyyyyyyy..   ....NnNNN....
.YyyYYRYYyyY.   ......y......   ..YyyyyyyyY..   ..vGNNNN.....
.YYyyyyyyyYY.   .....yYy.....   ..Y..NnN..Y..   ..GGNNnNGG...
..YYYyyyYYY..   ......y......   .....NnN.....   .....NNNvGG..
....YYYYY....   ....yyyyy....   .....NnN.....   .....NnN.....
......r......   ...RRRRRRR...   .....NnN.....   .....NNN.....
.....r.r.....   ..RRRRRRRRR..   ....yYYYy....   ......NN.....
"""
