// Draws the pictures of the page in the documentation, in six sizes, and the card that other pages show beside a link.
// node pictures.js FOLDER BROWSER TARGET CARD   (NODE_PATH contains puppeteer-core)
'use strict';
const path = require('path');
const Harness = require('./harness.js');

const [folder, file, target, card] = process.argv.slice(2);

/** Begins eight queens, and waits for the first position. */
async function queens(page) {
  await page.type('8q\n');
  for (const [shown, answer] of [['PUBLISH?', 'yes\n'], ['INITIAL', '158!'], ['CODES', '!']]) {
    await page.shows('display', shown);
    await page.type(answer);
  }
  await page.shows('display', 'POSITION1=15863724');
}

const PICTURES = [
  [360, 640, 'dark', async () => {}],
  [390, 844, 'light', async page => { await queens(page); await page.touch('Board'); }],
  [844, 390, 'dark', async page => { await page.type('3\n4*'); await page.shows('display', '12.0000'); }],
  [820, 1180, 'light', queens],
  [1280, 800, 'dark', queens],
  [1920, 1080, 'light', queens],
];

async function main() {
  const harness = await Harness.start(folder, { name: '', file });
  for (const [width, height, value, play] of PICTURES) {
    const hasTouch = width < 1000;
    await harness.test(`${width}×${height}`, { width, height, hasTouch, isMobile: hasTouch, deviceScaleFactor: hasTouch ? 2 : 1 }, async page => {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }, { name: 'prefers-reduced-motion', value: 'reduce' }]);
      await harness.open(page);
      await play(page);
      await page.screenshot({ path: path.join(target, `${width}x${height}.webp`), type: 'webp', quality: 60 });
    });
  }
  await harness.test('card', { width: 1200, height: 630 }, async page => {
    await harness.open(page);
    await queens(page);
    await page.screenshot({ path: card, type: 'jpeg', quality: 60 });
  });
  process.exit((await harness.end()).length ? 1 : 0);
}

main();
