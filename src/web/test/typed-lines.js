// Plays random typed lines on the page in target/web, and compares what the page shows and stores with the JVM.
// Half of the sessions use WebAssembly, the others JavaScript.
// node typed-lines.js FOLDER BROWSER [SEED [SESSIONS [STEPS]]]   (NODE_PATH contains puppeteer-core)
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const Harness = require('./harness.js');

const [folder, browserFile, seed = String(Date.now() % 1_000_000), sessions = '30', steps = '100'] = process.argv.slice(2);
const START = Date.UTC(2026, 0, 15, 10, 30);
const jar = path.resolve(folder, '..', 'hp41.jar');
const classes = fs.mkdtempSync(path.join(os.tmpdir(), 'typed-lines'));

/**
 * Makes a page playable, before its scripts run. Its time passes only while the calculator waits,
 * as in TypedLines.java, and the characters that it draws are collected.
 */
function equip(start) {
  const TrueDate = Date;
  let now = start;
  let timer = null;
  window.Date = class extends TrueDate {
    constructor(...values) { super(...(values.length ? values : [now])); }
    static now() { return now; }
  };
  performance.now = () => now - start;
  window.setTimeout = (work, wait) => { timer = { work, wait: Math.floor(wait) }; return 1; };
  window.clearTimeout = () => { timer = null; };

  const rows = [];
  const put = (x, y, character) => { (rows[Math.floor(y / 20)] ||= [])[Math.floor(x / 10)] = character; };
  const context = CanvasRenderingContext2D.prototype;
  context.fillRect = (x, y, width, height) => { if (width === 10 && height === 20) put(x, y, ' '); };
  context.fillText = (text, x, y) => put(x, y, text);

  const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const arrows = ['Up', 'Down', 'Left', 'Right'];
  const keyName = name => {
    const words = name.split('_').map(word => /^F\d/.test(word) ? word : word[0] + word.slice(1).toLowerCase());
    return (arrows.includes(words[0]) ? 'Arrow' : '') + words.join('');
  };

  /**
   * Lets time pass until the calculator has nothing to do, or for some turns; returns whether a
   * program runs.
   */
  const settle = () => {
    let idle = 0;
    let busy = 0;
    for (let turn = 0; turn < 12 && idle < 2 && busy < 6 && timer; turn++) {
      const { work, wait } = timer;
      timer = null;
      idle = wait < 1000 ? 0 : idle + 1;
      busy = wait > 0 ? 0 : busy + 1;
      now += Math.max(40, wait);
      work();
    }
    return busy === 6;
  };

  let memory = '';
  let played = 0;
  window.prepare = () => {
    settle();
    storage.keep = (key, content) => {
      if (key.endsWith('/memory.txt')) memory = new TextDecoder().decode(storage.decode(content));
      return true;
    };
    const canvas = document.getElementById('screen');
    return [Math.floor(canvas.width / 10), Math.floor(canvas.height / 20)];
  };
  window.play = (kind, text) => {
    now = start + 60000 * ++played;
    if (kind === 'key') {
      press(keyName(text));
    } else if (kind === 'paste') {
      const event = new Event('paste', { bubbles: true });
      event.clipboardData = { getData: () => text };
      document.dispatchEvent(event);
    } else {
      for (const key of ['Escape', 'Escape', ...text.split(''), 'Enter']) press(key);
    }
    if (settle()) {
      press('F5');
      settle();
    }
    document.dispatchEvent(new Event('visibilitychange'));
    const shown = ['display', 'message'].map(id => document.getElementById(id).textContent);
    return [...shown, rows.map(row => row.join('')).join('\n'), memory];
  };
}

/** Returns the steps of a session, each with what the JVM shows and stores after it. */
function onJvm(session, size) {
  const output = execFileSync('java', ['-Xmx256m', '-cp', jar + path.delimiter + classes, 'hp41.web.TypedLines', session, steps, ...size],
    { maxBuffer: 1 << 30, encoding: 'utf8' });
  return output.split('\x1e').slice(0, -1).map(record => record.split('\x1f'));
}

/** Describes the first difference of two texts. */
function difference(name, jvm, page) {
  let from = 0;
  while (jvm[from] === page[from]) from++;
  const part = text => JSON.stringify(text.slice(Math.max(0, from - 40), from + 120));
  return `the ${name} is ${part(page)}, but on the JVM ${part(jvm)}`;
}

/** Plays a session, and fails at the first difference. */
async function play(page, address, session) {
  let uncaught = '';
  page.on('console', message => { uncaught += message.type() === 'error' ? message.text() : ''; });
  await page.emulateTimezone('UTC');
  await page.evaluateOnNewDocument(equip, START);
  await page.goto(address);
  await page.started();
  const records = onJvm(session, await page.evaluate(() => window.prepare()));
  for (const [index, [kind, text, ...jvm]] of records.entries()) {
    const shown = await page.evaluate((k, t) => window.play(k, t), kind, text);
    const wrong = jvm.findIndex((value, i) => value !== shown[i]);
    if (wrong >= 0 || uncaught) {
      const before = records.slice(Math.max(0, index - 5), index).map(record => JSON.stringify(record[1]));
      throw new Error(`after ${before.join(', ')}: ${kind} ${JSON.stringify(text)}: `
        + (uncaught || difference(['display', 'message', 'screen', 'memory'][wrong], jvm[wrong], shown[wrong])));
    }
  }
}

async function main() {
  const sources = path.join(__dirname, 'java', 'hp41', 'web');
  execFileSync('javac', ['-cp', jar, '-d', classes, ...['TypedLines', 'RandomSteps'].map(name => path.join(sources, name + '.java'))]);
  const engines = [
    { name: 'WebAssembly', file: browserFile },
    { name: 'JavaScript', file: browserFile, prepare: () => { WebAssembly.validate = () => false; } },
  ];
  const problems = [];
  for (const [index, engine] of engines.entries()) {
    const harness = await Harness.start(folder, engine);
    for (let i = index; i < sessions; i += engines.length) {
      const session = String(Number(seed) + i);
      await harness.test(`${steps} typed lines, seed ${session}`, { width: 1280, height: 800 },
        page => play(page, harness.address, session));
    }
    problems.push(...await harness.end());
  }
  fs.rmSync(classes, { recursive: true });
  if (problems.length) console.error(problems.join('\n'));
  process.exit(problems.length ? 1 : 0);
}

main();
