; Status bits, pointers, digits of C, rotation, and what C, M, N, G, the status and the beeper
; exchange.
.PAGE 0
        NOP ; found: A=0 B=0 C=0 M=0 N=0 G=00 ST=0000 F=00 P=0 Q=0 PT=P mode=hex carry=1 pc=0000 ; found: stack=0000,0000,0000,0000 lcd=off reg=000 key=00 K=0 service=0 ; expect:
        CLRF 3
; given: ST=3FFF carry=1 ; expect: ST=3FF7
; given: ST=0000 ; expect:
        CLRF 4
; given: ST=3FFF carry=1 ; expect: ST=3FEF
; given: ST=0000 ; expect:
        CLRF 5
; given: ST=3FFF carry=1 ; expect: ST=3FDF
; given: ST=0000 ; expect:
        CLRF 10
; given: ST=3FFF carry=1 ; expect: ST=3BFF
; given: ST=0000 ; expect:
        CLRF 8
; given: ST=3FFF carry=1 ; expect: ST=3EFF
; given: ST=0000 ; expect:
        CLRF 6
; given: ST=3FFF carry=1 ; expect: ST=3FBF
; given: ST=0000 ; expect:
        CLRF 11
; given: ST=3FFF carry=1 ; expect: ST=37FF
; given: ST=0000 ; expect:
        CLRF 2
; given: ST=3FFF carry=1 ; expect: ST=3FFB
; given: ST=0000 ; expect:
        CLRF 9
; given: ST=3FFF carry=1 ; expect: ST=3DFF
; given: ST=0000 ; expect:
        CLRF 7
; given: ST=3FFF carry=1 ; expect: ST=3F7F
; given: ST=0000 ; expect:
        CLRF 13
; given: ST=3FFF carry=1 ; expect: ST=1FFF
; given: ST=0000 ; expect:
        CLRF 1
; given: ST=3FFF carry=1 ; expect: ST=3FFD
; given: ST=0000 ; expect:
        CLRF 12
; given: ST=3FFF carry=1 ; expect: ST=2FFF
; given: ST=0000 ; expect:
        CLRF 0
; given: ST=3FFF carry=1 ; expect: ST=3FFE
; given: ST=0000 ; expect:
        CLRST
; given: ST=3FFF ; expect: ST=3F00
        SETF 3
; given: ST=0000 ; expect: ST=0008
; given: ST=3FFF carry=1 ; expect:
        SETF 4
; given: ST=0000 ; expect: ST=0010
; given: ST=3FFF carry=1 ; expect:
        SETF 5
; given: ST=0000 ; expect: ST=0020
; given: ST=3FFF carry=1 ; expect:
        SETF 10
; given: ST=0000 ; expect: ST=0400
; given: ST=3FFF carry=1 ; expect:
        SETF 8
; given: ST=0000 ; expect: ST=0100
; given: ST=3FFF carry=1 ; expect:
        SETF 6
; given: ST=0000 ; expect: ST=0040
; given: ST=3FFF carry=1 ; expect:
        SETF 11
; given: ST=0000 ; expect: ST=0800
; given: ST=3FFF carry=1 ; expect:
        SETF 2
; given: ST=0000 ; expect: ST=0004
; given: ST=3FFF carry=1 ; expect:
        SETF 9
; given: ST=0000 ; expect: ST=0200
; given: ST=3FFF carry=1 ; expect:
        SETF 7
; given: ST=0000 ; expect: ST=0080
; given: ST=3FFF carry=1 ; expect:
        SETF 13
; given: ST=0000 ; expect: ST=2000
; given: ST=3FFF carry=1 ; expect:
        SETF 1
; given: ST=0000 ; expect: ST=0002
; given: ST=3FFF carry=1 ; expect:
        SETF 12
; given: ST=0000 ; expect: ST=1000
; given: ST=3FFF carry=1 ; expect:
        SETF 0
; given: ST=0000 ; expect: ST=0001
; given: ST=3FFF carry=1 ; expect:
        ?FSET 3
