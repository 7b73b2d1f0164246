; The beeper: each change of its bits is half a wave. A tone is over when nothing changes for long;
; heard are half waves and the words that they took.
.PAGE 0
; Eleven changes, three words from one to the next: ten half waves.
        NOP ; given: ST=00FF F=00 A=0000000000000A
HIGH:   ST<>T
        A=A-1 S&X
        JNC HIGH
        NOP ; given: idle=1 ; found: heard="" F=FF ST=0000 A=00000000000FFF

; Silence: 66 words and more.
        NOP ; given: A=00000000000021
QUIET:  A=A-1 S&X
        JNC QUIET
        NOP ; given: idle=1 ; found: heard="10/30"

; T=ST changes them too, and only what changes them is heard: here each second one.
        NOP ; given: ST=0000 A=00000000000005
LOW:    SETF 0
        T=ST
        T=ST
        CLRF 0
        T=ST
        T=ST
        A=A-1 S&X
        JNC LOW
        NOP ; given: A=00000000000021
QUIET2: A=A-1 S&X
        JNC QUIET2
; Six rounds of eight words, in each a change by the second and the fifth: from the first of twelve
; changes to the last five rounds and three words.
        NOP ; given: idle=1 ; found: heard="10/30,11/43"

; Fewer than four half waves are a click and no tone.
        NOP ; given: ST=00FF F=00
        ST<>T
        ST<>T
        ST<>T
        NOP ; given: A=00000000000021
QUIET3: A=A-1 S&X
        JNC QUIET3
        NOP ; given: idle=1 ; found: heard="10/30,11/43" ; end
