// Checks in each engine that the page always starts, and that it loses nothing that it stores.
// node memory.js FOLDER CHROMIUM [FIREFOX] [SEED]   (NODE_PATH contains puppeteer-core)
'use strict';
const assert = require('assert');
const path = require('path');
const Harness = require('./harness.js');

const [folder, chromium, firefox, givenSeed] = process.argv.slice(2);
const seed = Number(givenSeed) || Date.now() % 1_000_000;
const ENGINES = [
  { name: 'Chromium', file: chromium },
  { name: 'Chromium without WebAssembly', file: chromium, prepare: () => { delete window.WebAssembly; } },
  { name: 'Firefox', file: firefox, browser: 'firefox' },
].filter(engine => engine.file);

const ROUNDS = 12;
const MEMORY = 'hp41:/home/memory/memory.txt';
const STATES = 'hp41:/home/memory/states/';
const desktop = { width: 1280, height: 800 };
const square = 'LBL "SQ"\nX^2\nRTN\nEND\n';
const linkTo = listing => '#load=' + encodeURIComponent(Buffer.from(listing).toString('base64'));
const base64 = text => Buffer.from(text, 'latin1').toString('base64');
const decoded = text => Buffer.from(text, 'base64').toString('utf8');

/** Returns random numbers below a limit, always the same for a seed. */
function randomNumbers(start) {
  let state = start;
  return limit => {
    state = state * 1103515245 + 12345 & 0x7fffffff;
    return (state >> 8) % limit;
  };
}

/** Returns what the browser stores. */
const stored = page => page.evaluate(() => ({ ...localStorage }));