; given: ST=0008 ; expect: carry=1
; given: ST=3FF7 carry=1 ; expect:
        ?FSET 4
; given: ST=0010 ; expect: carry=1
; given: ST=3FEF carry=1 ; expect:
        ?FSET 5
; given: ST=0020 ; expect: carry=1
; given: ST=3FDF carry=1 ; expect:
        ?FSET 10
; given: ST=0400 ; expect: carry=1
; given: ST=3BFF carry=1 ; expect:
        ?FSET 8
; given: ST=0100 ; expect: carry=1
; given: ST=3EFF carry=1 ; expect:
        ?FSET 6
; given: ST=0040 ; expect: carry=1
; given: ST=3FBF carry=1 ; expect:
        ?FSET 11
; given: ST=0800 ; expect: carry=1
; given: ST=37FF carry=1 ; expect:
        ?FSET 2
; given: ST=0004 ; expect: carry=1
; given: ST=3FFB carry=1 ; expect:
        ?FSET 9
; given: ST=0200 ; expect: carry=1
; given: ST=3DFF carry=1 ; expect:
        ?FSET 7
; given: ST=0080 ; expect: carry=1
; given: ST=3F7F carry=1 ; expect:
        ?FSET 13
; given: ST=2000 ; expect: carry=1
; given: ST=1FFF carry=1 ; expect:
        ?FSET 1
; given: ST=0002 ; expect: carry=1
; given: ST=3FFD carry=1 ; expect:
        ?FSET 12
; given: ST=1000 ; expect: carry=1
; given: ST=2FFF carry=1 ; expect:
        ?FSET 0
; given: ST=0001 ; expect: carry=1
; given: ST=3FFE carry=1 ; expect:
        LD@R 0
; given: C=EEEEEEEEEEEEEE P=2 Q=9 PT=P carry=1 ; expect: C=EEEEEEEEEEE0EE P=1
; given: C=EEEEEEEEEEEEEE P=2 Q=9 PT=Q carry=1 ; expect: C=EEEE0EEEEEEEEE Q=8
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE0 P=13
        LD@R 1
; given: C=EEEEEEEEEEEEEE P=7 Q=0 PT=P carry=1 ; expect: C=EEEEEE1EEEEEEE P=6
; given: C=EEEEEEEEEEEEEE P=7 Q=0 PT=Q carry=1 ; expect: C=EEEEEEEEEEEEE1 Q=13
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE1 P=13
        LD@R 2
; given: C=EEEEEEEEEEEEEE P=12 Q=5 PT=P carry=1 ; expect: C=E2EEEEEEEEEEEE P=11
; given: C=EEEEEEEEEEEEEE P=12 Q=5 PT=Q carry=1 ; expect: C=EEEEEEEE2EEEEE Q=4
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE2 P=13
        LD@R 3
; given: C=EEEEEEEEEEEEEE P=3 Q=10 PT=P carry=1 ; expect: C=EEEEEEEEEE3EEE P=2
; given: C=EEEEEEEEEEEEEE P=3 Q=10 PT=Q carry=1 ; expect: C=EEE3EEEEEEEEEE Q=9
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE3 P=13
        LD@R 4
; given: C=EEEEEEEEEEEEEE P=8 Q=1 PT=P carry=1 ; expect: C=EEEEE4EEEEEEEE P=7
; given: C=EEEEEEEEEEEEEE P=8 Q=1 PT=Q carry=1 ; expect: C=EEEEEEEEEEEE4E Q=0
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE4 P=13
        LD@R 5
; given: C=EEEEEEEEEEEEEE P=13 Q=6 PT=P carry=1 ; expect: C=5EEEEEEEEEEEEE P=12
; given: C=EEEEEEEEEEEEEE P=13 Q=6 PT=Q carry=1 ; expect: C=EEEEEEE5EEEEEE Q=5
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE5 P=13
        LD@R 6
; given: C=EEEEEEEEEEEEEE P=4 Q=11 PT=P carry=1 ; expect: C=EEEEEEEEE6EEEE P=3
; given: C=EEEEEEEEEEEEEE P=4 Q=11 PT=Q carry=1 ; expect: C=EE6EEEEEEEEEEE Q=10
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE6 P=13
        LD@R 7
