// Scans bar code with the page in target/web in a real browser, whose camera films a file.
// node scan.js FOLDER BROWSER   (NODE_PATH contains puppeteer-core and axe-core)
'use strict';
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const Harness = require('./harness.js');

const [folder, file] = process.argv.slice(2);
const desktop = { width: 1280, height: 800 };
const area = 'LBL "AREA"\nX^2\nPI\n*\nEND\n';

async function main() {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'hp41'));
  const film = path.join(place, 'film.mjpeg');
  fs.writeFileSync(film, '');
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  const harness = await Harness.start(folder, { name: '', file, args });
  const test = (...all) => harness.test(...all);
  const open = (...all) => harness.open(...all);

  /** Saves a program as a page of bar code, and photographs the page: tilted, turned, in a shadow, and a little blurred. */
  const photograph = async (page, listing, name, { from = 0, to = 100, tilt = 12, turn = 4, height = 1080 } = {}) => {
    await page.evaluate(() => { page.download = (saved, content) => { window.saved = new TextDecoder().decode(content); }; });
    await page.paste(listing);
    await page.shows('message', 'loaded');
    await page.type(`save ${name}.svg\n`);
    const drawn = await (await page.waitForFunction(() => window.saved)).jsonValue();
    const camera = await page.browserContext().newPage();
    await camera.setViewport({ width: 1920, height });
    const picture = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
    await camera.setContent(`<body style="margin:0;background:#6b5a48;overflow:hidden;perspective:2400px">
      <img src="${picture}" style="width:1500px;margin:-90px 210px;clip-path:inset(${from}% 0 ${100 - to}% 0);
        transform:rotateX(${tilt}deg) rotateY(8deg) rotate(${turn}deg);filter:blur(.6px)">
      <div style="position:fixed;inset:0 0 0 45%;background:rgb(0 0 0/35%)">`);
    await camera.waitForFunction(() => document.images[0].complete);
    const photo = await camera.screenshot({ type: 'jpeg', quality: 80 });
    await camera.close();
    return photo;
  };

  const store = (name, photo) => {
    fs.writeFileSync(path.join(place, name), photo);
    return path.join(place, name);
  };

  const forget = async page => {
    await page.type('model cv\nmodel cx\n');
    await page.shows('message', 'a 41CX with empty memory');
  };

  const openScan = async page => {
    await page.click('#scan-button');
    await page.waitForSelector('#scan[open]');
  };

  await test('a program before the camera is read and runs', desktop, async page => {
    await open(page);
    const photo = await photograph(page, area, 'area');
    fs.writeFileSync(film, Buffer.concat([photo, photo]));
    await forget(page);
    await openScan(page);
    await page.evaluate(() => {
      window.marked = 0;
      new MutationObserver(() => { marked = Math.max(marked, document.querySelector('#scan canvas').dataset.rows); })
        .observe(document.querySelector('#scan canvas'), { attributes: true });
      [...document.querySelectorAll('#scan button')].find(it => it.textContent === 'Camera').click();
    });
    await page.shows('message', '5 lines loaded');
    assert.strictEqual(await page.evaluate(() => marked), 2);
    assert(await page.evaluate(() => !document.querySelector('video').srcObject), 'the camera is off');
    await page.type('3 xeq area\n');
    await page.shows('display', '28.2743');
  });

  await test('a photo that is chosen while the camera films is read', desktop, async page => {
    await open(page);
    const photo = store('area.jpg', await photograph(page, area, 'area'));
    await forget(page);
    fs.writeFileSync(film, await page.screenshot({ type: 'jpeg' }));
    await openScan(page);
    await page.evaluate(() => { [...document.querySelectorAll('#scan button')].find(it => it.textContent === 'Camera').click(); });
    await page.waitForFunction(() => document.querySelector('#scan canvas').dataset.rows === '0', { timeout: 60000 });
    await (await page.$('#scan input')).uploadFile(photo);
    await page.shows('message', '5 lines loaded');
  });

  const long = `LBL "LONG"\n${Array.from({ length: 24 }, (_, i) => `${1000 + i}\nSTO ${10 + i}`).join('\n')}\nEND\n`;

  await test('photos of parts of a page complete each other, and missing rows are named', desktop, async page => {
    await open(page);
    const photos = [];
    for (const part of [{ from: 35, tilt: 6, height: 2000 }, { to: 45, turn: -5, height: 2000 }]) {
      photos.push(store(`part${photos.length}.jpg`, await photograph(page, long, 'long', part)));
      await forget(page);
    }
    await openScan(page);
    const chooser = await page.$('#scan input');
    await chooser.uploadFile(photos[0]);
    await page.shows('scanned', 'missing');
    await page.shows('scanned', 'rows read');
    assert(await page.$eval('#scan [aria-label="Load the program"]', it => it.hidden), 'a program with missing rows is not loaded');
    await chooser.uploadFile(photos[1]);
    await page.shows('message', '50 lines loaded');
    await page.type('xeq long\nrcl 33\n');
    await page.shows('display', '1,023.0000');
  });

  await test('what is no bar code is reported, and the dialog can be used by everyone', desktop, async page => {
    await page.setBypassCSP(true);
    await open(page);
    await openScan(page);
    await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    assert.deepStrictEqual(await page.evaluate(async () => (await axe.run()).violations.map(it => `${it.id}: ${it.nodes[0].html}`)), []);
    const chooser = await page.$('#scan input');
    await chooser.uploadFile(store('text.png', 'no picture'));
    await page.shows('scanned', 'text.png cannot be read');
    await chooser.uploadFile(store('screen.png', await page.screenshot()));
    await page.shows('scanned', 'no bar code can be read');
    await page.evaluate(() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('Permission denied', 'NotAllowedError'); }; });
    await (await page.$('#scan button')).click();
    await page.shows('scanned', 'Permission denied. Choose a photo instead.');
  });

  const problems = await harness.end();
  if (problems.length) console.error(problems.join('\n'));
  fs.rmSync(place, { recursive: true });
  process.exit(problems.length ? 1 : 0);
}

main();
