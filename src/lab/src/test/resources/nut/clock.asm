; The clock: two clocks with alarms and scratch registers, the timer, its status and what it asks
; for. Status bits, from the lowest: alarm A, overflow A, alarm B, overflow B, timer, power was
; lost; clock A and B run, alarm A and B enabled, timer runs, test A and B.
.PAGE 0
; With new batteries, and woken, the processor starts here; N tells where to go on.
        C=N ALL
        ?C#0 ALL
        JNC START
        GOTO ADR
START:  PRPH SLCT ; given: C=123456789012FB reg=010 ; expect:
        WRIT 15 ; given: carry=1 ; expect: reg=01F
        READ 3 ; given: C=9 carry=1 ; expect: C=00000000000020 reg=013

; While power was lost nothing is asked for; status bits can only be cleared, and only the lowest six.
        WRIT 5 ; given: C=1 ; expect: reg=015
        READ 3 ; given: pass=1 ; found: service=0 ; expect: C=00000000000430 reg=013
        ?FI 13 ; given: carry=1 ; expect:
        WRIT 3 ; given: C=0000000000001F ; expect: service=1
        READ 3 ; expect: C=00000000000410
        WRIT 3 ; given: C=00000000000FC0 carry=1 ; expect: service=0
        READ 3 ; expect: C=00000000000400
        WRIT 3 ; given: C=FFFFFFFFFFFFFF ; expect:
        READ 3 ; expect: C=00000000000400
        WRIT 7 ; given: carry=1 ; expect: reg=017
        READ 3 ; expect: C=00000000000000 reg=013

; Clock A.
        WRIT 0 ; given: C=12345678901299 carry=1 ; expect: reg=010
        READ DATA ; given: C=0 ; expect: C=12345678901299
; given: pass=5 C=0 ; expect: C=12345678901299
        READ 1 ; given: C=0 ; expect: C=12345678901299 reg=011
        WRIT 13 ; given: carry=1 ; expect: reg=01D
        READ 3 ; expect: C=00000000000040 reg=013
        READ 1 ; given: pass=2 ; expect: C=12345678901301 reg=011
        WRIT 12 ; given: carry=1 ; expect: reg=01C
        READ 3 ; given: pass=3 ; expect: C=00000000000000 reg=013
        READ 1 ; expect: C=12345678901301 reg=011
        WRIT 1 ; given: C=00000000000950 carry=1 ; expect:
        READ 1 ; expect: C=00000000000950
        WRIT 2 ; given: C=00000000001002 carry=1 ; expect: reg=012
        READ 2 ; given: C=0 ; expect: C=00000000001002
        WRIT 4 ; given: C=FEDCBA98765432 carry=1 ; expect: reg=014
        READ 4 ; given: C=0 ; expect: C=FEDCBA98765432

; Clock B.
        WRIT 14 ; given: carry=1 ; expect: reg=01E
        READ 1 ; given: C=9 ; expect: C=00000000000000 reg=011
        WRIT 0 ; given: C=99999999999997 ; expect: reg=010
        WRIT 2 ; given: C=09999999999000 ; expect: reg=012
        WRIT 4 ; given: C=11111111111111 ; expect: reg=014
        READ 1 ; expect: C=99999999999997 reg=011
        READ 2 ; expect: C=09999999999000 reg=012
        READ 4 ; expect: C=11111111111111 reg=014
        WRIT 3 ; given: C=FFFFFFFFABCDEF ; expect: reg=013
        READ 3 ; given: C=0 ; expect: C=0000000001CDE0
        WRIT 13 ; expect: reg=01D
        WRIT 11 ; expect: reg=01B
        WRIT 9 ; expect: reg=019
        WRIT 15 ; expect: reg=01F
        READ 3 ; expect: C=00000000001280 reg=013
        READ 2 ; expect: C=00000000001002 reg=012
        READ 4 ; expect: C=FEDCBA98765432 reg=014
        READ 1 ; expect: C=00000000000950 reg=011
        WRIT 14 ; expect: reg=01E
        READ 1 ; given: pass=2 ; expect: C=99999999999999 reg=011
; given: pass=1 ; found: service=1 ; expect: C=00000000000000
; given: pass=1 ; expect: C=00000000000001
        WRIT 12 ; expect: reg=01C
        WRIT 10 ; expect: reg=01A
        WRIT 8 ; given: carry=1 ; expect: reg=018
        WRIT 15 ; expect: reg=01F
        READ 3 ; expect: C=00000000000008 reg=013
        WRIT 3 ; given: C=0 ; expect: service=0

; Test bit, alarm A: equal when the clock comes there, and only while enabled.
        WRIT 9 ; expect: reg=019
        READ 3 ; expect: C=00000000000800 reg=013
        WRIT 8 ; expect: reg=018
        WRIT 11 ; expect: reg=01B
        WRIT 13 ; expect: reg=01D
        READ 3 ; given: pass=51 ; found: service=0 ; expect: C=00000000000140 reg=013
