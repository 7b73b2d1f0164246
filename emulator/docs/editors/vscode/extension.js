// Starts `hp41 lsp` for listings, and does what only the editor can: run in a terminal, show files.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const SCHEME = "hp41-listing";
let client;

function program() {
  return vscode.workspace.getConfiguration("hp41").get("command", "hp41");
}

function run(uri, label) {
  const terminal = vscode.window.createTerminal({
    name: "HP-41",
    shellPath: program(),
    shellArgs: ["run", vscode.Uri.parse(uri).fsPath].concat(label ? [label] : []),
  });
  terminal.show();
}

async function showListing(file) {
  const document = await vscode.workspace.openTextDocument(
    vscode.Uri.from({ scheme: SCHEME, path: file.path + ".hp41", query: file.toString() })
  );
  await vscode.window.showTextDocument(document);
}

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("hp41");
  const options = {};
  for (const name of ["inlayHints", "keepColumns", "localLetters"]) options[name] = settings.get(name);
  client = new LanguageClient(
    "hp41",
    "HP-41",
    { command: program(), args: ["lsp"] },
    {
      documentSelector: [{ language: "hp41", scheme: "file" }, { language: "hp41", scheme: "untitled" }],
      initializationOptions: options,
      synchronize: {
        configurationSection: "hp41",
        fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{hp41,41,focal,rpn,txt}"),
      },
    }
  );
  context.subscriptions.push(
    vscode.commands.registerCommand("hp41.run", run),
    vscode.commands.registerCommand("hp41.showListing", showListing),
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      provideTextDocumentContent: async (shown) =>
        (await client.sendRequest("hp41/listing", { uri: shown.query })).text,
    })
  );
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
