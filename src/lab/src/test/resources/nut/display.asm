; The display: what each instruction takes from the ring of twelve cells, and what it puts in,
; at the left or the right; annunciators; off and on.
.PAGE 0
        PRPH SLCT ; given: C=123456789012FD reg=010 lcd=on ; expect:

        READ DATA
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=001C785E353321
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00211CD95314F6
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=0044433322211F
; given: C=FFFFFFFFFFFFFF ; expect: C=0044433322211F shows="∡A1bB2:cC3.dD4"
        READ 1
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00033130003C84 reg=011
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=0040700B00C000
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00300700B00300
; given: C=FFFFFFFFFFFFFF ; expect: C=00300700B00300 shows="∡A1bB2:cC3.dD4"
        READ 2
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00100001100000 reg=012
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00110110000100
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00001001001001
; given: C=FFFFFFFFFFFFFF ; expect: C=00001001001001 shows="∡A1bB2:cC3.dD4"
        READ 3
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00030533C38241 reg=013 shows="Σ5X7<aA.B:C,3Ec"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=000503C1040F06 shows="9:≠µ1.ab.FOdA,CE"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00B2020231010F shows="cC3.dD4∡A1bB2:"
; given: C=FFFFFFFFFFFFFF ; expect: C=00340404730303 shows="∡A1bB2:cC3.dD4"
        READ 4
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=000330C3082041 reg=014 shows="EcΣ5X7<aA.B:C,3"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=000C110400F006 shows="CE9:≠µ1.ab.FOdA,"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=0010203100110F shows="B2:cC3.dD4∡A1b"
; given: C=FFFFFFFFFFFFFF ; expect: C=000031030B2002 shows="3.dD4∡A1bB2:cC"
        READ 5
; given: lit=BAT,G,0,4,ALPHA C=FFFFFFFFFFFFFF ; expect: C=A45 reg=015
; given: lit=USER,RAD,SHIFT,1,2,3,PRGM C=FFFFFFFFFFFFFF carry=1 ; expect: C=5BA
        READ 6
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000000 reg=016 shows="B:C,3EcΣ5X7<aA."
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000000 shows="OdA,CE9:≠µ1.ab.F"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000001 shows="A1bB2:cC3.dD4∡"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000000 shows="1bB2:cC3.dD4∡A"
        READ 7
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000001 reg=017 shows="aA.B:C,3EcΣ5X7<"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000002 shows="b.FOdA,CE9:≠µ1.a"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000004 shows="4∡A1bB2:cC3.dD"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000004 shows="D4∡A1bB2:cC3.d"
        READ 8
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000000 reg=018 shows="aA.B:C,3EcΣ5X7<"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000004 shows="b.FOdA,CE9:≠µ1.a"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000003 shows="4∡A1bB2:cC3.dD"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000000 shows="D4∡A1bB2:cC3.d"
        READ 9
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000001 reg=019 shows="aA.B:C,3EcΣ5X7<"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000001 shows="b.FOdA,CE9:≠µ1.a"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000000 shows="4∡A1bB2:cC3.dD"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000000 shows="D4∡A1bB2:cC3.d"
        READ 10
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000001 reg=01A shows="B:C,3EcΣ5X7<aA."
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000006 shows="OdA,CE9:≠µ1.ab.F"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=0000000000000F shows="A1bB2:cC3.dD4∡"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000001 shows="1bB2:cC3.dD4∡A"
        READ 11
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000004 reg=01B shows="B:C,3EcΣ5X7<aA."
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000000 shows="OdA,CE9:≠µ1.ab.F"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000000 shows="A1bB2:cC3.dD4∡"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000000 shows="1bB2:cC3.dD4∡A"
        READ 12
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000001 reg=01C shows="aA.B:C,3EcΣ5X7<"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000042 shows="b.FOdA,CE9:≠µ1.a"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000034 shows="4∡A1bB2:cC3.dD"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000004 shows="D4∡A1bB2:cC3.d"
        READ 13
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000041 reg=01D shows="B:C,3EcΣ5X7<aA."
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000006 shows="OdA,CE9:≠µ1.ab.F"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=0000000000000F shows="A1bB2:cC3.dD4∡"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000001 shows="1bB2:cC3.dD4∡A"
        READ 14
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000101 reg=01E shows="aA.B:C,3EcΣ5X7<"
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000142 shows="b.FOdA,CE9:≠µ1.a"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000034 shows="4∡A1bB2:cC3.dD"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000004 shows="D4∡A1bB2:cC3.d"
        READ 15