; given: pass=1 ; found: service=1 ; expect: C=00000000000141
        READ 1 ; expect: C=00000000001002 reg=011
        ?FI 12 ; given: carry=0 ; expect: carry=1
        ?FI 13 ; given: carry=0 ; expect: carry=1
; What is cleared is no longer asked for.
        WRIT 3 ; given: C=0000000000003E ; expect: reg=013 service=0
        READ 3 ; given: pass=1 ; expect: C=00000000000140
        WRIT 10 ; expect: reg=01A
        WRIT 1 ; given: C=00000000001000 ; expect: reg=011
        READ 3 ; given: pass=5 ; found: service=0 ; expect: C=00000000000040 reg=013

; Overflow of clock A.
        WRIT 0 ; given: C=99999999999999 ; expect: reg=010
        READ 3 ; given: pass=1 ; found: service=1 ; expect: C=00000000000042 reg=013
        READ 1 ; expect: C=00000000000000 reg=011
        WRIT 12 ; expect: reg=01C
        WRIT 3 ; given: C=0 ; expect: reg=013 service=0

; The timer counts to where it is told and begins again.
        WRIT 5 ; given: C=12345678900012 carry=1 ; expect: reg=015
        READ 3 ; expect: C=00000000000400 reg=013
        READ 5 ; given: pass=11 C=9 ; found: service=0 ; expect: C=00000000000011 reg=015
; given: pass=1 ; found: service=1 ; expect: C=00000000000000
; given: pass=3 ; expect: C=00000000000003
        READ 3 ; expect: C=00000000000410 reg=013
        WRIT 3 ; given: C=0000000000000F ; expect: service=0
        WRIT 7 ; expect: reg=017
        READ 3 ; given: pass=100 ; found: service=0 ; expect: C=00000000000000 reg=013
        WRIT 5 ; given: C=00000000012345 ; expect: reg=015
        READ 5 ; given: pass=12344 ; expect: C=00000000012344
        WRIT 5 ; given: C=00000000000001 ; expect:

; Registers that it has not.
        WRIT 6 ; given: C=12345678901234 carry=1 ; expect: reg=016
        READ 6 ; given: C=9 carry=1 ; expect: C=0
        READ 7 ; given: C=9 carry=1 ; expect: C=0 reg=017
        READ 8 ; given: C=9 carry=1 ; expect: C=0 reg=018
        READ 9 ; given: C=9 carry=1 ; expect: C=0 reg=019
        READ 10 ; given: C=9 carry=1 ; expect: C=0 reg=01A
        READ 11 ; given: C=9 carry=1 ; expect: C=0 reg=01B
        READ 12 ; given: C=9 carry=1 ; expect: C=0 reg=01C
        READ 13 ; given: C=9 carry=1 ; expect: C=0 reg=01D
        READ 14 ; given: C=9 carry=1 ; expect: C=0 reg=01E
        READ 15 ; given: C=9 carry=1 ; expect: C=0 reg=01F
        READ 3 ; expect: C=00000000000400 reg=013

; It wakes the processor, and lets it not sleep while it asks; not selected it says only that
; somebody asks.
        POWOFF ; given: lcd=on N=00000000300000 ; expect: pc=0000 asleep=1
; given: pass=1 ; found: asleep=0 service=1 K=0
; expect: pc=0000
        NOP ; never
.ORG 300
        ?FI 12 ; expect: carry=1
        PRPH SLCT ; given: C=1 ; expect:
        ?FI 12 ; given: carry=1 ; expect:
        ?FI 13 ; given: carry=0 ; expect: carry=1
        READ DATA ; given: C=9 ; expect: C=0
        PRPH SLCT ; given: C=FB ; expect:
        ?FI 12 ; given: carry=0 ; expect: carry=1
; Selecting a register of memory deselects it.
        RAM SLCT ; given: C=00000000000010 ; expect: reg=010
        ?FI 12 ; given: carry=1 ; expect:
        WRIT 3 ; given: C=0 ; expect: reg=013
        READ 3 ; given: C=9 ; expect: C=0
        PRPH SLCT ; given: C=FB ; expect:
        READ 3 ; expect: C=00000000000410
; Off, it wakes it too.
        WRIT 3 ; given: C=0 ; expect: service=0
        POWOFF ; given: lcd=off carry=0 N=00000000400000 ; expect: pc=0000 asleep=1 off=1 carry=1
; given: pass=1 ; found: asleep=0 off=0 service=1 carry=1
; given: carry=0 ; expect: pc=0000 carry=1
        NOP ; never
.ORG 400
        WRIT 3 ; given: C=0 ; expect: service=0
        NOP ; end
