// Reads the manual of the page in target/web in a real browser, and follows its lessons.
// node manual.js FOLDER BROWSER   (NODE_PATH contains puppeteer-core and axe-core)
'use strict';
const assert = require('assert');
const Harness = require('./harness.js');

const [folder, file] = process.argv.slice(2);
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

async function main() {
  const harness = await Harness.start(folder, { name: '', file });
  const test = (...all) => harness.test(...all);
  const open = (...all) => harness.open(...all);

  /** Opens the manual at a page. */
  const read = async (page, name) => {
    await page.touch('Manual');
    await page.waitForSelector('#page option');
    if (name) await page.select('#page', name);
  };

  /** Waits until the page has marked a number of rows and tasks. */
  const marked = (page, count) => page.waitForFunction(
    wanted => document.querySelectorAll('#pages .done').length === wanted, { polling: 50, timeout: 60000 }, count);

  await test('the lessons are followed by touch, and their tasks are marked', phone, async page => {
    await open(page);
    await page.touch('Learn RPN');
    await page.waitForSelector('#page option');
    await page.touch('Keys');
    await page.shows('task', 'Compute 12 × 12');
    const tasks = ['1 2 ENTER 1 2 *', '9 ENTER 6 + 2 /', '8 ENTER 2 + 9 ENTER 5 - /', '4 ENTER 9 0 X<>Y /', '4 ENTER ENTER * *', '1 ENTER 7 / f . +'];
    for (const [index, keys] of tasks.entries()) {
      assert.strictEqual(await page.$$eval('#pages .done', all => all.length), index, 'nothing is marked too early');
      for (const key of keys.split(' ')) await page.touchKey(key);
      await marked(page, index + 1);
    }
    await page.shows('task', '');
  });

  for (const motion of ['no-preference', 'reduce']) {
    await test(`the stack moves up and down, with ${motion} for motion`, phone, async page => {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
      await page.evaluateOnNewDocument(() => {
        window.moves = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, ...rest) {
          if (this === this.parentNode.lastChild) moves.push(frames[0].transform);
          return animate.call(this, frames, ...rest);
        };
      });
      await open(page);
      for (const key of ['1', 'ENTER', '2', 'ENTER', '3', '+', '4']) await page.touchKey(key);
      await page.shows('stack', 'Y  5.0000');
      const up = 'translateY(100%)';
      const moves = await page.evaluate(() => moves);
      assert.deepStrictEqual(moves, motion === 'reduce' ? [] : [up, up, 'translateY(-100%)', up]);
    });
  }

  await test('every row of the guide can be tried, without a change of the own calculator', desktop, async page => {
    await open(page);
    await page.type('42\n');
    await page.shows('display', '42.0000');
    await read(page, 'first-steps');
    const rows = await page.$$eval('#first-steps button', all => all.length);
    for (let i = 0; i < rows; i++) {
      await page.evaluate(index => document.querySelectorAll('#first-steps button')[index].click(), i);
      // The first row starts the guest calculator.
      if (i === 0) await page.waitForFunction(() => document.getElementById('visitor')?.textContent.includes('for the manual'), { timeout: 60000 });
      await marked(page, i + 1);
      const promised = await page.evaluate(index => document.querySelectorAll('#first-steps button')[index].closest('tr').querySelector('td:nth-child(2) code').textContent, i);
      if (/^[\d.]+$/.test(promised)) await page.shows('display', promised);
    }
    await page.click('#back');
    await page.waitForFunction(() => document.getElementById('guest').hidden, { timeout: 60000 });
    await page.started();
    await page.shows('display', '42.0000');
  });

  await test('rows that are tried at once are played one after the other', desktop, async page => {
    await open(page, '#try=rpn.0');
    await marked(page, 1);
    await page.evaluate(() => {
      for (const button of [...document.querySelectorAll('#rpn button')].slice(1, 3)) button.click();
    });
    await marked(page, 3);
    await page.shows('display', '54.0000');
  });

  await test('a listing of the manual is pasted', desktop, async page => {
    await open(page, '#try=synthetic-programming.14');
    await page.shows('message', 'lines loaded');
    await page.type('xeq mk\n');
    await page.shows('display', '240.0000');
  });

  await test('all links of the manual lead to a place, and nothing is foreign', desktop, async page => {
    await open(page);
    await read(page);
    const [pages, lost] = await page.evaluate(() => [
      [...document.querySelectorAll('#page option')].map(it => it.value),
      [...document.querySelectorAll('#pages a[href^="#"]')].map(it => it.hash.slice(1)).filter(it => !document.getElementById(decodeURIComponent(it)))]);
    assert(pages.length > 15, `only ${pages}`);
    assert.deepStrictEqual(lost, []);
    await page.evaluate(() => { [...document.querySelectorAll('#keys a')].find(it => it.hash).click(); });
    assert.notStrictEqual(await page.$eval('#page', it => it.value), 'keys');
  });

  for (const [name, size] of Object.entries({ phone, desktop })) {
    await test(`nothing keeps people from reading the manual on a ${name}`, size, async page => {
      await page.setBypassCSP(true);
      await open(page);
      await read(page, 'keys');
      await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
      const found = await page.evaluate(async () => (await axe.run()).violations.map(it => `${it.id}: ${it.nodes[0].html}`));
      assert.deepStrictEqual(found, []);
      const [wide, small] = await page.evaluate(() => [document.documentElement.scrollWidth > innerWidth,
        [...document.querySelectorAll('#manual *')].filter(it => it.offsetParent && it.textContent && parseFloat(getComputedStyle(it).fontSize) < 14).length]);
      assert(!wide && !small, `wide: ${wide}, small texts: ${small}`);
    });
  }

  const problems = await harness.end();
  if (problems.length) console.error(problems.join('\n'));
  process.exit(problems.length ? 1 : 0);
}

main();
