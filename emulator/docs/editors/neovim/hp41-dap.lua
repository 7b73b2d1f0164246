-- For nvim-dap: debugs the listing in the current buffer; `hp41` has to be in the PATH.
local function configure()
  local found, dap = pcall(require, "dap")
  if not found or dap.adapters.hp41 then
    return
  end
  dap.adapters.hp41 = { type = "executable", command = "hp41", args = { "dap" } }
  dap.configurations.hp41 = {
    {
      type = "hp41",
      request = "launch",
      name = "This listing",
      program = "${file}",
      stopOnEntry = true,
    },
    { type = "hp41", request = "launch", name = "Eight queens", program = "8QUEENS" },
  }
end

-- With the first listing, because a plugin manager may load nvim-dap later than this file.
vim.api.nvim_create_autocmd("FileType", { pattern = "hp41", callback = configure })
