; Banks: an instruction changes that of its own page and of those that are switched with it, where
; they have the bank. RAM takes words into the bank that is seen.
.PAGE 0
; With new batteries, and woken, the processor starts here; N tells where to go on.
        C=N ALL
        ?C#0 ALL
        JNC START
        GOTO ADR
START:  ENROM2 ; given: carry=1 ; expect:
        ?NC GO 3000

; Memory of pages: ten bits go where RAM is, nowhere else.
.ORG 100
        WRIT S&X ; given: C=1234567B1232A5 carry=1 ; expect: rom.B123=2A5
; given: C=1234567B124FFF ; expect: rom.B124=3FF
; given: C=1234567B123000 ; expect: rom.B123=000
; given: C=123456701232A5 ; expect:
; given: C=123456791232A5 ; expect:
; given: C=123456771232A5 ; expect:
; given: C=1234567B1231A5 ; expect: rom.B123=1A5
        FETCH S&X ; given: C=1234567B123FFF ; expect: C=1234567B1231A5
; given: C=1234567B124000 ; expect: C=1234567B1243FF
; given: C=12345670123FFF ; expect: C=12345670123000
        ?NC GO B000 ; expect: pc=B000

.ORG 200
        NOP ; end

; A page that is switched with page 5, and has only one bank.
.PAGE 3 SWITCH 1
        ENROM2 ; given: carry=1 ; expect: bank.5=2
        FETCH S&X ; given: C=00000005800000 ; expect: C=00000005800222
        ENROM3 ; given: carry=1 ; expect: bank.5=3
        FETCH S&X ; given: C=00000005800000 ; expect: C=00000005800333
        ENROM4 ; given: carry=1 ; expect: bank.5=4
        FETCH S&X ; given: C=00000005800000 ; expect: C=00000005800044
        ENROM1 ; given: carry=1 ; expect: bank.5=1
        FETCH S&X ; given: C=00000005800000 ; expect: C=00000005800111
; expect: C=00000005800111
        ENROM2 ; expect: bank.5=2
        ?NC GO 5000 ; expect: pc=5000

.PAGE 5 SWITCH 1
        NOP ; never
.ORG 001
        ENROM3 ; expect: bank.5=3
.ORG 003
        ?NC GO 8000 ; expect: pc=8000
.ORG 800
        CON 111
.PAGE 5 BANK 2 SWITCH 1
        ENROM1 ; expect: bank.5=1
.ORG 800
        CON 222
.PAGE 5 BANK 3 SWITCH 1
.ORG 002
        ENROM1 ; expect: bank.5=1
.ORG 800
        CON 333
.PAGE 5 BANK 4 SWITCH 1
.ORG 800
        CON 044

; A page that is switched alone, with two banks: there is no third one.
.PAGE 8
        ENROM2 ; expect: bank.8=2
        NOP ; never
.ORG 003
        ?NC GO 9000 ; expect: pc=9000
.PAGE 8 BANK 2
        NOP ; never
        ENROM4 ; given: carry=1 ; expect:
        ENROM1 ; given: carry=1 ; expect: bank.8=1

; Another group of pages that are switched together; those of the first stay as they are.
.PAGE 9 SWITCH 2
        ENROM2 ; expect: bank.9=2 bank.A=2
        NOP ; never
.ORG 002
; Sleep shows the first banks again.
        NOP ; never
.PAGE 9 BANK 2 SWITCH 2
        NOP ; never
        ENROM3 ; expect: bank.A=3
        POWOFF ; given: N=00000000100000 lcd=on ; expect: pc=0000 asleep=1 bank.9=1 bank.A=1
; given: key=31
.PAGE A SWITCH 2
        NOP ; never
.PAGE A BANK 2 SWITCH 2
        NOP ; never
.PAGE A BANK 3 SWITCH 2
        NOP ; never

; RAM in two banks.
.PAGE B RAM
        ENROM2 ; expect: bank.B=2
        NOP ; never
        NOP ; never
        NOP ; never
        ?NC GO 0200 ; expect: pc=0200
.PAGE B BANK 2 RAM
        NOP ; never
        WRIT S&X ; given: C=0000000B123155 ; expect: rom.B123.2=155
        FETCH S&X ; given: C=0000000B123000 ; expect: C=0000000B123155
        ENROM1 ; expect: bank.B=1