; given: C=EEEEEEEEEEEEEE P=9 Q=2 PT=P carry=1 ; expect: C=EEEE7EEEEEEEEE P=8
; given: C=EEEEEEEEEEEEEE P=9 Q=2 PT=Q carry=1 ; expect: C=EEEEEEEEEEE7EE Q=1
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE7 P=13
        LD@R 8
; given: C=EEEEEEEEEEEEEE P=0 Q=7 PT=P carry=1 ; expect: C=EEEEEEEEEEEEE8 P=13
; given: C=EEEEEEEEEEEEEE P=0 Q=7 PT=Q carry=1 ; expect: C=EEEEEE8EEEEEEE Q=6
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE8 P=13
        LD@R 9
; given: C=EEEEEEEEEEEEEE P=5 Q=12 PT=P carry=1 ; expect: C=EEEEEEEE9EEEEE P=4
; given: C=EEEEEEEEEEEEEE P=5 Q=12 PT=Q carry=1 ; expect: C=E9EEEEEEEEEEEE Q=11
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEE9 P=13
        LD@R A
; given: C=EEEEEEEEEEEEEE P=10 Q=3 PT=P carry=1 ; expect: C=EEEAEEEEEEEEEE P=9
; given: C=EEEEEEEEEEEEEE P=10 Q=3 PT=Q carry=1 ; expect: C=EEEEEEEEEEAEEE Q=2
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEEA P=13
        LD@R B
; given: C=EEEEEEEEEEEEEE P=1 Q=8 PT=P carry=1 ; expect: C=EEEEEEEEEEEEBE P=0
; given: C=EEEEEEEEEEEEEE P=1 Q=8 PT=Q carry=1 ; expect: C=EEEEEBEEEEEEEE Q=7
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEEB P=13
        LD@R C
; given: C=EEEEEEEEEEEEEE P=6 Q=13 PT=P carry=1 ; expect: C=EEEEEEECEEEEEE P=5
; given: C=EEEEEEEEEEEEEE P=6 Q=13 PT=Q carry=1 ; expect: C=CEEEEEEEEEEEEE Q=12
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEEC P=13
        LD@R D
; given: C=EEEEEEEEEEEEEE P=11 Q=4 PT=P carry=1 ; expect: C=EEDEEEEEEEEEEE P=10
; given: C=EEEEEEEEEEEEEE P=11 Q=4 PT=Q carry=1 ; expect: C=EEEEEEEEEDEEEE Q=3
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEED P=13
        LD@R E
; given: C=EEEEEEEEEEEEEE P=2 Q=9 PT=P carry=1 ; expect: P=1
; given: C=EEEEEEEEEEEEEE P=2 Q=9 PT=Q carry=1 ; expect: Q=8
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: P=13
        LD@R F
; given: C=EEEEEEEEEEEEEE P=7 Q=0 PT=P carry=1 ; expect: C=EEEEEEFEEEEEEE P=6
; given: C=EEEEEEEEEEEEEE P=7 Q=0 PT=Q carry=1 ; expect: C=EEEEEEEEEEEEEF Q=13
; given: C=EEEEEEEEEEEEEE P=0 PT=P ; expect: C=EEEEEEEEEEEEEF P=13
        ?R= 3
; given: P=3 Q=4 PT=P ; expect: carry=1
; given: P=3 Q=4 PT=Q carry=1 ; expect:
; given: P=4 Q=3 PT=Q ; expect: carry=1
        ?R= 4
; given: P=4 Q=5 PT=P ; expect: carry=1
; given: P=4 Q=5 PT=Q carry=1 ; expect:
; given: P=5 Q=4 PT=Q ; expect: carry=1
        ?R= 5
; given: P=5 Q=6 PT=P ; expect: carry=1
; given: P=5 Q=6 PT=Q carry=1 ; expect:
; given: P=6 Q=5 PT=Q ; expect: carry=1
        ?R= 10
