// Packs target/npm, and uses the package from a plain page in another folder in a real browser.
// node package.js FOLDER BROWSER   (NODE_PATH contains puppeteer-core)
'use strict';
const assert = require('assert');
const { execFileSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const Harness = require('./harness.js');

const [folder, file] = process.argv.slice(2);

async function main() {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'hp41'));
  const [{ filename, files }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', site, path.resolve(folder)]));
  execFileSync('tar', ['-xzf', path.join(site, filename), '-C', site]);
  fs.mkdirSync(path.join(site, 'article'));
  fs.writeFileSync(path.join(site, 'article', 'index.html'), `<!doctype html><title>An article</title><link rel="icon" href="data:,">
    <script type="module">import { HP41 } from '../package/index.js'; window.HP41 = HP41;</script>`);
  const harness = await Harness.start(site, { name: '', file });
  const test = (title, work) => harness.test(title, { width: 800, height: 600 }, async page => {
    await page.goto(harness.address + 'article/');
    await page.waitForFunction(() => window.HP41);
    await work(page);
  });

  await test('the package contains what its list says', async () => {
    assert.deepStrictEqual(files.map(it => it.path).sort(),
      ['LICENSE', 'README.md', 'hp41.wasm', 'index.d.ts', 'index.js', 'package.json', 'wasm-gc-runtime.min.js']);
    const declared = fs.readFileSync(path.join(folder, 'index.d.ts'), 'utf8').match(/^  (static )?\w+(?=\()/gm).map(it => it.trim());
    const defined = fs.readFileSync(path.join(folder, 'index.js'), 'utf8').match(/^  (static )?(async )?\w+(?=\(.*\{$)/gm).map(it => it.replace('async ', '').trim());
    assert.deepStrictEqual(declared.sort(), defined.filter(it => it !== 'constructor').sort());
  });

  await test('the example of the README shows what it says', async page => {
    const text = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    const code = /```js\n([^]*?)```/.exec(text)[1].replace(/^import.*/, '');
    const logged = await page.evaluate(`(async () => { const logged = []; const console = { log: it => logged.push(it) }; ${code} return logged; })()`);
    const [area, queens, sum] = logged;
    assert.strictEqual(area, '28.2743');
    assert.strictEqual(queens[0], 'PUBLISH?');
    assert.strictEqual(queens[queens.length - 1], 'POSITION1=15863724');
    assert.strictEqual(sum, '5.0000');
  });

  await test('two calculators have separate memories, and restore copies one', async page => {
    const shown = await page.evaluate(async () => {
      const [one, two] = [await HP41.create(), await HP41.create({ model: 'CX' })];
      one.load('LBL "SQ"\nX^2\nEND\n');
      one.type('7 SF 03 RAD "HI"');
      const before = two.type('5').stack.X;
      two.restore(one.save());
      return [before, two.run('SQ').stack.X, two.snapshot().annunciators, two.snapshot().alpha, two.list(), one.snapshot().stack.X];
    });
    assert.deepStrictEqual(shown, ['5.0000', '49.0000', ['RAD', '3'], 'HI', 'LBL "SQ"\nX^2\nEND\n', '7.0000']);
  });

  await test('what is wrong is thrown, and changes nothing', async page => {
    const errors = await page.evaluate(async () => {
      const calculator = await HP41.create();
      calculator.type('8');
      const attempts = [
        () => calculator.load('LBL "A"\nFOO\nEND\n'), () => calculator.type('SQTR'), () => calculator.keys('SQTR'),
        () => calculator.run('NOTHING'), () => calculator.restore('hp41 state 1\nmodel'), () => calculator.load(Uint8Array.of(1, 2, 3)),
      ];
      const messages = attempts.map(attempt => { try { attempt(); return ''; } catch (error) { return error.message; } });
      messages.push(await HP41.create({ model: 'CXX' }).catch(error => error.message));
      return [...messages, calculator.snapshot().stack.X, calculator.type('0 /').error];
    });
    const [listing, word, key, name, state, bytes, model, x, division] = errors;
    assert.match(listing, /FOO/);
    assert.match(word, /unknown instruction SQTR/);
    assert.match(key, /no key SQTR/);
    for (const message of [name, state, bytes]) assert.notStrictEqual(message, '');
    assert.match(model, /no model CXX/);
    assert.strictEqual(x, '8.0000');
    assert.strictEqual(division, 'DATA ERROR');
  });

  await test('an endless program returns, and continues', async page => {
    const [first, second, stopped] = await page.evaluate(async () => {
      const calculator = await HP41.create();
      HP41.lines = 10000;
      calculator.load('LBL "UP"\n0\nLBL 01\n1\n+\nGTO 01\nEND\n');
      const now = calculator.run('UP').running;
      calculator.proceed(10000);
      const later = calculator.snapshot().running;
      calculator.keys('R/S');
      return [now, later, !calculator.snapshot().running && Number(calculator.snapshot().stack.Y.replace(/,/g, '')) > 4900];
    });
    assert.deepStrictEqual([first, second, stopped], [true, true, true]);
  });

  const problems = await harness.end();
  if (problems.length) console.error(problems.join('\n'));
  fs.rmSync(site, { recursive: true });
  process.exit(problems.length ? 1 : 0);
}

main();
