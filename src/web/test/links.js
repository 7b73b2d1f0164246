// Follows and makes links of the page in target/web in a real browser.
// node links.js FOLDER BROWSER   (NODE_PATH contains puppeteer-core and jsqr)
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const readCode = require('jsqr');
const Harness = require('./harness.js');

const [folder, file] = process.argv.slice(2);
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const linkTo = listing => '#load=' + encodeURIComponent(Buffer.from(listing).toString('base64'));
const square = 'LBL "SQ"\nX^2\nRTN\nEND\n';

/** Opens the dialog with the word "share", and returns the link that it shows. */
async function share(page, ...clicks) {
  await page.type('share\n');
  await page.waitForFunction(() => document.getElementById('sharing').open);
  for (const click of clicks) await page.click(click);
  return linkAfter(page, () => {});
}

/** Returns the link of the dialog after a change. */
async function linkAfter(page, change) {
  await page.evaluate(() => { document.getElementById('link').value = ''; });
  await change();
  await page.evaluate(() => document.getElementById('title').dispatchEvent(new Event('input')));
  return (await page.waitForFunction(() => document.getElementById('link').value)).jsonValue();
}

/** Opens an address in another browser, with another memory. */
async function inAnotherBrowser(harness, address, work) {
  const context = await harness.browser.createBrowserContext();
  const page = harness.equip(await context.newPage());
  await page.goto(address);
  await page.started();
  await work(page);
  await context.close();
}

/** Opens an address in a page that may show the calculator already. */
async function visit(page, address) {
  await page.goto('about:blank');
  await page.goto(address);
  await page.started();
}

/** Reads the QR code of the dialog from its picture. */
async function readPicture(page) {
  const picture = await (await page.$('#code')).screenshot({ encoding: 'base64' });
  const [data, width, height] = await page.evaluate(async encoded => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(encoded), it => it.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return [[...pixels.data], bitmap.width, bitmap.height];
  }, picture);
  return readCode(Uint8ClampedArray.from(data), width, height).data;
}