; given: P=10 Q=11 PT=P ; expect: carry=1
; given: P=10 Q=11 PT=Q carry=1 ; expect:
; given: P=11 Q=10 PT=Q ; expect: carry=1
        ?R= 8
; given: P=8 Q=9 PT=P ; expect: carry=1
; given: P=8 Q=9 PT=Q carry=1 ; expect:
; given: P=9 Q=8 PT=Q ; expect: carry=1
        ?R= 6
; given: P=6 Q=7 PT=P ; expect: carry=1
; given: P=6 Q=7 PT=Q carry=1 ; expect:
; given: P=7 Q=6 PT=Q ; expect: carry=1
        ?R= 11
; given: P=11 Q=12 PT=P ; expect: carry=1
; given: P=11 Q=12 PT=Q carry=1 ; expect:
; given: P=12 Q=11 PT=Q ; expect: carry=1
        ?R= 2
; given: P=2 Q=3 PT=P ; expect: carry=1
; given: P=2 Q=3 PT=Q carry=1 ; expect:
; given: P=3 Q=2 PT=Q ; expect: carry=1
        ?R= 9
; given: P=9 Q=10 PT=P ; expect: carry=1
; given: P=9 Q=10 PT=Q carry=1 ; expect:
; given: P=10 Q=9 PT=Q ; expect: carry=1
        ?R= 7
; given: P=7 Q=8 PT=P ; expect: carry=1
; given: P=7 Q=8 PT=Q carry=1 ; expect:
; given: P=8 Q=7 PT=Q ; expect: carry=1
        ?R= 13
; given: P=13 Q=0 PT=P ; expect: carry=1
; given: P=13 Q=0 PT=Q carry=1 ; expect:
; given: P=0 Q=13 PT=Q ; expect: carry=1
        ?R= 1
; given: P=1 Q=2 PT=P ; expect: carry=1
; given: P=1 Q=2 PT=Q carry=1 ; expect:
; given: P=2 Q=1 PT=Q ; expect: carry=1
        ?R= 12
; given: P=12 Q=13 PT=P ; expect: carry=1
; given: P=12 Q=13 PT=Q carry=1 ; expect:
; given: P=13 Q=12 PT=Q ; expect: carry=1
        ?R= 0
; given: P=0 Q=1 PT=P ; expect: carry=1
; given: P=0 Q=1 PT=Q carry=1 ; expect:
; given: P=1 Q=0 PT=Q ; expect: carry=1
        -PT
; given: P=5 Q=9 PT=P carry=1 ; expect: P=4
; given: P=0 ; expect: P=13
; given: Q=0 PT=Q ; expect: Q=13
; given: Q=13 ; expect: Q=12
        +PT
; given: P=5 Q=9 PT=P carry=1 ; expect: P=6
; given: P=13 ; expect: P=0
; given: Q=13 PT=Q ; expect: Q=0
; given: Q=12 ; expect: Q=13
        R= 3
; given: P=4 Q=4 PT=P carry=1 ; expect: P=3
; given: P=4 Q=4 PT=Q ; expect: Q=3
        R= 4
; given: P=5 Q=5 PT=P carry=1 ; expect: P=4
; given: P=5 Q=5 PT=Q ; expect: Q=4
        R= 5
; given: P=6 Q=6 PT=P carry=1 ; expect: P=5
; given: P=6 Q=6 PT=Q ; expect: Q=5
        R= 10
; given: P=11 Q=11 PT=P carry=1 ; expect: P=10
; given: P=11 Q=11 PT=Q ; expect: Q=10
        R= 8
; given: P=9 Q=9 PT=P carry=1 ; expect: P=8
; given: P=9 Q=9 PT=Q ; expect: Q=8
        R= 6
; given: P=7 Q=7 PT=P carry=1 ; expect: P=6
; given: P=7 Q=7 PT=Q ; expect: Q=6
        R= 11
; given: P=12 Q=12 PT=P carry=1 ; expect: P=11
; given: P=12 Q=12 PT=Q ; expect: Q=11
        R= 2
