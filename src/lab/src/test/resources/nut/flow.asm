; Calls, returns, the stack of four addresses, jumps through C and the keyboard, keys, sleep.
.PAGE 0
; With new batteries, and woken, the processor starts here; N tells where to go on.
WOKEN:  C=N ALL
        ?C#0 ALL
        JNC START
        PUSH ADR
        RTN

.ORG 010
START:  ?NC XQ CALLED ; given: carry=0 stack=1111,2222,3333,4444 ; expect: pc=CALLED stack=BACK1,1111,2222,3333
; given: carry=1 stack=1111,2222,3333,4444 ; expect:
BACK1:  ?C XQ CALLED ; given: carry=1 ; expect: pc=CALLED stack=BACK2,1111,2222,3333
; given: carry=0 stack=1111,2222,3333,4444 ; expect:
BACK2:  ?C GO CALLED ; given: carry=1 ; expect: pc=CALLED
; given: carry=0 ; expect:
        ?NC GO CALLED ; given: carry=1 ; expect:
; given: carry=0 ; expect: pc=CALLED
        NOP ; never
CALLED: RTN NC ; given: carry=0 stack=0123,2222,3333,4444 ; expect: pc=0123 stack=2222,3333,4444,0000
; given: carry=1 stack=0123,2222,3333,4444 ; expect:
        RTN C ; given: carry=1 ; expect: pc=0123 stack=2222,3333,4444,0000
; given: carry=0 stack=5678,2222,3333,4444 ; expect:
        RTN ; given: carry=1 stack=0123,2222,3333,4444 ; expect: pc=0123 stack=2222,3333,4444,0000
; given: carry=0 stack=FFFF,0000,0000,0000 ; expect: pc=FFFF stack=0000,0000,0000,0000
; given: stack=AFTER,BACK2,0000,0000 ; expect: pc=AFTER stack=BACK2,0000,0000,0000
        NOP ; never
AFTER:  NOP

; Five calls one in the other: the oldest return is forgotten, behind the last stand zeros.
        ?NC XQ DEEP1 ; given: stack=0000,0000,0000,0000 ; expect: pc=DEEP1 stack=LOST,0000,0000,0000
LOST:   NOP ; never
DEEP1:  ?NC XQ DEEP2 ; expect: pc=DEEP2 stack=TOP1,LOST,0000,0000
TOP1:   JNC OUT ; found: stack=0000,0000,0000,0000 ; expect: pc=OUT
DEEP2:  ?NC XQ DEEP3 ; expect: pc=DEEP3 stack=TOP2,TOP1,LOST,0000
TOP2:   RTN ; expect: pc=TOP1 stack=0000,0000,0000,0000
DEEP3:  ?NC XQ DEEP4 ; expect: pc=DEEP4 stack=TOP3,TOP2,TOP1,LOST
TOP3:   RTN ; expect: pc=TOP2 stack=TOP1,0000,0000,0000
DEEP4:  ?NC XQ DEEP5 ; expect: pc=DEEP5 stack=TOP4,TOP3,TOP2,TOP1
TOP4:   RTN ; expect: pc=TOP3 stack=TOP2,TOP1,0000,0000
DEEP5:  RTN ; expect: pc=TOP4 stack=TOP3,TOP2,TOP1,0000
OUT:    NOP

; A call of an absent page, or of a word that is 000 in one that is there, comes back at once.
        ?NC XQ 7123 ; given: carry=0 stack=1111,2222,3333,0000 ; expect:
        ?C XQ 0FF0 ; given: carry=1 stack=1111,2222,3333,0000 ; expect:

        XQ->GO ; given: stack=1111,2222,3333,4444 carry=1 ; expect: stack=2222,3333,4444,0000
        PUSH ADR ; given: C=1234567ABCD123 carry=1 ; expect: stack=ABCD,2222,3333,4444
