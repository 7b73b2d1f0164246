// Starts "hp41 dap" for debug sessions of the type hp41.
const vscode = require('vscode');

exports.activate = context => {
  const adapter = {
    createDebugAdapterDescriptor: () =>
      new vscode.DebugAdapterExecutable(
        vscode.workspace.getConfiguration('hp41').get('command', 'hp41'), ['dap'])
  };
  const launch = {
    // F5 without a launch.json debugs the listing that is open.
    resolveDebugConfiguration: (folder, wanted) =>
      wanted.type
        ? wanted
        : { type: 'hp41', request: 'launch', name: 'HP-41', program: '${file}', stopOnEntry: true }
  };
  // What stands over a program in the editor, if the language server serves it.
  const debug = (uri, label) =>
    vscode.debug.startDebugging(undefined, {
      type: 'hp41', request: 'launch', name: 'HP-41', program: vscode.Uri.parse(uri).fsPath,
      label, stopOnEntry: true
    });
  const replace = () => {
    const session = vscode.debug.activeDebugSession;
    if (session && session.type === 'hp41') {
      session.customRequest('hp41/replace')
        .then(undefined, problem => vscode.window.showErrorMessage(problem.message));
    }
  };
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory('hp41', adapter),
    vscode.debug.registerDebugConfigurationProvider('hp41', launch),
    vscode.commands.registerCommand('hp41.debug', debug),
    vscode.commands.registerCommand('hp41.replace', replace));
};