; given: P=3 Q=3 PT=P carry=1 ; expect: P=2
; given: P=3 Q=3 PT=Q ; expect: Q=2
        R= 9
; given: P=10 Q=10 PT=P carry=1 ; expect: P=9
; given: P=10 Q=10 PT=Q ; expect: Q=9
        R= 7
; given: P=8 Q=8 PT=P carry=1 ; expect: P=7
; given: P=8 Q=8 PT=Q ; expect: Q=7
        R= 13
; given: P=0 Q=0 PT=P carry=1 ; expect: P=13
; given: P=0 Q=0 PT=Q ; expect: Q=13
        R= 1
; given: P=2 Q=2 PT=P carry=1 ; expect: P=1
; given: P=2 Q=2 PT=Q ; expect: Q=1
        R= 12
; given: P=13 Q=13 PT=P carry=1 ; expect: P=12
; given: P=13 Q=13 PT=Q ; expect: Q=12
        R= 0
; given: P=1 Q=1 PT=P carry=1 ; expect: P=0
; given: P=1 Q=1 PT=Q ; expect: Q=0
        SLCT P
; given: P=3 Q=4 PT=Q carry=1 ; expect: PT=P
; given: PT=P ; expect:
        SLCT Q
; given: P=3 Q=4 PT=P carry=1 ; expect: PT=Q
; given: PT=Q ; expect:
        ?P=Q
; given: P=3 Q=3 PT=Q ; expect: carry=1
; given: P=3 Q=4 carry=1 ; expect:
        RCR 3
; given: C=123456789ABCDE carry=1 ; expect: C=CDE123456789AB
        RCR 4
; given: C=123456789ABCDE carry=1 ; expect: C=BCDE123456789A
        RCR 5
; given: C=123456789ABCDE carry=1 ; expect: C=ABCDE123456789
        RCR 10
; given: C=123456789ABCDE carry=1 ; expect: C=56789ABCDE1234
        RCR 8
; given: C=123456789ABCDE carry=1 ; expect: C=789ABCDE123456
        RCR 6
; given: C=123456789ABCDE carry=1 ; expect: C=9ABCDE12345678
        RCR 11
; given: C=123456789ABCDE carry=1 ; expect: C=456789ABCDE123
        RCR 2
; given: C=123456789ABCDE carry=1 ; expect: C=DE123456789ABC
        RCR 9
; given: C=123456789ABCDE carry=1 ; expect: C=6789ABCDE12345
        RCR 7
; given: C=123456789ABCDE carry=1 ; expect: C=89ABCDE1234567
        RCR 13
; given: C=123456789ABCDE carry=1 ; expect: C=23456789ABCDE1
        RCR 1
; given: C=123456789ABCDE carry=1 ; expect: C=E123456789ABCD
        RCR 12
; given: C=123456789ABCDE carry=1 ; expect: C=3456789ABCDE12
        RCR 0
; given: C=123456789ABCDE carry=1 ; expect:
        DISCMP
; given: C=123456789ABCDE A=1 carry=1 ; expect:
        G=C @R,+
; given: C=123456789ABCDE P=0 PT=P G=00 carry=1 ; expect: G=DE
; given: P=4 ; expect: G=9A
; given: P=12 ; expect: G=12
; given: P=13 ; expect: G=1E
        C=G @R,+
; given: C=123456789ABCDE P=0 PT=P G=F7 carry=1 ; expect: C=123456789ABCF7
; given: C=123456789ABCDE P=4 ; expect: C=12345678F7BCDE
; given: C=123456789ABCDE P=12 ; expect: C=F73456789ABCDE
; given: C=123456789ABCDE P=13 ; expect: C=F23456789ABCD7
        C<>G @R,+
; given: C=123456789ABCDE P=0 PT=P G=F7 carry=1 ; expect: C=123456789ABCF7 G=DE
; given: C=123456789ABCDE P=4 G=F7 ; expect: C=12345678F7BCDE G=9A
; given: C=123456789ABCDE P=12 G=F7 ; expect: C=F73456789ABCDE G=12
; given: C=123456789ABCDE P=13 G=F7 ; expect: C=F23456789ABCD7 G=1E
        G=C @R,+
