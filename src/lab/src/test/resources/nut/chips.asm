; Registers of memory, words of pages, a chip at 10 of the bus with its flags, units that take over.
.PAGE 0
        RAM SLCT ; given: C=123456789AB0C3 ; expect: reg=0C3
; given: C=123456789ABFFF ; expect: reg=3FF
; given: C=00000000000010 ; expect: reg=010
        WRIT DATA ; given: C=12345678901234 reg=0C3 carry=1 ; expect: ram.0C3=12345678901234
; given: reg=3FF ; expect:
; given: reg=010 ; expect:
; given: reg=00D ; expect: ram.00D=12345678901234
        READ DATA ; given: C=1 reg=0C3 carry=1 ; expect: C=12345678901234
; given: C=1 reg=0C4 ; expect: C=0
; given: C=1 reg=200 ; expect: C=0
; given: C=1 reg=00D ; expect: C=12345678901234
        WRIT 0(T) ; given: C=11111111111111 reg=1A7 carry=1 ; expect: reg=1A0 ram.1A0=11111111111111
; given: reg=305 ; expect: reg=300
; given: reg=0DD ; expect: reg=0D0 ram.0D0=11111111111111
        WRIT 1(Z) ; given: C=44444444444444 reg=1A7 carry=1 ; expect: reg=1A1 ram.1A1=44444444444444
; given: reg=315 ; expect: reg=311
; given: reg=0DD ; expect: reg=0D1 ram.0D1=44444444444444
        WRIT 2(Y) ; given: C=77777777777777 reg=1A7 carry=1 ; expect: reg=1A2 ram.1A2=77777777777777
; given: reg=325 ; expect: reg=322
; given: reg=0DD ; expect: reg=0D2 ram.0D2=77777777777777
        WRIT 3(X) ; given: C=AAAAAAAAAAAAAA reg=1A7 carry=1 ; expect: reg=1A3 ram.1A3=AAAAAAAAAAAAAA
; given: reg=335 ; expect: reg=333
; given: reg=0DD ; expect: reg=0D3 ram.0D3=AAAAAAAAAAAAAA
        WRIT 4(L) ; given: C=DDDDDDDDDDDDDD reg=1A7 carry=1 ; expect: reg=1A4 ram.1A4=DDDDDDDDDDDDDD
; given: reg=345 ; expect: reg=344
; given: reg=0DD ; expect: reg=0D4 ram.0D4=DDDDDDDDDDDDDD
        WRIT 5(M) ; given: C=11111111111111 reg=1A7 carry=1 ; expect: reg=1A5 ram.1A5=11111111111111
; given: reg=355 ; expect: reg=355
; given: reg=0DD ; expect: reg=0D5 ram.0D5=11111111111111
        WRIT 6(N) ; given: C=44444444444444 reg=1A7 carry=1 ; expect: reg=1A6 ram.1A6=44444444444444
; given: reg=365 ; expect: reg=366
; given: reg=0DD ; expect: reg=0D6 ram.0D6=44444444444444
        WRIT 7(O) ; given: C=77777777777777 reg=1A7 carry=1 ; expect: reg=1A7 ram.1A7=77777777777777
; given: reg=375 ; expect: reg=377
; given: reg=0DD ; expect: reg=0D7 ram.0D7=77777777777777
        WRIT 8(P) ; given: C=AAAAAAAAAAAAAA reg=1A7 carry=1 ; expect: reg=1A8 ram.1A8=AAAAAAAAAAAAAA
; given: reg=385 ; expect: reg=388
; given: reg=0DD ; expect: reg=0D8 ram.0D8=AAAAAAAAAAAAAA
        WRIT 9(Q) ; given: C=DDDDDDDDDDDDDD reg=1A7 carry=1 ; expect: reg=1A9 ram.1A9=DDDDDDDDDDDDDD
; given: reg=395 ; expect: reg=399
; given: reg=0DD ; expect: reg=0D9 ram.0D9=DDDDDDDDDDDDDD
        WRIT 10(+) ; given: C=11111111111111 reg=1A7 carry=1 ; expect: reg=1AA ram.1AA=11111111111111
; given: reg=3A5 ; expect: reg=3AA
; given: reg=0DD ; expect: reg=0DA ram.0DA=11111111111111
        WRIT 11(a) ; given: C=44444444444444 reg=1A7 carry=1 ; expect: reg=1AB ram.1AB=44444444444444
