-- For nvim-dap: debugs the listing in the current buffer; `hp41` has to be in the PATH.
local dap = require('dap')

dap.adapters.hp41 = { type = 'executable', command = 'hp41', args = { 'dap' } }

dap.configurations.hp41 = {
  {
    type = 'hp41',
    request = 'launch',
    name = 'This listing',
    program = '${file}',
    stopOnEntry = true,
  },
  { type = 'hp41', request = 'launch', name = 'Eight queens', program = '8QUEENS' },
}