; given: C=123456789ABCDE Q=0 PT=Q G=00 carry=1 ; expect: G=DE
; given: Q=4 ; expect: G=9A
; given: Q=12 ; expect: G=12
; given: Q=13 ; expect: G=1E
        C=G @R,+
; given: C=123456789ABCDE Q=0 PT=Q G=F7 carry=1 ; expect: C=123456789ABCF7
; given: C=123456789ABCDE Q=4 ; expect: C=12345678F7BCDE
; given: C=123456789ABCDE Q=12 ; expect: C=F73456789ABCDE
; given: C=123456789ABCDE Q=13 ; expect: C=F23456789ABCD7
        C<>G @R,+
; given: C=123456789ABCDE Q=0 PT=Q G=F7 carry=1 ; expect: C=123456789ABCF7 G=DE
; given: C=123456789ABCDE Q=4 G=F7 ; expect: C=12345678F7BCDE G=9A
; given: C=123456789ABCDE Q=12 G=F7 ; expect: C=F73456789ABCDE G=12
; given: C=123456789ABCDE Q=13 G=F7 ; expect: C=F23456789ABCD7 G=1E
        M=C ALL
; given: C=123456789ABCDE M=FEDCBA98765432 carry=1 ; expect: M=123456789ABCDE
        C=M ALL
; given: C=123456789ABCDE M=FEDCBA98765432 carry=1 ; expect: C=FEDCBA98765432
        C<>M ALL
; given: C=123456789ABCDE M=FEDCBA98765432 carry=1 ; expect: C=FEDCBA98765432 M=123456789ABCDE
        N=C ALL
; given: C=123456789ABCDE N=FEDCBA98765432 carry=1 ; expect: N=123456789ABCDE
        C=N ALL
; given: C=123456789ABCDE N=FEDCBA98765432 carry=1 ; expect: C=FEDCBA98765432
        C<>N ALL
; given: C=123456789ABCDE N=FEDCBA98765432 carry=1 ; expect: C=FEDCBA98765432 N=123456789ABCDE
        T=ST
; given: ST=2A5C F=11 carry=1 ; expect: F=5C
        ST=T
; given: ST=2A5C F=11 carry=1 ; expect: ST=2A11
        ST<>T
; given: ST=2A5C F=11 carry=1 ; expect: ST=2A11 F=5C
        ST=C
; given: ST=2A5C C=123456789ABCDE carry=1 ; expect: ST=2ADE
        C=ST
; given: ST=2A5C C=123456789ABCDE carry=1 ; expect: C=123456789ABC5C
        C<>ST
; given: ST=2A5C C=123456789ABCDE carry=1 ; expect: C=123456789ABC5C ST=2ADE
        A=B=C=0
; given: A=1 B=2 C=3 M=4 N=5 carry=1 ; expect: A=0 B=0 C=0
        SETDEC
; given: mode=hex carry=1 ; expect: mode=dec
; given: mode=dec ; expect:
        SETHEX
; given: mode=dec carry=1 ; expect: mode=hex
; given: mode=hex ; expect:
        C=C OR A
; given: A=30000000000F0A C=50000000000FF5 carry=0 mode=hex ; expect: C=70000000000FFF
        C=C AND A
; given: A=30000000000F0A C=50000000000FFC carry=0 ; expect: C=10000000000F08
        LDI S&X
; given: C=123456789ABCDE carry=1 ; expect: C=123456789AB2A5
        CON 2A5
        NOP
; given: carry=1 ; expect:
        ?LOWBAT
; given: carry=1 ; expect:
; Words without meaning do nothing but put carry to 0.
        CON 080
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 0C0
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 034
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 3F4
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 018
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 118
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 218
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 318
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 2B0
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1C4
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1C8
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1CC
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1D4
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1DC
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1EC
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 3EC
; given: C=123 P=3 PT=P carry=1 ; expect:
        CON 1FC
; given: C=123 P=3 PT=P carry=1 ; expect:
        NOP ; end
