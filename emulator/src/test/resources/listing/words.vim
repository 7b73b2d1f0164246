" Writes the words that Vim finds in each line of the file being edited to words.out beside it.
set encoding=utf-8
let s:words = []
for s:number in range(1, line('$'))
  let s:text = getline(s:number)
  let s:line = []
  let s:group = ''
  let s:word = ''
  let s:column = 1
  while s:column <= len(s:text)
    let s:letter = matchstr(s:text[s:column - 1 :], '.')
    let s:next = synIDattr(synID(s:number, s:column, 1), 'name')
    if s:next !=# s:group
      let s:line += s:group ==# '' ? [] : [s:group[4:] . '<' . s:word . '>']
      let s:group = s:next
      let s:word = ''
    endif
    let s:word .= s:letter
    let s:column += len(s:letter)
  endwhile
  let s:line += s:group ==# '' ? [] : [s:group[4:] . '<' . s:word . '>']
  let s:words += [join(s:line, ' ')]
endfor
call writefile(s:words, expand('%:p:h') . '/words.out')
quitall!
