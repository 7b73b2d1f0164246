// Uses the page in target/web in a real browser, as a user would.
// node browser.js FOLDER BROWSER   (NODE_PATH contains puppeteer-core)
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const puppeteer = require('puppeteer-core');
const serveFolder = require('./serve.js');
const compressedSize = require('./size.js');

const [folder, browserFile] = process.argv.slice(2);
const serve = () => serveFolder(folder);

async function main() {
  const server = await serve();
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await puppeteer.launch({ executablePath: browserFile, args: ['--no-sandbox', '--disable-gpu'] });
  const problems = [];

  /** Runs a test in a browser without memory. */
  async function test(name, size, work) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    page.on('pageerror', error => problems.push(`${name}: ${error.message}`));
    page.shows = (id, text) => page.waitForFunction(
      (element, wanted) => document.getElementById(element).textContent.includes(wanted),
      { polling: 50, timeout: 12000 }, id, text);
    page.type = async text => { for (const key of text) await page.keyboard.press(key === '\n' ? 'Enter' : key); };
    // Touches a key of the keypad for 60 columns, by its column and row; rows 5 to 8 have four keys.
    page.touchKey = async (column, row) => {
      const box = await (await page.$('#screen')).boundingBox();
      const cell = box.width / 60;
      const middle = row < 5 ? 6.5 + 12 * column : 8 + 15 * column;
      await page.touchscreen.tap(box.x + middle * cell, box.y + (9.5 + 3 * row) * 2 * cell);
    };
    page.paste = text => page.evaluate(pasted => {
      const event = new Event('paste', { bubbles: true });
      event.clipboardData = { getData: () => pasted };
      document.dispatchEvent(event);
    }, text);
    try {
      await work(page);
      console.log(`passed: ${name}`);
    } catch (error) {
      const shown = await page.evaluate(() => ['display', 'message']
        .map(id => document.getElementById(id).textContent).join(' | ')).catch(() => 'nothing');
      problems.push(`${name}: ${error.message}; the page shows: ${shown}`);
      console.log(`failed: ${problems[problems.length - 1]}`);
    }
    await context.close();
  }
  const open = async (page, fragment = '') => {
    await page.goto(address + fragment);
    await page.shows('display', '');
    await page.waitForFunction(() => document.getElementById('display').textContent !== '', { timeout: 12000 });
  };
  const answerEightQueens = async page => {
    await page.shows('display', 'PUBLISH?');
    await page.type('yes\n');
    await page.shows('display', 'INITIAL');
    await page.type('158!');
    await page.shows('display', 'CODES');
    await page.type('!');
    await page.shows('display', 'POSITION1=15863724');
  };
  const desktop = { width: 1280, height: 800 };
  const phone = { width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

  await test('eight queens by keyboard', desktop, async page => {
    await open(page);
    await page.type('xeq 8queens\n');
    await answerEightQueens(page);
  });

  await test('memory outlasts the page', desktop, async page => {
    await open(page);
    await page.type('42\n');
    await page.shows('display', '42.0000');
    await page.waitForFunction(() => Object.keys(localStorage).some(key => key.endsWith('memory.txt')));
    await new Promise(resolve => setTimeout(resolve, 1000));
    await page.reload({ waitUntil: 'load' });
    await page.shows('display', '42.0000');
  });

  await test('a pasted listing runs', desktop, async page => {
    await open(page);
    await page.paste('LBL "SQ"\nX^2\nRTN\nEND\n');
    await page.shows('message', 'loaded');
    await page.type('9 xeq sq\n');
    await page.shows('display', '81');
  });

  await test('an opened RAW file can be executed', desktop, async page => {
    const raw = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hp41')), 'cube.raw');
    // LBL "CU"  ENTER^  X^2  *  RTN  END
    fs.writeFileSync(raw, Buffer.from('c000f3004355' + '83' + '51' + '42' + '85' + 'c0000d', 'hex'));
    await open(page);
    await (await page.$('#files')).uploadFile(raw);
    await page.shows('message', '6 lines loaded');
    await page.type('3 xeq cu\n');
    await page.shows('display', '27');
  });

  await test('a saved program is offered as a file', desktop, async page => {
    await open(page);
    await page.evaluate(() => { page.download = (name, content) => { document.title = name + ' ' + content.length; }; });
    await page.paste('LBL "SQ"\nX^2\nRTN\nEND\n');
    await page.shows('message', 'loaded');
    await page.type('save sq.txt\n');
    await page.waitForFunction(() => document.title.startsWith('sq.txt '), { timeout: 12000 });
  });

  await test('a link runs a bundled program', desktop, async page => {
    await open(page, '#run=8QUEENS');
    await page.shows('display', 'PUBLISH?');
  });

  await test('a link loads and runs a listing', desktop, async page => {
    const listing = Buffer.from('LBL "DBL"\n21\n2\n*\nEND\n').toString('base64');
    await open(page, `#load=${encodeURIComponent(listing)}&run=DBL`);
    await page.shows('display', '42');
  });

  await test('keys can be touched', { ...desktop, hasTouch: true }, async page => {
    await open(page);
    await page.keyboard.press('5');
    await page.shows('display', '5_');
    const box = await (await page.$('#screen')).boundingBox();
    // The key 7: at 128 columns the keypad has its usual place.
    await page.touchscreen.tap(box.x + 275, box.y + 370);
    await page.shows('display', '57_');
  });

  await test('eight queens by touch', phone, async page => {
    await open(page, '#run=8QUEENS');
    const touch = async (...keys) => { for (const key of keys) await page.touchKey(...key); };
    const [yes, digits, runStop] = [[[0, 7], [4, 1], [2, 5]], [[1, 7], [2, 6], [2, 5]], [3, 8]];
    await page.shows('display', 'PUBLISH?');
    await touch(...yes);
    await page.shows('display', 'YES');
    await touch(runStop);
    await page.shows('display', 'INITIAL');
    await touch(...digits);
    await page.shows('display', '158');
    await touch(runStop);
    await page.shows('display', 'CODES');
    await touch(runStop);
    await page.shows('display', 'POSITION1=15863724');
  });

  await test('paper is offered as a picture', desktop, async page => {
    await open(page);
    await page.evaluate(() => { page.download = (name, content) => { document.title = name + ' ' + String.fromCharCode(...content.slice(1, 4)); }; });
    await page.type('plug printer\n5 prx\n');
    for (const [name, beginning] of [['p.svg', 'svg'], ['p.png', 'PNG'], ['p.pdf', 'PDF']]) {
      await page.type(`save paper ${name}\n`);
      await page.waitForFunction(wanted => document.title.startsWith(wanted), { timeout: 12000 }, `${name} ${beginning}`);
    }
  });

  await test('a second tab does not overwrite the memory of the first', desktop, async page => {
    await open(page);
    await page.type('42\n');
    await page.shows('display', '42.0000');
    const second = await page.browserContext().newPage();
    await second.goto(address);
    await second.waitForFunction(() => document.getElementById('message').textContent.includes('in use by another calculator'), { timeout: 12000 });
    await second.close();
  });

  await test('the page works without network, and without motion', desktop, async page => {
    const once = await serve();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`http://127.0.0.1:${once.address().port}/`);
    await page.evaluate(async () => { await navigator.serviceWorker.ready; });
    await new Promise(resolve => { once.close(resolve); once.closeAllConnections(); });
    await page.reload({ waitUntil: 'load' });
    await page.waitForFunction(() => document.getElementById('display').textContent !== '', { timeout: 12000 });
    await page.type('6\n7*');
    await page.shows('display', '42.0000');
    await page.paste('LBL "COUNT"\n300000\nLBL 01\nDSE X\nGTO 01\n"READY"\nAVIEW\nEND\n');
    await page.shows('message', 'loaded');
    await page.type('xeq count\n');
    await page.shows('display', 'READY');
  });

  await test('eight queens in a browser without WebAssembly', desktop, async page => {
    await page.evaluateOnNewDocument(() => { delete window.WebAssembly; });
    await open(page, '#run=8QUEENS');
    await answerEightQueens(page);
  });

  const size = compressedSize(folder);
  if (size > 900_000) problems.push(`the browser loads ${size} compressed bytes, more than 900,000`);

  await browser.close();
  server.close();
  if (problems.length) console.error(problems.join('\n'));
  process.exit(problems.length ? 1 : 0);
}

main();