/** Stores texts, and nothing else, while no calculator runs. */
async function store(harness, page, entries) {
  await page.goto(harness.address + 'empty.html');
  await page.evaluate(all => {
    localStorage.clear();
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, entries);
}

/** Returns a state with a number in X. */
async function stateWith(harness, page, number) {
  await harness.open(page);
  await page.type(number + '\n');
  await page.shows('display', number);
  return keptMemory(page);
}

/** Leaves the page, so that it saves memory, and returns the state. */
async function keptMemory(page, key = MEMORY) {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  return decoded((await stored(page))[key]);
}

async function collectDownloads(page) {
  await page.evaluate(() => {
    window.saved = {};
    page.download = (name, content) => {
      window.saved[name] = typeof content === 'string' ? content : new TextDecoder('latin1').decode(content);
    };
  });
}

const downloaded = (page, name) => page.waitForFunction(
  wanted => window.saved[wanted] !== undefined, { polling: 50, timeout: 60000 }, name);

async function works(page) {
  await page.type('6\n7*');
  await page.shows('display', '42.0000');
}

const FILES = ['sq.txt', './folded.txt', 'sq.raw', 'sq.p41', 'sq.bin', 'sq.dat', 'sq.lif', 'sq.svg', 'sq.pdf',
  'sq.mod 12', 'sq.rom 12'];
const PAPER = ['p.svg', 'p.png', 'p.pdf', 'p.txt'];

async function everyFileOutlastsAReload(harness, page) {
  await harness.open(page);
  await collectDownloads(page);
  await page.type('plug printer\nplug xmemory\nsound off\ntheme dark\n12 sto 05 3.5\nprx\n');
  await page.paste(square);
  await page.shows('message', 'loaded');
  for (const file of FILES) {
    await page.type(`save ${file}\n`);
    await downloaded(page, path.basename(file.split(' ')[0]));
  }
  // This file is in the folder of the memories, but it is not a memory.
  await page.type('save /home/memory/memory-2.lif\n');
  await page.shows('message', 'saved in "/home/memory/memory-2.lif"');
  for (const file of PAPER) {
    await page.type(`save paper ${file}\n`);
    await downloaded(page, file);
  }
  await page.type('save state before\n');
  await downloaded(page, 'before.txt');
  const memory = await keptMemory(page);
  const before = await stored(page);
  await page.reload({ waitUntil: 'load' });
  await page.started();
  await collectDownloads(page);
  const restored = await stored(page);
  for (const key of Object.keys(before).filter(it => !it.endsWith('.before'))) {
    assert.strictEqual(restored[key], before[key], key);
  }
  assert.strictEqual(await keptMemory(page), memory);
  await page.type('save state after\n');
  await downloaded(page, 'after.txt');
  const states = await stored(page);
  assert.strictEqual(decoded(states[STATES + 'after.txt']), decoded(states[STATES + 'before.txt']));
  for (const file of FILES.filter(it => !/svg|pdf|mod|rom/.test(it))) {
    await page.type(`load! ${file}\n`);
    await page.shows('message', 'in memory with the same lines');
    await page.keyboard.press('Escape');
  }
  await page.type('0 sto 05\nload state before\n');
  await page.shows('message', 'memory is now');
  await page.type('9 xeq sq\n');
  await page.shows('display', '81');
}

/** Stored texts that no calculator writes, with all kinds of damage. */
function randomEntries(random, state) {
  const one = list => list[random(list.length)];
  const name = () => one(['', '/', '.', '..', 'a', 'sq.txt', 'memory.txt', 'home', 'memory', 'states', 'settings',
    'history.txt', '\0', '\n', '\ud800', 'ä', 'a\\b', 'C:', 'x'.repeat(300), '/a'.repeat(5000), 'é/'.repeat(400), '%00', '.config', 'hp41', '__proto__']);
  const folder = () => one(['', '/', '//', '/home', '/home/', '/home/memory/', '/home/memory', '/home/memory/states/',
    '/home/memory/memory.txt/', '/home/.config/', '/home/.config/hp41/', '/a/b/c/', './', '/../', '/home/../', '/sq.txt/']);
  const cut = text => text.slice(0, random(text.length));
  const scratched = text => {
    const at = random(text.length);
    return text.slice(0, at) + String.fromCharCode(random(0x250)) + text.slice(at + 1);
  };
  const value = () => one([() => '', () => '*', () => '\0\ud800', () => base64('x'), () => base64(state),
    () => base64(cut(state)), () => base64(scratched(state)), () => cut(base64(state)), () => scratched(base64(state)),
    () => base64('hp41 state 2\nmodel CXX\n'), () => base64('theme = \0\nkeymap = nothing\nspeed = \nlessons = 99999999999\n'),
    () => base64(state.replace(/model CX\n(lift \w+)/, `model ${one(['C', 'CV', 'CX', 'CXX'])}\n$1\nplugged `
      + one(['printer', 'hpil printer massstorage', 'time xfunctions', 'memory memory memory', 'xmemory wand', 'nothing', 'x.mod']))),
    () => 'A'.repeat(random(100000)), () => base64('\xff\xfe'.repeat(1000))])();
  const entries = {};
  for (let i = random(12); i >= 0; i--) entries['hp41:' + folder() + name()] = value();
  for (const key of [MEMORY, MEMORY + '.before', 'hp41:/home/.config/hp41/settings', 'hp41:/home/memory/history.txt',
    STATES + 'mine.txt', 'hp41:/home/memory/memory-2.txt', 'hp41:/sq.txt', 'hp41://sq.txt']) {
    if (random(2)) entries[key] = value();
  }
  entries.zoom = one(['1', '', '-3', 'NaN', '1e99', 'x', '0.0001']);
  return entries;
}

async function startsWithAnythingStored(harness, page) {
  const state = await stateWith(harness, page, '5');
  for (let round = 0; round < ROUNDS; round++) {
    const entries = randomEntries(randomNumbers(seed + round), state);
    try {
      await store(harness, page, entries);
      await harness.open(page);
      await page.keyboard.press('Escape');
      await works(page);
      await page.reload({ waitUntil: 'load' });
      await page.shows('display', '42.0000');
    } catch (error) {
      throw new Error(`seed ${seed + round}, ${JSON.stringify(entries).slice(0, 4000)}: ${error.message}`);
    }
  }
}

async function unreadableFilesAreSkippedAndReported(harness, page) {
  const state = await stateWith(harness, page, '5');
  await store(harness, page, {
    'hp41:': 'x', 'hp41:/': 'x', 'hp41:sq.txt': 'x', 'hp41:/home': base64('x'), 'hp41:/home/memory/memory.txt/a': base64('x'),
    [MEMORY]: base64(state), 'hp41:/sq.txt': base64(square), 'hp41:/damaged.txt': '*',
  });
  await harness.open(page);
  await page.shows('display', '5.0000');
  await page.shows('news', 'cannot read all that this browser stores');
  await page.type('load sq.txt\n');
  await page.shows('message', 'loaded');
}

async function damagedMemoryIsOfferedAsAFile(harness, page) {
  const state = await stateWith(harness, page, '5');
  const good = base64(state);
  for (const [damaged, content] of [['*' + good, '*' + good], [base64(state.slice(0, -9)), state.slice(0, -9)]]) {
    await store(harness, page, { [MEMORY]: damaged, [MEMORY + '.before']: good });
    await harness.open(page);
    await page.shows('message', 'is damaged in line');
    await page.shows('display', '5.0000');
    await page.reload({ waitUntil: 'load' });
    await page.started();
    await collectDownloads(page);
    await page.click('#download');
    const files = await page.evaluate(() => window.saved);
    assert.deepStrictEqual(Object.values(files), [content]);
    await page.click('#forget');
    await page.reload({ waitUntil: 'load' });
    await page.started();
    assert(await page.evaluate(() => document.getElementById('download').hidden), 'the offer ends');
  }
  await store(harness, page, { [MEMORY]: '*', [MEMORY + '.before']: good });
  await harness.open(page);
  await page.shows('display', '5.0000');
  await Promise.all([page.waitForNavigation(), page.click('#empty')]);
  await page.started();
  await page.shows('display', '0.0000');
  await page.shows('news', 'load state old-memory');
  await page.type('load state old-memory\n');
  await page.shows('display', '5.0000');
}

/** Memory that only a newer version can read, in all files that a calculator could use. */
async function startsEmptyWhenNoMemoryCanBeUsed(harness, page) {
  const newer = base64('hp41 state 2\nmodel CXX\n');
  const entries = { [MEMORY]: newer };
  for (let i = 2; i < 100; i++) entries[`hp41:/home/memory/memory-${i}.txt`] = newer;
  await store(harness, page, entries);
  await page.goto(harness.address);
  await page.shows('notice', 'cannot start');
  await collectDownloads(page);
  await page.click('#download');
  assert.strictEqual(Object.values(await page.evaluate(() => window.saved))[0], 'hp41 state 2\nmodel CXX\n');
  await Promise.all([page.waitForNavigation(), page.click('#empty')]);
  await page.started();
  await works(page);
}

async function startsWithAFullStorage(harness, page) {
  const state = await stateWith(harness, page, '5');
  await store(harness, page, { [MEMORY]: base64(state) });
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 22);
    for (let i = 0; text; i++) {
      try {
        localStorage.setItem('hp41:/full' + i, text);
      } catch (full) {
        text = text.slice(0, text.length >> 1);
      }
    }
  });
  await harness.open(page);
  await page.shows('display', '5.0000');
  await works(page);
  await page.shows('message', 'memory cannot be saved');
}

