-- Starts `hp41 lsp` for listings. From Neovim 0.7 on; `hp41` has to be in the PATH.
vim.api.nvim_create_autocmd({ "BufNewFile", "BufRead" }, {
  pattern = { "*.hp41", "*.41", "*.focal", "*.rpn" },
  command = "setfiletype hp41",
})

-- Scripts are listings, too.
vim.api.nvim_create_autocmd("BufRead", {
  pattern = "*",
  command = [[if getline(1) =~# '^#!.*\<hp41\s\+run\>' | setfiletype hp41 | endif]],
})

-- Older ones have no vim.lsp.start.
local start = vim.lsp.start or function(config)
  local client = vim.lsp.start_client(config)
  if client then
    vim.lsp.buf_attach_client(0, client)
  end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "hp41",
  callback = function(opened)
    start({
      name = "hp41",
      cmd = { "hp41", "lsp" },
      root_dir = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(opened.buf), ":p:h"),
      init_options = { inlayHints = false, keepColumns = true, localLetters = false },
    })
  end,
})
