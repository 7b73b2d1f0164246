// Debugs the eight queens with Microsoft's test client for debug adapters.
//   NODE_PATH=FOLDER/node_modules node src/test/node/debugging.js ./hp41
// FOLDER is where "npm install @vscode/debugadapter-testsupport" was done.
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const { DebugClient } = require('@vscode/debugadapter-testsupport');

const command = path.resolve(process.argv[2]);
const program = path.resolve(__dirname, '../../../programs/8QUEENS.txt');
const lines = fs.readFileSync(program, 'utf8').split('\n');
const lineOf = (step, after = 0) => lines.indexOf(step, after) + 1;

/** One session with an adapter of its own. */
async function session(name, run) {
  const client = new DebugClient(command, 'dap', 'hp41');
  client.defaultTimeout = 60000;
  await client.start();
  try {
    await run(client);
    console.log('passed  ' + name);
  } finally {
    await client.stop();
  }
}

/** The registers by their names. */
async function registers(client) {
  const { body: { scopes } } = await client.scopesRequest({ frameId: 0 });
  const reference = scopes.find(it => it.name === 'Registers').variablesReference;
  const { body: { variables } } = await client.variablesRequest({ variablesReference: reference });
  return Object.fromEntries(variables.map(it => [it.name, it.value]));
}

async function stops(client, request) {
  const stopped = client.waitForEvent('stopped');
  await request;
  return (await stopped).body;
}

const answer = (client, text) => client.evaluateRequest({ expression: text, context: 'repl' });

async function main() {
  await session('a launch stops at a breakpoint, where variables are seen', async client => {
    const line = lineOf('STO IND 00');
    await client.hitBreakpoint({ program }, { path: program, line });
    assert.strictEqual((await registers(client)).R00, '17.039');
  });

  await session('a queen is watched, and a backtrack stepped back over', async client => {
    const asked = client.waitForEvent('stopped');
    await Promise.all([client.configurationSequence(), client.launch({ program })]);
    assert.strictEqual((await asked).body.text, 'PUBLISH?');
    assert.strictEqual((await stops(client, answer(client, 'no'))).text, 'INITIAL POSITION?');
    await client.customRequest('setDataBreakpoints', { breakpoints: [{ dataId: 'R09' }] });
    const change = await stops(client, answer(client, '158'));
    assert.strictEqual(change.reason, 'data breakpoint');
    assert.strictEqual((await registers(client)).R09, '21.024');
    await client.customRequest('setDataBreakpoints', { breakpoints: [] });
    const line = lineOf('LBL 18');
    await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line }] });
    const threadId = 1;
    await stops(client, client.continueRequest({ threadId }));
    const before = await registers(client);
    for (let i = 0; i < 3; i++) {
      await stops(client, client.stepInRequest({ threadId }));
    }
    assert.notDeepStrictEqual(await registers(client), before);
    for (let i = 0; i < 3; i++) {
      await stops(client, client.stepBackRequest({ threadId }));
    }
    assert.deepStrictEqual(await registers(client), before);
    const { body: { stackFrames } } = await client.stackTraceRequest({ threadId });
    assert.strictEqual(stackFrames[0].line, line);
  });
}

// The test has failed until all has passed, also if Node ends it early because nothing is left to wait for.
process.exitCode = 1;
main().then(
  () => { process.exitCode = 0; },
  problem => console.error(problem));
