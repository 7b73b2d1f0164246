" Listings of HP-41 programs, by the name of the file or by a label in a text.
autocmd BufNewFile,BufRead *.hp41,*.41,*.focal,*.rpn setfiletype hp41
autocmd BufRead *.txt if search('\v\c^\s*(\d+\s*)?[^[:alnum:][:blank:]"]*\s*LBL\s*["“'']', 'cnw') | setlocal filetype=hp41 | endif