; given: reg=3B5 ; expect: reg=3BB
; given: reg=0DD ; expect: reg=0DB ram.0DB=44444444444444
        WRIT 12(b) ; given: C=77777777777777 reg=1A7 carry=1 ; expect: reg=1AC ram.1AC=77777777777777
; given: reg=3C5 ; expect: reg=3CC
; given: reg=0DD ; expect: reg=0DC ram.0DC=77777777777777
        WRIT 13(c) ; given: C=AAAAAAAAAAAAAA reg=1A7 carry=1 ; expect: reg=1AD ram.1AD=AAAAAAAAAAAAAA
; given: reg=3D5 ; expect: reg=3DD
; given: reg=0DD ; expect: reg=0DD ram.0DD=AAAAAAAAAAAAAA
        WRIT 14(d) ; given: C=DDDDDDDDDDDDDD reg=1A7 carry=1 ; expect: reg=1AE ram.1AE=DDDDDDDDDDDDDD
; given: reg=3E5 ; expect: reg=3EE
; given: reg=0DD ; expect: reg=0DE ram.0DE=DDDDDDDDDDDDDD
        WRIT 15(e) ; given: C=11111111111111 reg=1A7 carry=1 ; expect: reg=1AF ram.1AF=11111111111111
; given: reg=3F5 ; expect: reg=3FF
; given: reg=0DD ; expect: reg=0DF ram.0DF=11111111111111
        READ 1(Z) ; given: C=99 reg=1A0 carry=1 ; expect: C=44444444444444 reg=1A1
; given: C=99 reg=3F5 ; expect: C=0 reg=3F1
        READ 2(Y) ; given: C=99 reg=1A0 carry=1 ; expect: C=77777777777777 reg=1A2
; given: C=99 reg=3F5 ; expect: C=0 reg=3F2
        READ 3(X) ; given: C=99 reg=1A0 carry=1 ; expect: C=AAAAAAAAAAAAAA reg=1A3
; given: C=99 reg=3F5 ; expect: C=0 reg=3F3
        READ 4(L) ; given: C=99 reg=1A0 carry=1 ; expect: C=DDDDDDDDDDDDDD reg=1A4
; given: C=99 reg=3F5 ; expect: C=0 reg=3F4
        READ 5(M) ; given: C=99 reg=1A0 carry=1 ; expect: C=11111111111111 reg=1A5
; given: C=99 reg=3F5 ; expect: C=0 reg=3F5
        READ 6(N) ; given: C=99 reg=1A0 carry=1 ; expect: C=44444444444444 reg=1A6
; given: C=99 reg=3F5 ; expect: C=0 reg=3F6
        READ 7(O) ; given: C=99 reg=1A0 carry=1 ; expect: C=77777777777777 reg=1A7
; given: C=99 reg=3F5 ; expect: C=0 reg=3F7
        READ 8(P) ; given: C=99 reg=1A0 carry=1 ; expect: C=AAAAAAAAAAAAAA reg=1A8
; given: C=99 reg=3F5 ; expect: C=0 reg=3F8
        READ 9(Q) ; given: C=99 reg=1A0 carry=1 ; expect: C=DDDDDDDDDDDDDD reg=1A9
; given: C=99 reg=3F5 ; expect: C=0 reg=3F9
        READ 10(+) ; given: C=99 reg=1A0 carry=1 ; expect: C=11111111111111 reg=1AA
; given: C=99 reg=3F5 ; expect: C=0 reg=3FA
        READ 11(a) ; given: C=99 reg=1A0 carry=1 ; expect: C=44444444444444 reg=1AB
; given: C=99 reg=3F5 ; expect: C=0 reg=3FB
        READ 12(b) ; given: C=99 reg=1A0 carry=1 ; expect: C=77777777777777 reg=1AC
; given: C=99 reg=3F5 ; expect: C=0 reg=3FC
        READ 13(c) ; given: C=99 reg=1A0 carry=1 ; expect: C=AAAAAAAAAAAAAA reg=1AD
; given: C=99 reg=3F5 ; expect: C=0 reg=3FD
        READ 14(d) ; given: C=99 reg=1A0 carry=1 ; expect: C=DDDDDDDDDDDDDD reg=1AE
; given: C=99 reg=3F5 ; expect: C=0 reg=3FE
        READ 15(e) ; given: C=99 reg=1A0 carry=1 ; expect: C=11111111111111 reg=1AF
; given: C=99 reg=3F5 ; expect: C=0 reg=3FF