/** Presses keys in a frame, which need not have the focus. */
const press = (frame, keys) => frame.evaluate(all => {
  for (const key of all) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}, keys);

const shownBy = (frame, text) => frame.waitForFunction(
  wanted => (document.getElementById('display') || {}).textContent.includes(wanted), { polling: 50, timeout: 60000 }, text);

async function framesHaveTheirOwnMemories(harness, page) {
  await page.goto(harness.address + 'empty.html');
  await page.evaluate(() => {
    document.body.innerHTML = '<iframe src="./" width=600 height=500></iframe>'.repeat(3);
  });
  await page.waitForFunction(() => [...document.querySelectorAll('iframe')]
    .every(it => (it.contentDocument.getElementById('display') || {}).textContent), { polling: 50, timeout: 60000 });
  const frames = page.frames().filter(frame => frame !== page.mainFrame());
  assert.strictEqual(frames.length, 3);
  for (const [index, frame] of frames.entries()) {
    await press(frame, [String(index + 1), 'Enter']);
    await shownBy(frame, `${index + 1}.0000`);
    await frame.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  }
  const texts = await stored(page);
  const registers = ['memory', 'memory-2', 'memory-3']
    .map(name => /^003: (\d)(\d)/m.exec(decoded(texts[`hp41:/home/memory/${name}.txt`]))[2]);
  assert.deepStrictEqual(registers.sort(), ['1', '2', '3']);
}

async function memoryOfASecondTabIsFoundAgain(harness, page) {
  await harness.open(page);
  await page.type('1\n');
  await page.shows('display', '1.0000');
  const second = await harness.another(page);
  await harness.open(second);
  await second.shows('message', 'in use by another calculator');
  await second.type('2\n');
  await second.shows('display', '2.0000');
  await keptMemory(second, 'hp41:/home/memory/memory-2.txt');
  await second.close();
  await page.bringToFront();
  await page.type('states\n');
  await page.shows('message', 'memory-2');
  await page.type('load state memory-2\n');
  await page.shows('display', '2.0000');
  await page.keyboard.down('Control');
  await page.keyboard.press('u');
  await page.keyboard.up('Control');
  await page.shows('display', '1.0000');
}

async function memoryOfATabThatIsSwitchedOffIsFree(harness, page) {
  await harness.open(page);
  await page.type('5\n');
  await page.keyboard.down('Control');
  await page.keyboard.press('q');
  await page.keyboard.up('Control');
  await page.shows('notice', 'switched off');
  const second = await harness.another(page);
  await harness.open(second);
  await second.type('1 +\n');
  await second.shows('display', '6.0000');
  await keptMemory(second);
  const before = (await stored(second))[MEMORY];
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  assert.strictEqual((await stored(second))[MEMORY], before);
}

