// Uses the page in target/web in a real browser, as a user would.
// node browser.js FOLDER BROWSER   (NODE_PATH contains puppeteer-core)
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const Harness = require('./harness.js');
const serveFolder = require('./serve.js');
const compressedSize = require('./size.js');

const [folder, browserFile] = process.argv.slice(2);
const serve = () => serveFolder(folder);

async function main() {
  const harness = await Harness.start(folder, { name: '', file: browserFile });
  const { address, problems } = harness;
  const test = (...all) => harness.test(...all);
  const open = (...all) => harness.open(...all);
  const answerEightQueens = async page => {
    await page.shows('display', 'PUBLISH?');
    await page.type('yes\n');
    await page.shows('display', 'INITIAL');
    await page.type('158!');
    await page.shows('display', 'CODES');
    await page.type('!');
    await page.shows('display', 'POSITION1=15863724');
  };
  const endless = 'LBL "LOOP"\nLBL 01\nGTO 01\nEND\n';
  const square = 'LBL "SQ"\nX^2\nRTN\nEND\n';
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
    await page.paste(square);
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
    await page.paste(square);
    await page.shows('message', 'loaded');
    await page.type('save sq.txt\n');
    await page.waitForFunction(() => document.title.startsWith('sq.txt '), { timeout: 12000 });
  });

  await test('memory is saved when the page is left', desktop, async page => {
    await open(page);
    await page.type('42\n');
    await page.shows('display', '42.0000');
    await page.reload({ waitUntil: 'load' });
    await page.shows('display', '42.0000');
  });

  await test('states are saved as files, and loaded from files', desktop, async page => {
    await open(page);
    await page.evaluate(() => { page.download = (name, content) => { window.saved = [name, new TextDecoder().decode(content)]; }; });
    await page.type('42 save state mine\n');
    await page.waitForFunction(() => window.saved, { timeout: 12000 });
    const [name, content] = await page.evaluate(() => window.saved);
    if (name !== 'mine.txt') throw new Error(`saved as ${name}`);
    await page.type('7\n');
    await page.shows('display', '7.0000');
    await page.drop('my state.txt', content);
    await page.shows('message', 'memory is now "my_state"');
    await page.shows('display', '42.0000');
  });

  await test('an endless program is stopped by R/S and by a dropped file', desktop, async page => {
    await open(page);
    await page.paste(endless);
    await page.shows('message', 'loaded');
    const isEmpty = () => page.waitForFunction(() => document.getElementById('display').textContent === '', { timeout: 12000 });
    await page.type('xeq loop\n');
    await isEmpty();
    await page.keyboard.press('F5');
    await page.shows('display', '0.0000');
    await page.type('xeq loop\n');
    await isEmpty();
    await page.drop('sq.txt', square);
    await page.shows('message', '4 lines loaded');
  });

  await test('the page works where the browser stores nothing', desktop, async page => {
    await page.evaluateOnNewDocument(() => {
      const denied = () => { throw new DOMException('denied', 'SecurityError'); };
      Object.defineProperty(window, 'localStorage', { get: denied });
      LockManager.prototype.request = async () => denied();
    });
    await open(page);
    await page.shows('news', 'Memory is lost');
    await page.type('6\n7*');
    await page.shows('display', '42.0000');
  });

  await test('a keyboard that completes words types them once', phone, async page => {
    await open(page);
    const session = await page.createCDPSession();
    await page.click('#keyboard');
    for (const text of ['x', 'xeq', 'xeq 8q', 'xeq 8quens', 'xeq 8queens']) {
      await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    // The keyboard covers half of the phone; the buttons remain above the screen.
    await page.setViewport({ ...phone, height: 420 });
    await page.waitForFunction(() => document.getElementById('screen').clientWidth === innerWidth, { timeout: 12000 });
    await session.send('Input.insertText', { text: 'xeq 8queens' });
    await page.keyboard.press('Enter');
    await page.shows('display', 'PUBLISH?');
  });

  await test('keys can be touched', { ...desktop, hasTouch: true }, async page => {
    await open(page);
    await page.keyboard.press('5');
    await page.shows('display', '5_');
    await page.touchKey('7');
    await page.shows('display', '57_');
  });

  await test('eight queens by four taps', phone, async page => {
    await open(page);
    await page.touch('Eight queens');
    await page.shows('display', 'PUBLISH?');
    await page.touch('YES');
    await page.shows('display', 'INITIAL');
    await page.touch('158');
    await page.shows('display', 'CODES');
    await page.touch('R/S');
    await page.shows('display', 'POSITION1=15863724');
  });

  await test('a bundled program is chosen by touch, and shows the keys for its question', phone, async page => {
    await open(page);
    await page.touch('Programs');
    await page.shows('note', 'AMORT');
    const box = await (await page.$('#screen')).boundingBox();
    for (const message of ['BOND', 'SETTLE?']) {
      await page.touchscreen.tap(box.x + 80, box.y + 3.5 * 19.5);
      await page.shows('note', message);
    }
    await page.waitForFunction(() => getComputedStyle(document.getElementById('keys')).visibility === 'visible');
  });

  await test('every example of the gallery shows what its listing says', phone, async page => {
    await open(page);
    await page.touch('Programs…');
    await page.waitForSelector('#cards button');
    const cards = await page.$$eval('[aria-label^="Example: "]', all => all.map(it => it.getAttribute('aria-label').slice(9)));
    await (await page.$('[aria-label="Run: CAL"]')).tap();
    await page.shows('display', 'DATE 1?');
    if (cards.length < 50) throw new Error(`only ${cards.length} examples`);
    const listings = new Map(fs.readdirSync('programs', { recursive: true }).map(name => [path.basename(name, '.txt'), path.join('programs', name)]));
    for (const name of cards) {
      const [rows] = fs.readFileSync(listings.get(name), 'utf8').split('\n; example ').slice(1)
        .map(example => example.split('\n').slice(1).join('\n').split(/^(?!;   )/m)[0].trim().split('\n'))
        .filter(example => !example.some(row => /^; +(with|xeq) /.test(row)));
      const last = rows[rows.length - 1].replace(/^; +/, '').split(/ {2,}/)[0];
      await page.evaluate(label => document.querySelector(`[aria-label="Example: ${label}"]`).click(), name);
      await page.waitForFunction(text => {
        const [display, stack, note] = ['display', 'stack', 'note'].map(id => document.getElementById(id).textContent.replace(/ +/g, ' '));
        return display.includes(text) || stack.includes(text) && note.includes('ended');
      }, { timeout: 60000, polling: 50 }, last)
        .catch(async () => { throw new Error(`${name} does not show ${last} but ${await page.$eval('#display', it => it.textContent)}`); });
    }
  });

  await test('a program is written and executed by touch', phone, async page => {
    await open(page);
    for (const key of ['PRGM', 'f', 'STO', 'ALPHA', 'S+', 'RCL', 'ALPHA', 'f', 'SQRT', 'f', '0', '*', 'PRGM']) await page.touchKey(key);
    for (const key of ['3', 'XEQ', 'ALPHA', 'S+', 'RCL', 'ALPHA']) await page.touchKey(key);
    await page.shows('display', '28.2743');
    await page.touch('Program');
    await page.waitForFunction(() => getComputedStyle(document.getElementById('screen')).visibility === 'visible');
    await page.touch('Keys');
    await page.touchKey('SQRT');
    await page.shows('display', '5.3174');
  });

  /** Moves fingers; a step is one place or several on the page, and null lifts the fingers. */
  const finger = async (page, ...steps) => {
    const session = page.touches ||= await page.createCDPSession();
    for (const step of steps) {
      const type = !step ? 'touchEnd' : page.isTouched ? 'touchMove' : 'touchStart';
      page.isTouched = Boolean(step);
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: step ? [].concat(step) : [] });
    }
  };
  const middle = async (page, label) => {
    const box = await (await page.$(`[data-key="${label}"]`)).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  for (const held of [false, true]) {
    await test(`a ${held ? 'held key' : 'swipe'} that leaves its key does nothing`, phone, async page => {
      await open(page);
      for (const key of ['5', 'ENTER', '4']) await page.touchKey(key);
      await page.shows('display', '4_');
      for (const label of ['SIN', 'ENTER', '7', 'STO', 'f', '<-']) {
        const from = await middle(page, label);
        const away = [{ x: from.x, y: from.y - 60 }, null];
        if (held) {
          await finger(page, from);
          await page.waitForFunction(() => face.isHolding(), { polling: 50 });
          await finger(page, ...away);
        } else {
          await finger(page, from, ...away);
        }
        await page.shows('display', '4_');
      }
      await page.touchKey('+');
      await page.shows('display', '9.0000');
    });
  }

  await test('a pinch enlarges the page, and presses no key', phone, async page => {
    await open(page);
    await page.touchKey('4');
    const { x, y } = await middle(page, '5');
    const apart = distance => [{ x: x - distance, y, id: 1 }, { x: x + distance, y, id: 2 }];
    await finger(page, ...[10, 20, 40, 60, 80, 100].map(apart), null);
    await page.waitForFunction(() => visualViewport.scale > 1.5, { polling: 50, timeout: 60000 });
    await page.shows('display', '4_');
  });

  await test('a long message of a small phone is read after a tap', { ...phone, width: 360, height: 640 }, async page => {
    await open(page);
    await page.type('xeq nothing\n');
    await page.shows('note', 'no such program');
    const isCut = () => page.$eval('#note', it => it.scrollWidth > it.clientWidth);
    if (!await isCut()) throw new Error('the message is not long');
    await page.tap('#note');
    if (await isCut()) throw new Error('the message is cut');
    await page.touchKey('<-');
    await page.shows('display', '0.0000');
  });

  await test('a second finger cancels a key', phone, async page => {
    await open(page);
    await page.touchKey('4');
    const [one, two] = [await middle(page, 'SQRT'), await middle(page, '7')];
    await finger(page, one);
    page.isTouched = false;
    await finger(page, [one, two], null);
    await page.touchKey('5');
    await page.shows('display', '45_');
  });

  await test('a held key shows its function, and then NULL', phone, async page => {
    await open(page);
    await page.touchKey('4');
    const at = await middle(page, 'SQRT');
    await finger(page, at);
    await page.shows('display', 'SQRT');
    await page.shows('display', 'NULL');
    await finger(page, null);
    await page.shows('display', '4.0000');
  });

  /** Fails if a target is smaller than a finger, a text is small, or the page is wider than the window. */
  const fitsFingers = (page, least) => page.evaluate(smallest => {
    const isShown = it => it.offsetParent && getComputedStyle(it).visibility !== 'hidden' && (it.textContent || it.dataset.name);
    const buttons = [...document.querySelectorAll('button')].filter(isShown);
    const low = buttons.filter(it => it.getBoundingClientRect().height < (it.dataset.key ? smallest : 44)).map(it => it.textContent);
    const small = [...document.querySelectorAll('#face *, #keys *, nav *, #chips *')]
      .filter(it => isShown(it) && parseFloat(getComputedStyle(it).fontSize) < 14).map(it => it.textContent);
    const cut = [...document.querySelectorAll('#keys span')].filter(it => isShown(it) && it.scrollWidth > it.clientWidth + 1).map(it => it.textContent || it.dataset.name);
    const wide = document.documentElement.scrollWidth > innerWidth;
    if (buttons.length < 39 || low.length || small.length || cut.length || wide) {
      throw new Error(`${buttons.length} buttons, low: ${low}; small text: ${small}; cut: ${cut}; wide: ${wide}`);
    }
  }, least);

  const touched = (width, height) => ({ width, height, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await test('keys and texts have the size of fingers and eyes', phone, async page => {
    await open(page);
    await page.touch('×');
    for (const [width, height, least] of [[360, 640, 48], [390, 664, 48], [390, 844, 48], [430, 932, 48], [320, 568, 44],
      [844, 390, 44], [667, 375, 44], [640, 320, 40], [820, 1180, 48], [1180, 820, 48]]) {
      await page.setViewport(touched(width, height));
      await page.waitForFunction(wide => innerWidth === wide, {}, width);
      await fitsFingers(page, least).catch(error => { throw new Error(`${width}×${height}: ${error.message}`); });
    }
    const source = await page.$eval('meta[name=viewport]', it => it.content);
    if (/user-scalable|maximum-scale/.test(source)) throw new Error(source);
  });

  for (const [name, size] of Object.entries({ desktop, phone, side: touched(844, 390) })) {
    for (const value of ['dark', 'light']) {
      await test(`nothing keeps people from using the ${value} ${name}`, size, async page => {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
        await page.setBypassCSP(true);
        await open(page);
        await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
        const check = () => page.evaluate(async () => (await axe.run()).violations.map(it => `${it.id}: ${it.nodes[0].html}`));
        const found = await check();
        for (const key of ['f', 'ALPHA']) {
          await page.click(`[data-key="${key}"]`);
          await page.waitForFunction(() => document.querySelector('#annunciators .lit'));
          found.push(...await check());
        }
        await page.evaluate(() => links.share('SQ', 'END', '', ''));
        found.push(...await check());
        if (found.length) throw new Error(found.join('; '));
      });
    }
  }

  await test('the page follows the theme of the system until the user chooses one', desktop, async page => {
    const scheme = value => page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    const shows = colour => page.waitForFunction(
      wanted => getComputedStyle(document.documentElement).backgroundColor === wanted, { polling: 50, timeout: 60000 }, colour);
    await scheme('dark');
    await open(page);
    await shows('rgb(30, 26, 24)');
    await page.type('12');
    await scheme('light');
    await shows('rgb(244, 241, 234)');
    await page.shows('display', '12_');
    await page.type('\ntheme machine\n');
    await shows('rgb(30, 26, 24)');
    await scheme('dark');
    await scheme('light');
    await page.type('7\n');
    await page.shows('display', '7.0000');
    await shows('rgb(30, 26, 24)');
  });

  await test('the page shows how much of the program is loaded', desktop, async page => {
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: 2e6, uploadThroughput: 1e6 });
    await page.evaluateOnNewDocument(() => {
      window.percents = [];
      new MutationObserver(() => { percents.push(document.getElementById('notice')?.textContent); }).observe(document, { subtree: true, childList: true });
    });
    await open(page);
    const percents = (await page.evaluate(() => percents)).map(text => /(\d+) %/.exec(text)?.[1]).filter(it => it).map(Number);
    if (percents.length < 5 || percents.some((it, i) => i && it < percents[i - 1])) throw new Error(`percents: ${percents}`);
    const length = fs.statSync(path.join(folder, 'hp41.wasm')).size;
    const { SIZE: expected } = await page.evaluate(() => ({ SIZE }));
    if (Math.abs(length / expected - 1) > 0.1) throw new Error(`the program has ${length} bytes, but ${expected} are expected`);
  });

  await test('a browser without scripts says what is missing', phone, async page => {
    await page.setJavaScriptEnabled(false);
    await page.goto(address);
    const shown = await page.$eval('noscript', it => it.innerText);
    if (!shown.includes('Allow JavaScript')) throw new Error(shown);
    const { y } = await (await page.$('noscript')).boundingBox();
    if (y > 600 || await page.$eval('#notice', it => it.offsetHeight)) throw new Error('the page seems to load');
  });

  await test('paper is offered as a picture', desktop, async page => {
    await open(page);
    await page.evaluate(() => {
      page.download = (name, content) => { window.saved = content; document.title = name + ' ' + String.fromCharCode(...content.slice(1, 4)); };
    });
    await page.type('plug printer\n5 prx\n');
    for (const [name, beginning] of [['p.svg', 'svg'], ['p.png', 'PNG'], ['p.pdf', 'PDF']]) {
      await page.type(`save paper ${name}\n`);
      await page.waitForFunction(wanted => document.title.startsWith(wanted), { timeout: 12000 }, `${name} ${beginning}`);
      if (name === 'p.png') await page.evaluate(async () => { await createImageBitmap(new Blob([window.saved])); });
    }
    const drawn = await page.evaluate(async () => {
      const text = new TextDecoder('latin1').decode(window.saved);
      const [start, end] = ['>>stream\n', '\nendstream'].map(mark => text.indexOf(mark));
      const packed = new Blob([window.saved.slice(start + 9, end)]).stream();
      return new Response(packed.pipeThrough(new DecompressionStream('deflate'))).text();
    });
    if (!drawn.includes(' cm\n')) throw new Error(`the page of the PDF file is ${drawn}`);
  });

  await test('a second tab does not overwrite the memory of the first', desktop, async page => {
    await open(page);
    await page.type('42\n');
    await page.shows('display', '42.0000');
    const second = await harness.another(page);
    await second.goto(address);
    await second.shows('message', 'in use by another calculator');
    await second.close();
  });

  /** Loads the page, ends its server, and loads the page again. */
  const reloadWithoutNetwork = async page => {
    const once = await serve();
    await page.goto(`http://127.0.0.1:${once.address().port}/`);
    await page.evaluate(async () => { await navigator.serviceWorker.ready; });
    await new Promise(resolve => { once.close(resolve); once.closeAllConnections(); });
    await page.reload({ waitUntil: 'load' });
    await page.waitForFunction(() => document.getElementById('display').textContent !== '', { timeout: 12000 });
  };

  await test('the page works without network, and without motion', desktop, async page => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await reloadWithoutNetwork(page);
    await page.touch('Scan');
    await page.waitForSelector('#scan[open]');
    await page.keyboard.press('Escape');
    await page.touch('Manual');
    await page.waitForSelector('#page option');
    await page.focus('#screen');
    await page.type('6\n7*');
    await page.shows('display', '42.0000');
    await page.paste('LBL "COUNT"\n300000\nLBL 01\nDSE X\nGTO 01\n"READY"\nAVIEW\nEND\n');
    await page.shows('message', 'loaded');
    await page.type('xeq count\n');
    await page.shows('display', 'READY');
  });

  await test('files of other apps are opened', desktop, async page => {
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer: work => { window.launch = work; } } });
    });
    await open(page);
    await page.evaluate(async listing => {
      await navigator.serviceWorker.ready;
      await launch({ files: [{ getFile: async () => new File([listing], 'sq.txt') }] });
    }, square);
    await page.shows('message', '4 lines loaded');
    await page.type('7\n');
    await page.reload({ waitUntil: 'load' });
    await page.started();
    await page.evaluate(async () => {
      const form = new FormData();
      form.set('file', new File(['LBL "CU"\nENTER^\nX^2\n*\nEND\n'], 'cube 1.txt'));
      await fetch('./', { method: 'POST', body: form });
    });
    await page.reload({ waitUntil: 'load' });
    await page.shows('message', '5 lines loaded');
    await page.type('3 xeq cu\n');
    await page.shows('display', '27.0000');
  });

  await test('a new version is announced', desktop, async page => {
    const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'hp41'));
    fs.cpSync(folder, copy, { recursive: true });
    const once = await serveFolder(copy);
    await page.goto(`http://127.0.0.1:${once.address().port}/`);
    await page.evaluate(async () => { await navigator.serviceWorker.ready; });
    await page.reload({ waitUntil: 'load' });
    await page.started();
    fs.appendFileSync(path.join(copy, 'sw.js'), '// newer');
    await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
    await page.shows('news', 'A new version is loaded');
    await new Promise(resolve => { once.close(resolve); once.closeAllConnections(); });
    fs.rmSync(copy, { recursive: true });
  });

  await test('the page can be installed, and loads nothing foreign', desktop, async page => {
    const refused = [];
    page.on('console', message => message.text().includes('Content Security Policy') && refused.push(message.text()));
    await open(page);
    const session = await page.createCDPSession();
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const errors = installabilityErrors.filter(error => error.errorId !== 'in-incognito');
    if (errors.length || refused.length) throw new Error(JSON.stringify([errors, refused]));
    await page.evaluate(() => { new Image().src = 'https://example.org/a.png'; });
    const answer = await page.evaluate(() => fetch('https://example.org').catch(error => error.message));
    if (refused.length < 2) throw new Error(`something foreign is allowed: ${answer}`);
  });

  await test('eight queens in a browser without WebAssembly', desktop, async page => {
    await page.evaluateOnNewDocument(() => { delete window.WebAssembly; });
    await open(page, '#run=8QUEENS');
    await answerEightQueens(page);
  });

  await test('a browser with an older WebAssembly loads only JavaScript, and works without network', desktop, async page => {
    const loaded = [];
    page.on('request', request => loaded.push(path.basename(request.url())));
    await page.evaluateOnNewDocument(() => { WebAssembly.validate = () => false; });
    await reloadWithoutNetwork(page);
    await page.type('6\n7*');
    await page.shows('display', '42.0000');
    if (loaded.includes('hp41.wasm')) throw new Error('hp41.wasm is loaded');
  });

  for (const [name, prepare] of [['WebAssembly', () => {}], ['JavaScript', () => { WebAssembly.validate = () => false; }]]) {
    await test(`long texts do not fill the call stack of ${name}`, desktop, async page => {
      await page.evaluateOnNewDocument(prepare);
      await open(page);
      const column = count => Array.from({ length: count }, (_, i) => 1000 + i).join('\n');
      await page.paste(column(2000));
      await page.shows('message', 'it has no line with LBL or END');
      await page.paste(column(400));
      await page.shows('message', '1399 pasted into X');
      await page.paste('7'.repeat(1900));
      await page.shows('display', '9.9999    99');
      await page.paste(`LBL "LONG"\n; ${'remark '.repeat(3000)}\n1\nEND`);
      await page.shows('message', '3 lines loaded');
      for (const unit of ['QUFZ', '1,', '(a', '\\"', '"\\', 'ä中']) {
        await page.paste(`LBL "LONG"\n${unit.repeat(50000)}\nEND`);
        await page.shows('message', 'nothing was loaded');
        await page.drop('long.txt', unit.repeat(50000));
        await page.shows('message', 'long.txt');
        await page.keyboard.press('Escape');
      }
    });

    await test(`the calculator continues after an error that ${name} cannot catch`, desktop, async page => {
      await page.evaluateOnNewDocument(prepare);
      await open(page);
      await page.type('42\n');
      await page.shows('display', '42.0000');
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        let calls = 0;
        // The first call is made before the key is handled.
        performance.now = () => {
          if (++calls === 3) throw new RangeError('full');
          return now();
        };
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));
      });
      await page.shows('message', 'internal error');
      await page.type('1 +\n');
      await page.shows('display', '43.0000');
    });
  }

  await test('an error in a script of the page is reported', desktop, async page => {
    page.removeAllListeners('pageerror');
    await page.setBypassCSP(true);
    await open(page);
    await page.addScriptTag({ content: 'Promise.reject(new Error("nothing works"))' });
    await page.shows('news', 'Internal error: Error: nothing works');
    await page.type('6\n7*');
    await page.shows('display', '42.0000');
  });

  const size = compressedSize(folder);
  if (size > 1_000_000) problems.push(`the browser loads ${size} compressed bytes, more than 1,000,000`);

  await harness.end();
  if (problems.length) console.error(problems.join('\n'));
  process.exit(problems.length ? 1 : 0);
}

main();