; given: shows="A.B:C,3EcΣ5X7<a" C=FFFFFFFFFFFFFF carry=1 reg=010 ; expect: C=00000000000041 reg=01F shows="B:C,3EcΣ5X7<aA."
; given: shows="FOdA,CE9:≠µ1.ab." C=FFFFFFFFFFFFFF carry=1 ; expect: C=00000000000006 shows="OdA,CE9:≠µ1.ab.F"
; given: shows="∡A1bB2:cC3.dD4" C=FFFFFFFFFFFFFF carry=1 ; expect: C=0000000000010F shows="A1bB2:cC3.dD4∡"
; given: C=FFFFFFFFFFFFFF ; expect: C=00000000000001 shows="1bB2:cC3.dD4∡A"
        WRIT 0
; given: shows="ABCDEFGHIJKL" C=123456789ABC01 carry=1 reg=010 ; expect: shows="CDEFGHIJKL@A"
; given: shows="ABC.DEF,GHIJK:L" C=123456789ABC10 carry=1 ; expect: shows="CDE.FGH,IJKLA:@"
; given: shows="@O@O@O@O@O@O" C=123456789ABC01 carry=1 ; expect: shows="CDEFGHIJKL@A"
; expect:
        WRIT 1
; given: shows="ABCDEFGHIJKL" C=0000103070B0E1 carry=1 reg=010 ; expect: reg=011 shows="ABSD5F7.H9:J+,\"
; given: shows="ABC.DEF,GHIJK:L" C=0000103070B0E0 carry=1 ; expect: shows="ABSD5F7.H9:J+,L"
; given: shows="@O@O@O@O@O@O" C=0000103070B0E1 carry=1 ; expect: shows="@OPO0O0.O0:O ,_"
; expect:
        WRIT 2
; given: shows="ABCDEFGHIJKL" C=00111101010101 carry=1 reg=010 ; expect: reg=012 shows="abcdE¯GʌIɅKµ"
; given: shows="ABC.DEF,GHIJK:L" C=00111101010100 carry=1 ; expect: shows="abc.dE¯,GʌIɅK:L"
; given: shows="@O@O@O@O@O@O" C=00111101010101 carry=1 ; expect: shows="⊢∡⊢∡@∡@∡@∡@∡"
; expect:
        WRIT 3
; given: shows="ABCDEFGHIJKL" C=0000C147B030F1 carry=1 reg=010 ; expect: reg=013 shows="@A,G.0:01,ABCDEF"
; given: shows="ABC.DEF,GHIJK:L" C=0000C147B030E0 carry=1 ; expect: shows="@A,G.0:0 ,ABC.DEF,"
; given: shows="@O@O@O@O@O@O" C=0000C147B030F1 carry=1 ; expect: shows="@A,G.0:01,@O@O@O"
; expect: shows="@A,G.0:01,@A,G.0:01,"
        WRIT 4
; given: shows="ABCDEFGHIJKL" C=00000105004021 carry=1 reg=010 ; expect: reg=014 shows="@eD!ABCDEFGH"
; given: shows="ABC.DEF,GHIJK:L" C=00000105004030 carry=1 ; expect: shows="@eD0ABC.DEF,GH"
; given: shows="@O@O@O@O@O@O" C=00000105004021 carry=1 ; expect: shows="@eD!@O@O@O@O"
; expect: shows="@eD!@eD!@O@O"
        WRIT 5
