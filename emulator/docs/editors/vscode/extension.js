// Starts `hp41 lsp` for listings and `hp41 dap` for debug sessions, and does what only the editor can.
const { execFile } = require("child_process");
const path = require("path");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SCHEME = "hp41-listing";

const settings = () => vscode.workspace.getConfiguration("hp41");
const command = () => settings().get("command", "hp41");

/** The file of a lens (text), of a button (a URI) or of the editor that is open. */
function file(uri) {
  if (!uri) return vscode.window.activeTextEditor.document.uri;
  return typeof uri === "string" ? vscode.Uri.parse(uri) : uri;
}

/** Returns the label that a lens passes; a button passes another object. */
const label = (argument) => (typeof argument === "string" ? argument : undefined);

/** Runs a verb with the saved listing in a terminal. */
async function inTerminal(uri, verb, more) {
  const document = await vscode.workspace.openTextDocument(file(uri));
  if (document.isDirty && !(await document.save())) return;
  vscode.window
    .createTerminal({ name: "HP-41", shellPath: command(), shellArgs: [verb, document.uri.fsPath, ...more] })
    .show();
}

const run = (uri, where) => inTerminal(uri, "run", label(where) ? [where] : []);

/** A lens passes the line of its test. */
const test = (uri, line) => inTerminal(uri, "test", Number.isInteger(line) ? ["--line", String(line)] : []);

const launch = (program, start) => ({
  type: "hp41",
  request: "launch",
  name: "HP-41",
  program,
  ...(start ? { label: start } : {}),
  stopOnEntry: true,
});

const debug = (uri, where) =>
  vscode.debug.startDebugging(undefined, launch(file(uri).fsPath, label(where)));

async function replace() {
  const session = vscode.debug.activeDebugSession;
  if (!session || session.type !== "hp41") return;
  try {
    await session.customRequest("hp41/replace");
  } catch (problem) {
    vscode.window.showErrorMessage(problem.message);
  }
}

async function showListing(of) {
  const shown = vscode.Uri.from({ scheme: SCHEME, path: of.path + ".hp41", query: of.toString() });
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(shown));
}

/** Converts a listing into a file whose name is asked for; its ending must be one of the given
kinds. */ async function convert(uri, kinds) {
  const document = await vscode.workspace.openTextDocument(file(uri));
  if (document.isDirty && !(await document.save())) return;
  const listing = document.uri.fsPath;
  const { dir, name } = path.parse(listing);
  const ending = Object.values(kinds)[0][0];
  const target = await vscode.window.showSaveDialog({
    defaultUri: vscode.Uri.file(path.join(dir, `${name}.${ending}`)),
    filters: kinds,
  });
  if (!target) return;
  const letters = settings().get("localLetters") ? ["--local-letters"] : [];
  execFile(command(), ["convert", "--force", ...letters, listing, target.fsPath], (failure, out, errors) => {
    if (failure) vscode.window.showErrorMessage(errors.split("\n")[0] || failure.message);
    else vscode.window.showInformationMessage(`${path.basename(target.fsPath)} is saved`);
  });
}

const saveRaw = (uri) => convert(uri, { "RAW program": ["raw"] });
const saveBarCode = (uri) => convert(uri, { "Bar code to print": ["pdf"], "Bar code as a picture": ["svg"] });

function languageClient() {
  const options = {};
  for (const name of ["inlayHints", "keepColumns", "localLetters"]) options[name] = settings().get(name);
  return new LanguageClient(
    "hp41",
    "HP-41",
    { command: command(), args: ["lsp"] },
    {
      documentSelector: [{ language: "hp41", scheme: "file" }, { language: "hp41", scheme: "untitled" }],
      initializationOptions: options,
      synchronize: {
        configurationSection: "hp41",
        fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{hp41,41,focal,rpn,txt,lst}"),
      },
    }
  );
}

/** A line with a global label. */
const LABEL =
  /^[ \t]*(\d+[ \t]*)?([^A-Za-z0-9\s"]+[ \t]*)?LBL[ \t]*["“'][^"”'\r\n]+["”']?[ \t]*(;.*)?$/im;

const isListing = (document) =>
  document.languageId === "plaintext" &&
  /\.(txt|lst)$/i.test(document.fileName) &&
  settings().get("detectText", true) &&
  !document.getText().startsWith("#!") &&
  LABEL.test(document.getText());

/** The texts that were recognized; the user may have chosen another language since then. */
const recognized = new Set();

let client;
let started = false;

/** Starts the language server with the first listing; a text may be one. */
function look(document) {
  if (document.languageId === "hp41" && !started) {
    started = true;
    // A client that cannot start shows a message itself; debugging works without it.
    client.start().catch(() => {});
  } else if (!recognized.has(document.uri.toString()) && isListing(document)) {
    recognized.add(document.uri.toString());
    vscode.languages.setTextDocumentLanguage(document, "hp41");
  }
}

function activate(context) {
  client = languageClient();
  vscode.workspace.textDocuments.forEach(look);
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.commands.registerCommand("hp41.run", run),
    vscode.commands.registerCommand("hp41.test", test),
    vscode.commands.registerCommand("hp41.debug", debug),
    vscode.commands.registerCommand("hp41.replace", replace),
    vscode.commands.registerCommand("hp41.showListing", showListing),
    vscode.commands.registerCommand("hp41.saveRaw", saveRaw),
    vscode.commands.registerCommand("hp41.saveBarCode", saveBarCode),
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      provideTextDocumentContent: async (shown) =>
        (await client.sendRequest("hp41/listing", { uri: shown.query })).text,
    }),
    vscode.debug.registerDebugAdapterDescriptorFactory("hp41", {
      createDebugAdapterDescriptor: () => new vscode.DebugAdapterExecutable(command(), ["dap"]),
    }),
    // F5 without a launch.json debugs the listing that is open.
    vscode.debug.registerDebugConfigurationProvider("hp41", {
      resolveDebugConfiguration: (folder, wanted) => (wanted.type ? wanted : launch("${file}")),
    })
  );
}

const deactivate = () => client && client.isRunning() && client.stop();

module.exports = { activate, deactivate };