; given: C=0000000FFF0000 ; expect: stack=FFF0,ABCD,2222,3333
        POP ADR ; given: C=11111111111111 carry=1 mode=hex ; expect: C=1111111FFF0111 stack=ABCD,2222,3333,0000
        GOTO ADR ; given: C=12345678901234 carry=1 ; expect: pc=8901
; given: C=0000000FFFF000 ; expect: pc=FFFF
; given: C=00000000200000 ; expect: pc=0200

; Keys: the code stays, K falls when it is asked for after the key is up. While a key is down
; others are not seen.
.ORG 200
        CHKKB ; given: carry=1 ; expect:
; given: key=31 ; found: key=31 K=1 ; expect: carry=1
        RSTKB ; given: carry=1 ; expect:
; given: released=1 ; found: K=1 ; expect: K=0
; given: key=72 ; given: key=10 ; found: key=72 K=1 ; expect:
; given: released=1 ; expect: K=0
; given: key=84 ; given: released=1 ; found: key=84 K=1 ; expect: K=0
        CHKKB ; given: carry=1 ; expect:
        C=KEY ; given: C=99999999999999 carry=1 ; expect: C=99999999984999
        GTO KEY ; given: carry=1 ; expect: pc=0284

.ORG 284
; Light sleep: the display is on and carry 0; a key wakes it; registers, flags and stack stay.
        POWOFF ; given: lcd=on carry=1 N=00000000290000 stack=1111,2222,3333,4444 ; expect: pc=0000 asleep=1
; given: key=31 ; found: asleep=0 key=31 K=1 pc=0000
; A key that is down, or waits, lets it not sleep.
; given: carry=1 ; expect: pc=0000
; given: released=1 ; expect: pc=0000
.ORG 290
; Deep sleep: the display is off and carry 1; ON is the only key that wakes it.
        DISOFF ; given: carry=1 ; expect: lcd=off shows=""
        RSTKB ; expect: K=0
        POWOFF ; given: N=000000002A0000 carry=0 ; expect: pc=0000 asleep=1 off=1 carry=1
; given: key=31 ; found: asleep=1 off=1 key=31 K=0
; given: key=18 ; found: asleep=0 off=0 key=18 K=1 carry=1
; given: carry=0 ; expect: pc=0000 carry=1
.ORG 2A0
        DISTOG ; given: carry=1 ; expect: lcd=on shows="@@@@@@@@@@@@"
        DISTOG ; expect: lcd=off shows=""
        DISTOG ; expect: lcd=on shows="@@@@@@@@@@@@"
        DISOFF ; expect: lcd=off shows=""
; Ten minutes after it has fallen asleep with the display selected, that goes off.
        DISTOG ; expect: lcd=on shows="@@@@@@@@@@@@"
        PRPH SLCT ; given: C=FD ; expect:
; given: released=1 ; expect:
        RSTKB ; expect: K=0
        POWOFF ; given: N=000000002B0000 ; expect: pc=0000 asleep=1
; given: pass=59999 ; found: asleep=1 off=0 lcd=on
; given: pass=1 ; found: asleep=1 off=1 lcd=off shows="" carry=1
; given: key=31 ; found: asleep=1 off=1 key=18 K=0
; given: key=18 ; found: asleep=0 off=0 key=18 K=1 carry=1
; given: carry=0 ; expect: pc=0000 carry=1
.ORG 2B0
; Not if another chip was, or none.
        DISTOG ; given: C=0 carry=1 ; expect: lcd=on shows="@@@@@@@@@@@@"
        PRPH SLCT ; expect:
; given: released=1 ; expect:
        RSTKB ; expect: K=0
        POWOFF ; given: N=000000002C0000 ; expect: pc=0000 asleep=1
; given: pass=90000 ; found: asleep=1 off=0 lcd=on
; given: key=31 ; found: asleep=0 key=31 K=1
; given: carry=1 ; expect: pc=0000
.ORG 2C0
        NOP ; end
