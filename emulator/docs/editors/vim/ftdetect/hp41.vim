" Listings of HP-41 programs, by the name of the file, by a global label in a text, or as scripts: #! … hp41 run.
autocmd BufNewFile,BufRead *.hp41,*.41,*.focal,*.rpn setfiletype hp41
autocmd BufRead *.txt,*.lst if getline(1) !~# '^#!' && search('\v\c^\s*(\d+\s*)?([^[:alnum:][:blank:]"]+\s*)?LBL\s*["“''][^"”'']+["”'']?\s*(;.*)?$', 'cnw') | setlocal filetype=hp41 | endif
autocmd BufRead * if getline(1) =~# '^#!.*\<hp41\s\+run\>' | setfiletype hp41 | endif
