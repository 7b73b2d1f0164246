; A small operating system, so that the engine can be tested without an image of the real one.
; Each key adds 1 to X and shifts the number of its row (0 to 7) into the display from the right.
; The system then waits until the key is released. R/S never returns.
.TITLE "Small system"
.PAGE 0
START:  CHKKB
        JNC SLEEP
        C=0 ALL
        PRPH SLCT
        RAM SLCT
        SETDEC
        READ 3(X)
        R= 12
        C=C+1 @R
        WRIT 3(X)
        SETHEX
        C=KEY
        RCR 3
        C=0 XS
        A=C S&X
        LDI S&X
        CON 087
        ?A#C S&X
        JNC HANG
DRAW:   LDI S&X
        CON 0FD
        PRPH SLCT
        A<>C S&X
        R= 1
        LD@R 3
        WRIT 15
RELEASE: RSTKB
        CHKKB
        JC RELEASE
SLEEP:  POWOFF
        NOP
HANG:   JNC HANG
.PAGE 1
        NOP
.PAGE 2
        NOP