; given: shows="ABCDEFGHIJKL" C=000087C147B030 carry=1 reg=010 ; expect: reg=015 shows="GHIJKL00:G.A,G:@"
; given: shows="ABC.DEF,GHIJK:L" C=000087C147B021 carry=1 ; expect: shows="GHIJK:L!0:G.A,G:@"
; given: shows="@O@O@O@O@O@O" C=000087C147B030 carry=1 ; expect: shows="@O@O@O00:G.A,G:@"
; expect: shows="00:G.A,G:@00:G.A,G:@"
        WRIT 6
; given: shows="ABCDEFGHIJKL" C=00000104005021 carry=1 reg=010 ; expect: reg=016 shows="EFGHIJKL!Ed@"
; given: shows="ABC.DEF,GHIJK:L" C=00000104005030 carry=1 ; expect: shows="EF,GHIJK:L0Ed@"
; given: shows="@O@O@O@O@O@O" C=00000104005021 carry=1 ; expect: shows="@O@O@O@O!Ed@"
; expect: shows="@O@O!Ed@!Ed@"
        WRIT 7
; given: shows="ABCDEFGHIJKL" C=0000000123456E carry=1 reg=010 ; expect: reg=017 shows="NABCDEFGHIJK"
; given: shows="ABC.DEF,GHIJK:L" C=0000000123457F carry=1 ; expect: shows="OABC.DEF,GHIJK:"
; given: shows="@O@O@O@O@O@O" C=0000000123456E carry=1 ; expect: shows="N@O@O@O@O@O@"
; expect: shows="NN@O@O@O@O@O"
        WRIT 8
; given: shows="ABCDEFGHIJKL" C=00000099999971 carry=1 reg=010 ; expect: reg=018 shows="\ABCDEFGHIJK"
; given: shows="ABC.DEF,GHIJK:L" C=00000099999961 carry=1 ; expect: shows="\ABC.DEF,GHIJK:"
; given: shows="@O@O@O@O@O@O" C=00000099999971 carry=1 ; expect: shows="_@O@O@O@O@O@"
; expect: shows="P_@O@O@O@O@O"
        WRIT 9
; given: shows="ABCDEFGHIJKL" C=00000001234561 carry=1 reg=010 ; expect: reg=019 shows="µABCDEFGHIJK"
; given: shows="ABC.DEF,GHIJK:L" C=00000001234560 carry=1 ; expect: shows="LABC.DEF,GHIJK:"
; given: shows="@O@O@O@O@O@O" C=00000001234561 carry=1 ; expect: shows="∡@O@O@O@O@O@"
; expect: shows="⊢∡@O@O@O@O@O"
        WRIT 10
; given: shows="ABCDEFGHIJKL" C=00000000000FF5 carry=1 reg=010 ; expect: reg=01A shows="BCDEFGHIJKLE"
; given: shows="ABC.DEF,GHIJK:L" C=00000000000FE4 carry=1 ; expect: shows="BC.DEF,GHIJK:LD"
; given: shows="@O@O@O@O@O@O" C=00000000000FF5 carry=1 ; expect: shows="O@O@O@O@O@OE"
; expect: shows="@O@O@O@O@OEE"
        WRIT 11
; given: shows="ABCDEFGHIJKL" C=000000000000F3 carry=1 reg=010 ; expect: reg=01B shows="BCDEFGHIJKL1"
; given: shows="ABC.DEF,GHIJK:L" C=000000000000E3 carry=1 ; expect: shows="BC.DEF,GHIJK:L1"
; given: shows="@O@O@O@O@O@O" C=000000000000F3 carry=1 ; expect: shows="O@O@O@O@O@O0"
; expect: shows="@O@O@O@O@O0?"
        WRIT 12
; given: shows="ABCDEFGHIJKL" C=000000000001B4 carry=1 reg=010 ; expect: reg=01C shows="4:ABCDEFGHIJK"
; given: shows="ABC.DEF,GHIJK:L" C=000000000001A5 carry=1 ; expect: shows="%:ABC.DEF,GHIJK:"
; given: shows="@O@O@O@O@O@O" C=000000000001B4 carry=1 ; expect: shows="4:@O@O@O@O@O@"
; expect: shows="4:4:@O@O@O@O@O"
        WRIT 13