; A word of a page takes the time of two; where no page is it is 000.
        FETCH S&X ; given: C=12345670400FFF carry=1 ; expect: C=123456704002A5
; given: C=12345670401FFF ; expect: C=123456704013FF
; given: C=12345677777FFF ; expect: C=12345677777000

; A chip is selected by the two lowest digits; reading clears C first.
        PRPH SLCT ; given: C=12345678901210 reg=010 carry=1 ; expect:
        WRIT 0 ; given: C=12345678901230 carry=1 ; expect: reg=010 wrote=0/12345678901230
        WRIT 1 ; given: C=12345678901231 carry=1 ; expect: reg=011 wrote=1/12345678901231
        WRIT 2 ; given: C=12345678901232 carry=1 ; expect: reg=012 wrote=2/12345678901232
        WRIT 3 ; given: C=12345678901233 carry=1 ; expect: reg=013 wrote=3/12345678901233
        WRIT 4 ; given: C=12345678901234 carry=1 ; expect: reg=014 wrote=4/12345678901234
        WRIT 5 ; given: C=12345678901235 carry=1 ; expect: reg=015 wrote=5/12345678901235
        WRIT 6 ; given: C=12345678901236 carry=1 ; expect: reg=016 wrote=6/12345678901236
        WRIT 7 ; given: C=12345678901237 carry=1 ; expect: reg=017 wrote=7/12345678901237
        WRIT 8 ; given: C=12345678901238 carry=1 ; expect: reg=018 wrote=8/12345678901238
        WRIT 9 ; given: C=12345678901239 carry=1 ; expect: reg=019 wrote=9/12345678901239
        WRIT 10 ; given: C=1234567890123A carry=1 ; expect: reg=01A wrote=A/1234567890123A
        WRIT 11 ; given: C=1234567890123B carry=1 ; expect: reg=01B wrote=B/1234567890123B
        WRIT 12 ; given: C=1234567890123C carry=1 ; expect: reg=01C wrote=C/1234567890123C
        WRIT 13 ; given: C=1234567890123D carry=1 ; expect: reg=01D wrote=D/1234567890123D
        WRIT 14 ; given: C=1234567890123E carry=1 ; expect: reg=01E wrote=E/1234567890123E
        WRIT 15 ; given: C=1234567890123F carry=1 ; expect: reg=01F wrote=F/1234567890123F
        WRIT DATA ; given: C=98765432109876 carry=1 ; expect: wrote=data/98765432109876
        READ DATA ; given: C=FFFFFFFFFFFFFF reg=010 carry=1 ; expect: C=AB0 reg=010
        READ 1 ; given: C=FFFFFFFFFFFFFF reg=017 carry=1 ; expect: C=AB1 reg=011
        READ 2 ; given: C=FFFFFFFFFFFFFF reg=01E carry=1 ; expect: C=AB2 reg=012
        READ 3 ; given: C=FFFFFFFFFFFFFF reg=015 carry=1 ; expect: C=AB3 reg=013
        READ 4 ; given: C=FFFFFFFFFFFFFF reg=01C carry=1 ; expect: C=AB4 reg=014
        READ 5 ; given: C=FFFFFFFFFFFFFF reg=013 carry=1 ; expect: C=AB5 reg=015
        READ 6 ; given: C=FFFFFFFFFFFFFF reg=01A carry=1 ; expect: C=AB6 reg=016
        READ 7 ; given: C=FFFFFFFFFFFFFF reg=011 carry=1 ; expect: C=AB7 reg=017
        READ 8 ; given: C=FFFFFFFFFFFFFF reg=018 carry=1 ; expect: C=AB8 reg=018
        READ 9 ; given: C=FFFFFFFFFFFFFF reg=01F carry=1 ; expect: C=AB9 reg=019
        READ 10 ; given: C=FFFFFFFFFFFFFF reg=016 carry=1 ; expect: C=ABA reg=01A
        READ 11 ; given: C=FFFFFFFFFFFFFF reg=01D carry=1 ; expect: C=ABB reg=01B
        READ 12 ; given: C=FFFFFFFFFFFFFF reg=014 carry=1 ; expect: C=ABC reg=01C
        READ 13 ; given: C=FFFFFFFFFFFFFF reg=01B carry=1 ; expect: C=ABD reg=01D
        READ 14 ; given: C=FFFFFFFFFFFFFF reg=012 carry=1 ; expect: C=ABE reg=01E
        READ 15 ; given: C=FFFFFFFFFFFFFF reg=019 carry=1 ; expect: C=ABF reg=01F
        ?FI 0 ; given: flags=1 ; expect: carry=1