async function main() {
  const harness = await Harness.start(folder, { name: '', file });
  const { address } = harness;
  const test = (...all) => harness.test(...all);
  const open = (...all) => harness.open(...all);

  await test('a link runs a bundled program', desktop, async page => {
    await open(page, '#run=8QUEENS');
    await page.shows('display', 'PUBLISH?');
  });

  await test('a link loads and runs a listing', desktop, async page => {
    await open(page, linkTo('LBL "DBL"\n21\n2\n*\nEND\n') + '&run=DBL');
    await page.shows('display', '42');
  });

  await test('a link to the open page starts a guest, and the owner gets his memory back', desktop, async page => {
    await open(page);
    await page.paste(square);
    await page.shows('message', 'loaded');
    await page.type('42\nprgm\n');
    await page.shows('display', 'PRGM');
    await page.evaluate(() => { location.hash = '#run=8QUEENS&title=Queens%20%3Cb%3E'; });
    await page.shows('visitor', 'From a link: Queens <b>');
    await page.shows('display', 'PUBLISH?');
    await page.type('yes\n');
    await page.shows('display', 'INITIAL');
    await page.reload({ waitUntil: 'load' });
    await page.shows('display', 'INITIAL');
    await page.shows('visitor', 'Queens');
    assert(await page.$eval('#keep', it => it.hidden), 'a bundled program need not be kept');
    await page.click('#back');
    await page.waitForFunction(() => document.getElementById('guest').hidden);
    await page.started();
    await page.type('prgm\n9 xeq sq\n');
    await page.shows('display', '81.0000');
    await page.type('rdn\n');
    await page.shows('display', '42.0000');
  });

  await test('the owner keeps the program of a link', phone, async page => {
    await open(page);
    await page.type('42\n');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await visit(page, address + linkTo(square) + '&run=SQ&title=My%20square');
    await page.shows('visitor', 'From a link: My square · SQ, 4 lines, 2 registers');
    assert(!await page.$$eval('#chips button', all => all.length), 'a guest needs no first steps');
    await page.tap('#keep');
    await page.shows('note', '4 lines loaded');
    await page.shows('display', '42.0000');
    await page.type('xeq sq\n');
    await page.shows('display', '1,764.0000');
    await page.reload({ waitUntil: 'load' });
    await page.shows('display', '1,764.0000');
  });

  await test('all of memory is shared, opened beside another memory, and kept as a state', desktop, async page => {
    await open(page);
    await page.paste(square);
    await page.shows('message', 'loaded');
    await page.type('8\n');
    const link = await share(page, '#all', '#execute');
    assert.match(link, /^http:[^#]*#state=[\w-]+&title=SQ%20for%20the%20HP-41$/);
    assert.strictEqual(await readPicture(page), link);
    await inAnotherBrowser(harness, link, async other => {
      await other.shows('display', '8.0000');
      await other.type('xeq sq\n');
      await other.shows('display', '64.0000');
    });
    await page.click('#close');
    await page.type('7\n');
    await page.shows('display', '7.0000');
    await visit(page, link);
    await page.shows('visitor', 'HP-41CX, all of memory: SQ, 4 lines, 2 registers');
    await page.shows('display', '8.0000');
    await page.click('#keep');
    await page.shows('message', 'memory is now "SQ_for_the_HP-41"');
    await page.shows('display', '8.0000');
    await page.type('undo\n');
    await page.shows('display', '7.0000');
  });

  await test('a shared program runs in another browser', desktop, async page => {
    await open(page);
    await page.type('share\n');
    await page.shows('problem', 'is empty');
    await page.click('#close');
    await page.paste('LBL "QU+"\n"A&B=%"\nLBL 01\nX^2\nX^2\nEND\n');
    await page.shows('message', 'loaded');
    const own = await share(page);
    assert.match(own, /^http:[^#]*#zip=[\w-]+&run=QU%2B&title=QU%2B%20for%20the%20HP-41$/);
    assert.strictEqual(await readPicture(page), own);
    const unnamed = await linkAfter(page, async () => {
      await page.click('#execute');
      await page.$eval('#title', it => { it.value = ''; });
    });
    assert.match(unnamed, /^http:[^#]*#zip=[\w-]+$/);
    await page.evaluate(() => { navigator.clipboard.writeText = async text => { window.shared = text; }; });
    await page.click('#copy');
    await page.shows('news', 'is copied');
    assert.strictEqual(await page.evaluate(() => window.shared), unnamed);
    await page.paste('LBL "Σ^A"\n7\nEND\n');
    await page.shows('message', '3 lines loaded');
    const symbols = await share(page);
    await page.click('#close');
    await visit(page, symbols);
    await page.shows('visitor', 'From a link: Σ↑A for the HP-41 · Σ↑A, 3 lines, 2 registers');
    await page.shows('display', '7.0000');
    await inAnotherBrowser(harness, own, async other => {
      await other.shows('note', 'QU+ ended');
      await other.type('3 xeq qu+\n');
      await other.shows('display', '81');
    });
    await inAnotherBrowser(harness, unnamed, async other => {
      await other.shows('message', '6 lines loaded');
      await other.shows('display', '0.0000');
    });
  });

  await test('every bundled program is shared, and comes back', desktop, async page => {
    await open(page);
    const listings = fs.readdirSync('programs', { recursive: true }).filter(name => name.endsWith('.txt'));
    for (const listing of listings) {
      const name = path.basename(listing, '.txt');
      await page.type(`load ${name}\n`);
      await page.shows('message', 'lines loaded');
      const link = await share(page, '#execute');
      await page.click('#close');
      await visit(page, link);
      await page.shows('message', 'lines loaded');
      assert.strictEqual(await share(page, '#execute'), link, name);
      await page.click('#close');
    }
  });

  await test('a program of a module is only named, and a long link has no QR code', desktop, async page => {
    await open(page);
    await page.type('plug math\n');
    await page.shows('message', 'plugged in');
    await page.type('gto "MATRIX"\n');
    const link = await share(page);
    assert.match(link, /^http:[^#]*#run=MATRIX&title=MATRIX%20for%20the%20HP-41$/);
    await page.click('#close');
    await page.evaluate(() => { storage.pack = async () => 'A'.repeat(3000); });
    await share(page, '#all');
    await page.shows('length', 'too many for a QR code');
  });

  await test('a damaged or endless compressed link is reported', desktop, async page => {
    await open(page);
    await page.type('5\n');
    const [zip, state] = await page.evaluate(() => Promise.all(['0'.repeat(2e6), 'hp41 state 1\nmodel C'].map(storage.pack)));
    for (const content of ['zip=QUJD', 'zip=' + zip, 'zip=%25%25', 'zip=', 'state=' + zip, 'state=QUJD', 'state=' + state]) {
      await visit(page, `${address}#${content}&run=8QUEENS`);
      await page.shows('news', 'link is damaged');
      await page.shows('display', '0.0000');
      await page.click('#back');
      await page.shows('display', '5.0000');
    }
  });

  await test('a damaged link is reported, and runs nothing', desktop, async page => {
    await open(page, '#load=***&run=8QUEENS');
    await page.shows('news', 'link is damaged');
    await page.goto(address + 'index.html' + linkTo('LBL "A"\n"<script>alert(1)</script>"\nEND\n') + '&run=A');
    await page.shows('message', 'at most 15 characters');
    await page.goto(address + '#run=%E0%A4%A');
    await page.shows('news', 'no program');
  });

  const problems = await harness.end();
  if (problems.length) console.error(problems.join('\n'));
  process.exit(problems.length ? 1 : 0);
}

main();