; given: shows="ABCDEFGHIJKL" C=00000000000F87 carry=1 reg=010 ; expect: reg=01D shows="BCDEFGHIJKLG:"
; given: shows="ABC.DEF,GHIJK:L" C=00000000000F96 carry=1 ; expect: shows="BC.DEF,GHIJK:LV:"
; given: shows="@O@O@O@O@O@O" C=00000000000F87 carry=1 ; expect: shows="O@O@O@O@O@OG:"
; expect: shows="@O@O@O@O@OG:G:"
        WRIT 14
; given: shows="ABCDEFGHIJKL" C=00000000001104 carry=1 reg=010 ; expect: reg=01E shows="dABCDEFGHIJK"
; given: shows="ABC.DEF,GHIJK:L" C=00000000001105 carry=1 ; expect: shows="eABC.DEF,GHIJK:"
; given: shows="@O@O@O@O@O@O" C=00000000001104 carry=1 ; expect: shows="d@O@O@O@O@O@"
; expect: shows="dd@O@O@O@O@O"
        WRIT 15
; given: shows="ABCDEFGHIJKL" C=000000000FF105 carry=1 reg=010 ; expect: reg=01F shows="BCDEFGHIJKLe"
; given: shows="ABC.DEF,GHIJK:L" C=000000000FF104 carry=1 ; expect: shows="BC.DEF,GHIJK:Ld"
; given: shows="@O@O@O@O@O@O" C=000000000FF105 carry=1 ; expect: shows="O@O@O@O@O@Oe"
; expect: shows="@O@O@O@O@Oee"
        WRIT DATA
; given: C=00000000000800 carry=1 ; expect: lit="BAT"
; given: C=00000000000400 carry=1 ; expect: lit="USER"
; given: C=00000000000200 carry=1 ; expect: lit="G"
; given: C=00000000000100 carry=1 ; expect: lit="RAD"
; given: C=00000000000080 carry=1 ; expect: lit="SHIFT"
; given: C=00000000000040 carry=1 ; expect: lit="0"
; given: C=00000000000020 carry=1 ; expect: lit="1"
; given: C=00000000000010 carry=1 ; expect: lit="2"
; given: C=00000000000008 carry=1 ; expect: lit="3"
; given: C=00000000000004 carry=1 ; expect: lit="4"
; given: C=00000000000002 carry=1 ; expect: lit="PRGM"
; given: C=00000000000001 carry=1 ; expect: lit="ALPHA"
; given: C=123456789AB28D ; expect: lit="G,SHIFT,3,4,ALPHA"
; given: C=123456789ABFFF ; expect: lit="BAT,USER,G,RAD,SHIFT,0,1,2,3,4,PRGM,ALPHA"
; given: shows="ABCDEFGHIJKL"
        DISOFF ; given: carry=1 ; expect: lcd=off shows="" lit=""
        DISTOG ; given: carry=1 ; expect: lcd=on shows="ABCDEFGHIJKL" lit="BAT,USER,G,RAD,SHIFT,0,1,2,3,4,PRGM,ALPHA"
        PRPH SLCT ; given: C=1 ; expect:
        DISTOG ; expect: lcd=off shows="" lit=""
        DISTOG ; expect: lcd=on shows="ABCDEFGHIJKL" lit="BAT,USER,G,RAD,SHIFT,0,1,2,3,4,PRGM,ALPHA"
; What is written while it is off is kept.
        PRPH SLCT ; given: C=FD lcd=off ; expect:
        WRIT 14 ; given: C=105 reg=010 ; expect: reg=01E
        DISTOG ; found: shows="" ; expect: lcd=on shows="eABCDEFGHIJK" lit="BAT,USER,G,RAD,SHIFT,0,1,2,3,4,PRGM,ALPHA"
; Memory that is selected at the same time is written too, and another chip leaves the display alone.
        WRIT 10 ; given: shows="AAAAAAAAAAAA" C=00000000000002 reg=0C0 ; expect: reg=0CA ram.0CA=2 shows="AAAAAAAAAAAB"
        PRPH SLCT ; given: C=1 ; expect:
        WRIT 10 ; given: C=00000000000003 ; expect: ram.0CA=3
        NOP ; end