; given: flags=3FFE carry=1 ; expect:
        ?FI 1 ; given: flags=2 ; expect: carry=1
; given: flags=3FFD carry=1 ; expect:
        ?FI 2 ; given: flags=4 ; expect: carry=1
; given: flags=3FFB carry=1 ; expect:
        ?FI 3 ; given: flags=8 ; expect: carry=1
; given: flags=3FF7 carry=1 ; expect:
        ?FI 4 ; given: flags=10 ; expect: carry=1
; given: flags=3FEF carry=1 ; expect:
        ?FI 5 ; given: flags=20 ; expect: carry=1
; given: flags=3FDF carry=1 ; expect:
        ?FI 6 ; given: flags=40 ; expect: carry=1
; given: flags=3FBF carry=1 ; expect:
        ?FI 7 ; given: flags=80 ; expect: carry=1
; given: flags=3F7F carry=1 ; expect:
        ?FI 8 ; given: flags=100 ; expect: carry=1
; given: flags=3EFF carry=1 ; expect:
        ?FI 9 ; given: flags=200 ; expect: carry=1
; given: flags=3DFF carry=1 ; expect:
        ?FI 10 ; given: flags=400 ; expect: carry=1
; given: flags=3BFF carry=1 ; expect:
        ?FI 11 ; given: flags=800 ; expect: carry=1
; given: flags=37FF carry=1 ; expect:
        ?FI 12 ; given: flags=0 carry=1 ; expect:
        ?FI 13 ; given: carry=1 ; expect:
; Of a chip that is not selected nothing is seen; where no chip is zeros are read.
        PRPH SLCT ; given: C=12345678901211 flags=3FFF ; expect:
        ?FI 0 ; given: carry=1 ; expect:
        ?FI 1 ; given: carry=1 ; expect:
        ?FI 2 ; given: carry=1 ; expect:
        ?FI 3 ; given: carry=1 ; expect:
        ?FI 4 ; given: carry=1 ; expect:
        ?FI 5 ; given: carry=1 ; expect:
        ?FI 6 ; given: carry=1 ; expect:
        ?FI 7 ; given: carry=1 ; expect:
        ?FI 8 ; given: carry=1 ; expect:
        ?FI 9 ; given: carry=1 ; expect:
        ?FI 10 ; given: carry=1 ; expect:
        ?FI 11 ; given: carry=1 ; expect:
        ?FI 12 ; given: carry=1 ; expect:
        ?FI 13 ; given: carry=1 ; expect:
        WRIT 3 ; given: C=5 reg=010 ; expect: reg=013
        READ 3 ; given: C=5 ; expect: C=0
        READ DATA ; given: C=5 ; expect: C=0

; A loop that is not there takes what it is given.
        HPL=C 0 ; given: C=123 carry=1 ; expect:
        HPL=C 1 ; given: C=123 carry=1 ; expect:
        HPL=C 2 ; given: C=123 carry=1 ; expect:
        HPL=C 3 ; given: C=123 carry=1 ; expect:
        HPL=C 4 ; given: C=123 carry=1 ; expect:
        HPL=C 5 ; given: C=123 carry=1 ; expect:
        HPL=C 6 ; given: C=123 carry=1 ; expect:
        HPL=C 7 ; given: C=123 carry=1 ; expect:

; Units: the processor leaves the words behind to them, until one has its lowest bit set.
        SELP 0 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 1 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 2 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 3 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 4 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 5 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 6 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 7 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 8 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 9 ; given: C=7777 carry=1 ; expect:
        CON 04E ; expect: unit="04E"
        CON 03A ; given: carry=1 ; expect: unit="04E,03A" C=12340000000000
        CON 083 ; expect: unit="04E,03A,083" carry=1
        SELP 9 ; expect:
        CON 043 ; given: carry=1 ; expect: unit="04E,03A,083,043"
        SELP 9 ; expect:
        CON 082 ; expect: unit="04E,03A,083,043,082"
        CON 005 ; expect: unit="04E,03A,083,043,082,005"
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 10 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 11 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 12 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 13 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 14 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        SELP 15 ; given: C=7777 carry=1 ; expect:
        CON 04E ; given: carry=1 ; expect:
        CON 001 ; given: carry=1 ; expect:
        C=0 S&X ; given: C=12345 ; expect: C=12000
        NOP ; end
.ORG 400
        CON 2A5 3FF
