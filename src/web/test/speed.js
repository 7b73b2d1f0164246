// Measures the page in target/web: size, first frame, program lines a second, key to frame.
// node speed.js FOLDER BROWSER [PIXELRATIO]   (NODE_PATH contains puppeteer-core)
'use strict';
const puppeteer = require('puppeteer-core');
const serve = require('./serve.js');
const size = require('./size.js');

const [folder, browserFile, pixelRatio = '1'] = process.argv.slice(2);
/** The number of lines in a million rounds of the loop. */
const LINES = 5e6;
const program = 'LBL "LOOP"\n1000000\nSTO 00\n0\nLBL 01\n1\n+\nDSE 00\nGTO 01\nEND\n';
const median = numbers => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function measure(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800, deviceScaleFactor: Number(pixelRatio) });
  const start = Date.now();
  await page.goto(address);
  await page.waitForFunction(() => document.getElementById('display').textContent !== '', { polling: 5, timeout: 60000 });
  const firstFrame = Date.now() - start;
  // From a key to the end of the frame in which its digit is drawn.
  const keys = await page.evaluate(async () => {
    const times = [];
    for (let i = 0; i < 9; i++) {
      const before = performance.now();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));
      await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
      times.push(performance.now() - before);
      await new Promise(rest => setTimeout(rest, 100));
    }
    return times;
  });
  await page.keyboard.press('Backspace');
  await page.evaluate(text => {
    const event = new Event('paste');
    event.clipboardData = { getData: () => text };
    document.dispatchEvent(event);
  }, program);
  await page.waitForFunction(() => document.getElementById('message').textContent.includes('loaded'));
  for (const key of 'xeq loop') await page.keyboard.press(key);
  const run = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /1,000,000/.test(document.getElementById('display').textContent), { polling: 20, timeout: 120000 });
  const speed = LINES / (Date.now() - run) * 1000;
  await context.close();
  return { firstFrame, key: median(keys), speed };
}

async function main() {
  console.log(`size: ${size(folder)} bytes compressed (without hp41.js)`);
  const server = await serve(folder);
  const browser = await puppeteer.launch({ executablePath: browserFile, args: ['--no-sandbox', '--disable-gpu'] });
  const results = [];
  for (let i = 0; i < 5; i++) results.push(await measure(browser, `http://127.0.0.1:${server.address().port}/`));
  console.log(`first frame: ${median(results.map(it => it.firstFrame))} ms`);
  console.log(`lines a second: ${Math.round(median(results.map(it => it.speed)))}`);
  console.log(`key to frame: ${median(results.map(it => it.key)).toFixed(1)} ms`);
  await browser.close();
  server.close();
}

main();
