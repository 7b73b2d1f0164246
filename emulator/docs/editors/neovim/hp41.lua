-- Starts `hp41 lsp` for listings. From Neovim 0.7 on; `hp41` has to be in the PATH.
vim.api.nvim_create_autocmd({ "BufNewFile", "BufRead" }, {
  pattern = { "*.hp41", "*.41", "*.focal", "*.rpn" },
  command = "setfiletype hp41",
})

-- A text with a global label is a listing.
local label = [[\v\c^\s*(\d+\s*)?([^[:alnum:][:blank:]"]+\s*)?LBL\s*["“'][^"”']+["”']?\s*(;.*)?$]]
vim.api.nvim_create_autocmd("BufRead", {
  pattern = { "*.txt", "*.lst" },
  callback = function()
    if not vim.fn.getline(1):find("^#!") and vim.fn.search(label, "cnw") > 0 then
      vim.bo.filetype = "hp41"
    end
  end,
})

-- Scripts are listings, too.
vim.api.nvim_create_autocmd("BufRead", {
  pattern = "*",
  command = [[if getline(1) =~# '^#!.*\<hp41\s\+run\>' | setfiletype hp41 | endif]],
})

-- The folder with .git above a file; without one, the server looks only beside the file.
local function project(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  while not (vim.uv or vim.loop).fs_stat(folder .. "/.git") do
    local above = vim.fn.fnamemodify(folder, ":h")
    if above == folder then
      return nil
    end
    folder = above
  end
  return folder
end

-- Older ones have no vim.lsp.start, which uses one server for all files of a project.
local servers = {}
local start = vim.lsp.start or function(config)
  local root = config.root_dir or ""
  local running = servers[root] and vim.lsp.get_client_by_id(servers[root])
  if not running or running.is_stopped() then
    servers[root] = vim.lsp.start_client(config)
  end
  if servers[root] then
    vim.lsp.buf_attach_client(0, servers[root])
  end
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = "hp41",
  callback = function(opened)
    start({
      name = "hp41",
      cmd = { "hp41", "lsp" },
      root_dir = project(vim.api.nvim_buf_get_name(opened.buf)),
      init_options = { inlayHints = false, keepColumns = true, localLetters = false },
    })
  end,
})

-- Saves the file of a lens, and runs a verb with it in a terminal.
local function run(lens, context, verb)
  vim.api.nvim_buf_call(context.bufnr, function() vim.cmd("silent update") end)
  local command = { "hp41", verb, vim.uri_to_fname(lens.arguments[1]) }
  if verb == "test" then
    vim.list_extend(command, { "--line", tostring(lens.arguments[2]) })
  elseif lens.arguments[2] ~= "" then
    table.insert(command, lens.arguments[2])
  end
  vim.cmd("botright new")
  if vim.fn.has("nvim-0.11") == 1 then
    vim.fn.jobstart(command, { term = true })
  else
    vim.fn.termopen(command)
  end
  vim.cmd("startinsert")
end

-- The code lenses above a program and above a test; their arguments are the file, and the label or the line.
vim.lsp.commands["hp41.run"] = function(lens, context) run(lens, context, "run") end
vim.lsp.commands["hp41.test"] = function(lens, context) run(lens, context, "test") end

vim.lsp.commands["hp41.debug"] = function(lens, context)
  vim.api.nvim_buf_call(context.bufnr, function() vim.cmd("silent update") end)
  local found, dap = pcall(require, "dap")
  if not found or not dap.adapters.hp41 then
    vim.notify("Debugging needs nvim-dap and hp41-dap.lua", vim.log.levels.WARN)
    return
  end
  dap.run({
    type = "hp41",
    request = "launch",
    name = "This program",
    program = vim.uri_to_fname(lens.arguments[1]),
    label = lens.arguments[2],
    stopOnEntry = true,
  })
end
