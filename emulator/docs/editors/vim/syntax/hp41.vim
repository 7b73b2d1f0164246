" Vim syntax file: listings of HP-41 programs.
" Written by a test from the rows of functions; mvn test -Dhp41.update=true writes it anew.
if exists("b:current_syntax")
  finish
endif
let s:cpo = &cpo
set cpo&vim
syn case ignore
syn iskeyword 33,35-43,45-58,60-126,192-255

" Numbers and the bytes of a step. Later rules override earlier ones.
syn match hp41Number +\%(^\|[[:blank:],]\)\@1<=[-−–]\=\%(\d\+\%([.,]\d\+\|[.]\)\=\|[.]\d*\|,\d\+\)\%(\s\=E[-−–]\=\d\{0,2}\)\=\ze\%($\|[[:blank:],;]\)+
syn match hp41Number +\%(^\|[[:blank:],]\)\@1<=[-−–]\=E[-−–]\=\d\{0,2}\ze\%($\|[[:blank:],;]\)+
syn match hp41Bytes +\%(^\|[[:blank:]]\)\@1<=#\x\x\%( \x\x\)*\ze\s*\%($\|;\)+
syn match hp41Xrom +\%(^\|[[:blank:]]\)\@1<=XROM\s\+\d\{1,2}\%(\s*[,.:/]\s*\|\s\+\)\d\{1,2}\>+
syn match hp41Xrom +\%(^\|[[:blank:]]\)\@1<=XROM\ze\s*["'┬]+

" The line number and the mark of a label
syn match hp41LineNumber +^\s*\zs\d\{1,4}\ze\%([.:)]\=\s\+\%(E[-−–]\=\d*\s*\%($\|;\)\)\@![^[:blank:];(]\|[^[:alnum:][:blank:]]\{1,3}\s*LBL\>\|["“>├⊢]\)+
syn match hp41Mark +\%(^\s*\%(\d\{1,4}\)\=\s*\)\@<=[^[:alnum:][:blank:]"'.;#@]\{1,3}\ze\s*LBL\>+

" What follows a function's name
syn match hp41GlobalLabel +[^[:blank:];,"'“„]\++ contained
syn match hp41Register +\d\{1,3}\>+ contained
syn match hp41Stack +\%(ST\s\+\)\=\C[XYZTLMNOPQRxyztlmnopqrabcde]\>+ contained
syn match hp41Indirect +\%(ST\s\+\)\=IND\>+ contained nextgroup=hp41Stack,hp41Register skipwhite
syn match hp41Label +\%(\d\d\=\|\C[A-Ja-e]\)\>+ contained
syn region hp41GlobalLabel start=+"+ skip=+\\.+ end=+"+ oneline contained contains=hp41Escape
syn region hp41GlobalLabel start=+'+ skip=+\\.+ end=+'+ oneline contained contains=hp41Escape
syn region hp41GlobalLabel start=+[“„]+ end=+[”"]+ oneline contained contains=hp41Escape

" Texts
syn match hp41Append +\%(>-\|->\||-\|\\-\|[>+├⊢⊦┝┣]\)\ze["'“‘„]+ nextgroup=hp41String
syn match hp41Append +\<\%(APPEND\|APPND\|APND\)\ze\s*["'“‘„]+ nextgroup=hp41String skipwhite
syn region hp41String start=+"+ skip=+\\.+ end=+"+ oneline contains=hp41Escape,hp41InnerAppend
syn region hp41String start=+'+ skip=+\\.+ end=+'+ oneline contains=hp41Escape,hp41InnerAppend
syn region hp41String start=+[“„]+ end=+[”"]+ oneline contains=hp41Escape,hp41InnerAppend
syn match hp41Escape +\\\%(x\x\x\|\x\x\|["'\\abtnfr]\)+ contained
syn match hp41InnerAppend +["'“‘„]\@1<=\%(|-\|\\-\|[├⊢⊦┝┣]\)+ contained

" mainframe
syn keyword hp41Function % %CH * +/- - ->DEC ->DEG ->HMS ->HR ->OCT ->POL ->RAD ->REC .END. / 1/X
syn keyword hp41Function 10**X 10^X ABS ACOS ADD ADV AOFF AON ASHF ASIN ATAN AVIEW BEEP CHS CLA CLD
syn keyword hp41Function CLRG CLS CLSIG CLSIGMA CLST CLX CL\E COS-1 D->R D-R DEC DEG DIV E**X-1 END
syn keyword hp41Function ENTER^ E^X-1 FACT FP FRC GRAD HMS+ HMS- HR INT IP LASTX LN LN1+X LOG LSTX
syn keyword hp41Function MEAN MOD MUL N! OCT OFF P->R P-R PAUSE PCT PI PROMPT PSE R->D R->P R-D R-P
syn keyword hp41Function R/S RAD RDN RETURN RND RTN RUP R^ S+ S- SDEV SIG+ SIG- SIGMA+ SIGMA- SIGN
syn keyword hp41Function SIN-1 SQRT SQRTX STOP SUB SUM+ SUM- TAN-1 X!=0? X!=Y? X#0? X#Y? X**2 X/=0?
syn keyword hp41Function X/=Y? X<->Y X<0? X<=0? X<=Y? X<>0? X<>Y X<>Y? X<Y? X=0? X=Y? X>0? X>Y?
syn keyword hp41Function XEQ0? XEQY? XGT0? XGTY? XLE0? XLEY? XLT0? XLTY? XNE0? XNEY? X\/=0? X\/=Y?
syn keyword hp41Function X^2 Y**X Y^X \E+ \E-
syn match hp41Function +\%(^\|[[:blank:],]\)\@1<=\%(ENTER\\\^|\|E\\\^|X-1\|E\\\^|X–1\|E\\\^|X⁻¹\|E\\\^|X−1\|10\\\^|X\|E\*\*X–1\|E\*\*X⁻¹\|E\*\*X−1\|ENTER↑\|ENTER⇑\|SIGMA–\|SIGMA−\|COS–1\|COS⁻¹\|COS−1\|ENTER\|E\\\^|X\|E\^X–1\|E\^X⁻¹\|E\^X−1\|E↑X-1\|E↑X–1\|E↑X⁻¹\|E↑X−1\|E⇑X-1\|E⇑X–1\|E⇑X⁻¹\|E⇑X−1\|SIN–1\|SIN⁻¹\|SIN−1\|TAN–1\|TAN⁻¹\|TAN−1\|X\\\^|2\|Y\\\^|X\|–>DEC\|–>DEG\|–>HMS\|–>OCT\|–>POL\|–>RAD\|–>REC\|−>DEC\|−>DEG\|−>HMS\|−>OCT\|−>POL\|−>RAD\|−>REC\|10↑X\|10⇑X\|E\*\*X\|Eˣ-1\|Eˣ–1\|Eˣ⁻¹\|Eˣ−1\|HMS–\|HMS−\|R\\\^|\|SIG–\|SIG−\|SUM–\|SUM−\|X≠0?\|X≠Y?\|X≤0?\|X≤Y?\|–>HR\|→DEC\|→DEG\|→HMS\|→OCT\|→POL\|→RAD\|→REC\|−>HR\|[+]/–\|[+]/−\|[+]÷-\|[+]÷–\|[+]÷−\|10ˣ\|1÷X\|CLÄ\|CLä\|CLΣ\|CLσ\|CL‰\|CL∑\|COS\|D–R\|D→R\|D−R\|E\^X\|E↑X\|E⇑X\|HMS\|P–R\|P→R\|P−R\|R÷S\|R–D\|R–P\|R→D\|R→P\|R−D\|R−P\|SIN\|TAN\|X↑2\|X↔Y\|X⇄Y\|X⇑2\|X≷Y\|X⟷Y\|Y↑X\|Y⇑X\|\\E–\|\\E−\|→HR\|Eˣ\|R↑\|R↓\|R⇑\|S–\|S−\|X²\|Yˣ\|Ä[+]\|Ä-\|Ä–\|Ä−\|ä[+]\|ä-\|ä–\|ä−\|Σ[+]\|Σ-\|Σ–\|Σ−\|σ[+]\|σ-\|σ–\|σ−\|‰[+]\|‰-\|‰–\|‰−\|∑[+]\|∑-\|∑–\|∑−\|[+]\|×\|÷\|Π\|π\|–\|−\|√\)\ze\%($\|[[:blank:],;]\)+
syn match hp41Function +\%(^\|[[:blank:],]\)\@1<=\%(SIGMAREG\|SIGREG\|\\EREG\|ARCL\|ASTO\|FC?C\|FS?C\|SREG\|STO\*\|STO[+]\|STO-\|STO/\|STO×\|STO÷\|STO–\|STO−\|TONE\|VIEW\|X<->\|ÄREG\|äREG\|ΣREG\|σREG\|‰REG\|∑REG\|DSE\|ENG\|FC?\|FIX\|FS?\|ISG\|RCL\|SCI\|ST\*\|ST[+]\|ST-\|ST/\|STO\|ST×\|ST÷\|ST–\|ST−\|X<>\|CF\|SF\|X↔\|X⇄\|X≷\|X⟷\)\ze\%($\|[[:blank:],;]\)+ nextgroup=hp41Indirect,hp41Stack,hp41Register skipwhite
syn match hp41Branch +\%(^\|[^[:alnum:]"']\)\@<=\%(GOTO\|GSB\|GTO\|LBL\|XEQ\)\ze\%($\|[[:blank:],;"'“]\)+ nextgroup=hp41Indirect,hp41Label,hp41GlobalLabel skipwhite

" time
syn keyword hp41ModuleFunction ADATE ALMCAT ALMNOW ATIME ATIME24 CLK12 CLK24 CLKT CLKTD CLOCK
syn keyword hp41ModuleFunction CORRECT DATE DATE+ DDAYS DMY DOW MDY RCLAF RCLSW RUNSW SDATE SETAF
syn keyword hp41ModuleFunction SETDATE SETIME SETSW STOPSW SW T+X TIME XYZALM
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(-TIME  2C\|–TIME  2C\|−TIME  2C\)\ze\%($\|[[:blank:],;]\)+

" CX time
syn keyword hp41ModuleFunction CLALMA CLALMX CLRALMS RCLALM SWPT
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(-CX TIME\|–CX TIME\|−CX TIME\)\ze\%($\|[[:blank:],;]\)+

" extended functions
syn keyword hp41ModuleFunction ALENG ANUM APPCHR APPREC ARCLREC AROT ATOX CLFL CLKEYS CRFLAS CRFLD
syn keyword hp41ModuleFunction DELCHR DELREC EMDIR FLSIZE GETAS GETKEY GETP GETR GETREC GETRX GETSUB
syn keyword hp41ModuleFunction GETX INSCHR INSREC PASN PCLPS POSA POSFL PSIZE PURFL RCLFLAG RCLPT
syn keyword hp41ModuleFunction RCLPTA REGMOVE REGSWAP SAVEAS SAVEP SAVER SAVERX SAVEX SEEKPT SEEKPTA
syn keyword hp41ModuleFunction SIZE? STOFLAG X<->F X<>F XTOA
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(-EXT FCN 2D\|–EXT FCN 2D\|−EXT FCN 2D\|X↔F\|X⇄F\|X≷F\|X⟷F\)\ze\%($\|[[:blank:],;]\)+

" CX extended functions
syn keyword hp41ModuleFunction ASROOM CLRGX ED ED$ EMDIRX EMROOM GETKEYX RESZFL SIGMAREG? SIGREG?
syn keyword hp41ModuleFunction SREG? X!=NN? X#NN? X/=NN? X<=NN? X<>NN? X<NN? X=NN? X>=NN? X>NN?
syn keyword hp41ModuleFunction XEQNN? XGENN? XGTNN? XLENN? XLTNN? XNENN? X\/=NN? \EREG?
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(-CX EXT FCN\|–CX EXT FCN\|−CX EXT FCN\|X≠NN?\|X≤NN?\|X≥NN?\|ÄREG?\|äREG?\|ΣREG?\|σREG?\|‰REG?\|∑REG?\)\ze\%($\|[[:blank:],;]\)+

" HP-IL
syn keyword hp41ModuleFunction AUTOIO CREATE DIR FINDID INA IND INSTAT LISTEN LOCAL MANIO OUTA PURGE
syn keyword hp41ModuleFunction PWRDN PWRUP READA READK READP READR READRX READS READSUB REMOTE
syn keyword hp41ModuleFunction RENAME SEC SEEKR SELECT STOPIO TRIGGER UNSEC VERIFY WRTA WRTK WRTP
syn keyword hp41ModuleFunction WRTPV WRTR WRTRX WRTS ZERO
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(-MASS ST 1H\|–MASS ST 1H\|−MASS ST 1H\|-CTL FNS\|–CTL FNS\|−CTL FNS\|PWR↓\)\ze\%($\|[[:blank:],;]\)+

" printer
syn keyword hp41ModuleFunction -PRINTER- ACA ACCHR ACCOL ACSPEC ACX BLDSPEC FMT PRA PRAXIS PRBUF
syn keyword hp41ModuleFunction PRFLAGS PRKEYS PRPLOT PRPLOTP PRREG PRREGX PRS PRSIG PRSIGMA PRSTK
syn keyword hp41ModuleFunction PRX PR\E REGPLOT SKPCHR SKPCOL STKPLOT
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(-PRINTER–\|-PRINTER−\|–PRINTER-\|–PRINTER–\|–PRINTER−\|−PRINTER-\|−PRINTER–\|−PRINTER−\|PRÄ\|PRä\|PRΣ\|PRσ\|PR‰\|PR∑\)\ze\%($\|[[:blank:],;]\)+

" card reader
syn keyword hp41ModuleFunction 7CLREG 7DSP0 7DSP1 7DSP2 7DSP3 7DSP4 7DSP5 7DSP6 7DSP7 7DSP8 7DSP9
syn keyword hp41ModuleFunction 7DSPI 7DSZ 7DSZI 7ENG 7FIX 7GSBI 7GTOI 7ISZ 7ISZI 7P<->S 7P<>S 7PRREG
syn keyword hp41ModuleFunction 7PRSTK 7PRTX 7RCLS 7RCLSIGMA 7RCL\E 7SCI MRG RDTA RDTAX RSUB WDTA
syn keyword hp41ModuleFunction WDTAX WSTS
syn match hp41ModuleFunction +\%(^\|[[:blank:],]\)\@1<=\%(CARD RDR 1E\|7RCLÄ\|7RCLä\|7RCLΣ\|7RCLσ\|7RCL‰\|7RCL∑\|7DSΠ\|7DSπ\|7P↔S\|7P⇄S\|7P≷S\|7P⟷S\)\ze\%($\|[[:blank:],;]\)+

" wand
syn keyword hp41ModuleFunction WNDDTA WNDDTX WNDLNK WNDSCN WNDSUB WNDTST

" Comments, and comments that only tools read
syn match hp41Comment +;.*$+ contains=hp41Expect
syn match hp41Comment +\%(^\|\s\)\@1<=\%(@\|//\).*$+ contains=hp41Expect
syn match hp41Comment +\%(^\|\s\)\@1<=#\%(\x\x\%( \x\x\)*\s*\%($\|;\)\)\@!.*$+
syn match hp41Expect +;\s*\zsexpect:.*$+ contained
syn match hp41Directive +\C^\s*\.[a-z]\w*.*$+
syn match hp41Directive +^\s*#\=define\s.*$+ contains=hp41Comment

hi def link hp41Number Number
hi def link hp41Bytes SpecialChar
hi def link hp41Xrom Macro
hi def link hp41LineNumber LineNr
hi def link hp41Mark Special
hi def link hp41Function Function
hi def link hp41ModuleFunction Type
hi def link hp41Branch Statement
hi def link hp41Register Number
hi def link hp41Stack Identifier
hi def link hp41Indirect Operator
hi def link hp41Label Label
hi def link hp41GlobalLabel Label
hi def link hp41Append Operator
hi def link hp41InnerAppend Operator
hi def link hp41String String
hi def link hp41Escape SpecialChar
hi def link hp41Comment Comment
hi def link hp41Expect SpecialComment
hi def link hp41Directive PreProc

let b:current_syntax = "hp41"
let &cpo = s:cpo
unlet s:cpo