/** A state that another tab saves can be loaded, and is not overwritten. */
async function statesOfOtherTabsAreSeen(harness, page) {
  await harness.open(page);
  const second = await harness.another(page);
  await harness.open(second);
  await second.type('7 save state seven\n');
  await second.shows('message', 'saved as');
  await page.bringToFront();
  await page.type('load state seven\n');
  await page.shows('display', '7.0000');
  await page.type('save state seven\n');
  await page.shows('message', 'exists already');
}

/** Browsers have locks only in pages from HTTPS. */
async function sharedMemoryWithoutLocksIsReported(harness, page) {
  const second = await harness.another(page);
  for (const tab of [page, second]) {
    await tab.evaluateOnNewDocument(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await harness.open(tab);
  }
  await second.type('7\n');
  await page.shows('news', 'Another tab changes the same memory');
}

async function linkIsFollowedOnce(harness, page) {
  await harness.open(page, linkTo('LBL "DBL"\n21\n2\n*\nRTN\nEND\n') + '&run=DBL');
  await page.shows('display', '42');
  assert.strictEqual(await page.evaluate(() => location.href), harness.address);
  await page.type('1 +\n');
  await page.shows('display', '43');
  await page.reload({ waitUntil: 'load' });
  await page.started();
  await page.shows('display', '43');
  await page.goto(harness.address + 'empty.html');
  await page.goBack();
  await page.started();
  await page.shows('display', '43');
  assert((await keptMemory(page)).startsWith('hp41 state'), 'the first memory is used again');
  assert(!Object.keys(await stored(page)).some(key => key.includes('memory-2')), 'it is the only memory');
}

async function linkGivesAnswersButNoFunctions(harness, page) {
  await harness.open(page, '#run=8queens&answer=yes&answer=158&answer=');
  await page.shows('display', 'POSITION1=15863724');
  await page.reload({ waitUntil: 'load' });
  await page.shows('display', 'POSITION1=15863724');
  for (const line of ['CLX', '8QUEENS CLX', 'SIZE 010', '', '"8QUEENS']) {
    await page.evaluate(link => { location.hash = link; }, '#run=' + encodeURIComponent(line));
    await page.shows('news', 'no program');
    await page.evaluate(() => page.showMessage(''));
  }
  await page.click('#back');
  await page.shows('display', 'POSITION1=15863724');
  const ask = linkTo('LBL "ASK"\n"N?"\nPROMPT\n2\n*\nEND\n') + '&run=ASK&answer=';
  await page.evaluate(link => { location.hash = link; }, ask + '21');
  await page.shows('display', '42');
  await page.evaluate(link => { location.hash = link; }, ask + 'CLRG');
  await page.shows('news', 'waits for another answer');
  await page.shows('display', 'N?');
}

/** A page with the calculator in a frame opens the link of the frame whenever it is reloaded. */
async function linkOfAFrameIsFollowedOnce(harness, page) {
  const frameOf = async () => {
    await page.goto(harness.address + 'empty.html');
    await page.evaluate(() => {
      document.body.innerHTML = '<iframe src="./#run=8QUEENS" width=600 height=500></iframe>';
    });
    const element = await page.waitForSelector('iframe');
    return element.contentFrame();
  };
  let frame = await frameOf();
  await shownBy(frame, 'PUBLISH?');
  await press(frame, ['n', 'o', 'Enter']);
  await shownBy(frame, 'INITIAL');
  await frame.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  frame = await frameOf();
  await shownBy(frame, 'INITIAL');
}

async function main() {
  console.log(`seed ${seed}`);
  const problems = [];
  for (const engine of ENGINES) {
    const harness = await Harness.start(folder, engine);
    for (const test of [everyFileOutlastsAReload, unreadableFilesAreSkippedAndReported, damagedMemoryIsOfferedAsAFile,
      startsEmptyWhenNoMemoryCanBeUsed, startsWithAFullStorage, framesHaveTheirOwnMemories, memoryOfASecondTabIsFoundAgain,
      memoryOfATabThatIsSwitchedOffIsFree, statesOfOtherTabsAreSeen, sharedMemoryWithoutLocksIsReported,
      linkIsFollowedOnce, linkGivesAnswersButNoFunctions, linkOfAFrameIsFollowedOnce, startsWithAnythingStored]) {
      const title = test.name.replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase());
      if (!process.env.ONLY || title.includes(process.env.ONLY)) {
        await harness.test(title, desktop, page => test(harness, page));
      }
    }
    problems.push(...await harness.end());
  }
  if (problems.length) console.error(problems.join('\n'));
  process.exit(problems.length ? 1 : 0);
}

main();
