-- Tests `hp41 lsp` in Neovim without a screen, with the settings that users paste:
--   HP41=path/to/hp41 nvim --headless -u NONE -S .ci/neovim.lua
-- It has run in Neovim 0.7.2, 0.10.4 and 0.12.4, which name some functions differently.
local top = vim.fn.getcwd()
local folder = vim.fn.tempname()
vim.fn.mkdir(folder, "p")
local bin = folder .. "/bin"
vim.fn.mkdir(bin)
vim.loop.fs_symlink(os.getenv("HP41") or (top .. "/hp41"), bin .. "/hp41")
vim.env.PATH = bin .. ":" .. vim.env.PATH

local failed = 0
local function check(what, true_)
  print((true_ and "ok      " or "FAILED  ") .. what .. "\n")
  failed = failed + (true_ and 0 or 1)
end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

local function at(line, column)
  vim.api.nvim_win_set_cursor(0, { line, column })
  return vim.lsp.util.make_position_params(0, "utf-16")
end

local function clients()
  if vim.lsp.get_clients then
    return vim.lsp.get_clients({ bufnr = vim.api.nvim_get_current_buf() })
  end
  return vim.lsp.buf_get_clients(0)
end

local function problems(count)
  return vim.wait(20000, function() return #vim.diagnostic.get(0) == count end, 20)
end

-- Returns the number of the last line with this text; changes of comments may move it.
local function line_of(text)
  local lines = vim.api.nvim_buf_get_lines(0, 0, -1, true)
  for number = #lines, 1, -1 do
    if lines[number] == text then
      return number
    end
  end
  error("no line " .. text)
end

-- Runs the lens with a title, as vim.lsp.codelens.run does, and returns the text of its terminal.
local function run_lens(title)
  local lenses = ask("textDocument/codeLens", { textDocument = vim.lsp.util.make_text_document_params() })
  local listing = vim.api.nvim_get_current_buf()
  for _, lens in ipairs(lenses) do
    if lens.command.title == title then
      vim.lsp.commands[lens.command.command](lens.command, { bufnr = listing, client_id = 1 })
      return listing
    end
  end
  error("no lens " .. title)
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n") end

local function try()
  dofile(top .. "/emulator/docs/editors/neovim/hp41.lua")
  check("hp41-dap.lua without nvim-dap", pcall(dofile, top .. "/emulator/docs/editors/neovim/hp41-dap.lua"))
  local queens = folder .. "/queens.hp41"
  vim.loop.fs_copyfile(top .. "/programs/8QUEENS.txt", queens)
  vim.cmd("filetype on")
  vim.cmd("edit " .. queens)
  vim.wait(20000, function()
    return next(clients()) ~= nil and ask("textDocument/documentSymbol",
      { textDocument = vim.lsp.util.make_text_document_params() }) ~= nil
  end, 100)

  check("no problems at first", problems(0))
  local call, label = line_of("XEQ 20"), line_of("LBL 20")
  local hover = ask("textDocument/hover", at(call, 1))
  check("hover tells the program line", hover and hover.contents.value:find("Line 179 of 8QUEENS", 1, true) ~= nil)
  local definition = ask("textDocument/definition", at(call, 5))
  check("definition of LBL 20", definition and definition[1].range.start.line == label - 1)

  vim.api.nvim_buf_set_lines(0, call - 1, call, true, { "XEQQ 20" })
  check("a problem as it is typed", problems(1))
  vim.api.nvim_buf_set_lines(0, call - 1, call, true, { "xeq  20 ; down" })
  check("and gone again", problems(0))

  local rename = at(label, 5)
  rename.newName = "77"
  local edit = ask("textDocument/rename", rename)
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  local lines = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n")
  check("rename of LBL 20", lines:find("\nLBL 77\n", 1, true) and lines:find("\nGTO 77\n", 1, true)
    and not lines:find("\nLBL 20", 1, true) and not lines:find("\nXEQ 20", 1, true) and true or false)

  local format = ask("textDocument/formatting",
    { textDocument = vim.lsp.util.make_text_document_params(), options = { tabSize = 4, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(format or {}, vim.api.nvim_get_current_buf(), "utf-16")
  check("formatting keeps the comment's column",
    vim.api.nvim_buf_get_lines(0, call - 1, call, true)[1] == "XEQ 77  ; down")

  local area = folder .. "/area.txt"
  vim.fn.writefile({ 'LBL "AREA"', "X^2", "PI", "*", '"READY"', "AVIEW", "END" }, area)
  vim.cmd("silent write | edit " .. area)
  vim.cmd("edit")
  check("a text with a label is a listing", vim.bo.filetype == "hp41" and problems(0))
  local servers = 0
  for _ in pairs(vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()) do
    servers = servers + 1
  end
  check("one server for all files", servers == 1)
  local listing = run_lens("▶ run")
  check("the lens runs the program", vim.bo.buftype == "terminal" and
    vim.wait(20000, function() return text():find("READY", 1, true) ~= nil end, 100))
  vim.cmd("stopinsert | buffer " .. listing)
  local told = ""
  vim.notify = function(message) told = message end
  run_lens("⏵ debug")
  check("the other lens names what is missing", told:find("nvim-dap", 1, true) ~= nil)
end

-- After an uncaught error, Neovim would wait for a key.
local whole, why = pcall(try)
check("the script comes to its end" .. (whole and "" or ": " .. tostring(why)), whole)
vim.cmd(failed == 0 and "qall!" or "cquit!")
