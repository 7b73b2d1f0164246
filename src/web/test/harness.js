// Runs tests of the page in target/web in real browsers.
'use strict';
const puppeteer = require('puppeteer-core');
const serveFolder = require('./serve.js');

/** The longest wait of a test in milliseconds; long, because the build machine may be heavily loaded. */
const TIMEOUT = 60000;

/** What a test can do with a page, beyond the functions of puppeteer. */
function equip(page) {
  page.shows = (id, text) => page.waitForFunction(
    (element, wanted) => document.getElementById(element).textContent.includes(wanted),
    { polling: 50, timeout: TIMEOUT }, id, text);
  page.type = async text => { for (const key of text) await page.keyboard.press(key === '\n' ? 'Enter' : key); };
  /** Touches a key of the calculator. */
  page.touchKey = label => page.tap(`[data-key="${label}"]`);
  /** Touches a button that shows a text, once it is there. */
  page.touch = async text => {
    const find = wanted => [...document.querySelectorAll('#chips button, nav button')].find(button => button.textContent === wanted);
    const button = await page.waitForFunction(find, { polling: 50, timeout: TIMEOUT }, text);
    await button.tap();
  };
  page.drop = (name, content) => page.evaluate((file, text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], file));
    document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  }, name, content);
  page.paste = text => page.evaluate(pasted => {
    const event = new Event('paste', { bubbles: true });
    event.clipboardData = { getData: () => pasted };
    document.dispatchEvent(event);
  }, text);
  page.started = () => page.waitForFunction(
    () => document.readyState === 'complete' && document.getElementById('display').textContent !== '',
    { polling: 50, timeout: TIMEOUT });
  return page;
}

/** Runs tests in a browser, and collects what fails. */
class Harness {
  constructor(browser, server, engine) {
    this.browser = browser;
    this.server = server;
    this.engine = engine;
    this.address = `http://127.0.0.1:${server.address().port}/`;
    this.problems = [];
  }

  /**
   * Starts a browser and a server.
   *
   * @param engine the name, the file of the browser, which browser it is (Chromium if missing), and more arguments
   */
  static async start(folder, engine) {
    const firefox = engine.browser === 'firefox';
    const browser = await puppeteer.launch({
      executablePath: engine.file,
      browser: engine.browser || 'chrome',
      args: firefox ? [] : ['--no-sandbox', '--disable-gpu', ...(engine.args || [])],
    });
    return new Harness(browser, await serveFolder(folder), engine);
  }

  /** Runs a test in a browser without memory. */
  async test(title, size, work) {
    const name = this.engine.name ? `${this.engine.name}: ${title}` : title;
    const context = await this.browser.createBrowserContext();
    const page = equip(await context.newPage());
    await page.setViewport(size);
    page.on('pageerror', error => this.problems.push(`${name}: ${error.message}`));
    if (this.engine.prepare) await page.evaluateOnNewDocument(this.engine.prepare);
    try {
      await work(page);
      console.log(`passed: ${name}`);
    } catch (error) {
      const shown = await page.evaluate(() => ['display', 'message', 'news', 'notice', 'scanned']
        .map(id => document.getElementById(id)?.textContent).join(' | ')).catch(() => 'nothing');
      this.problems.push(`${name}: ${error.message}; the page shows: ${shown}`);
      console.log(`failed: ${this.problems[this.problems.length - 1]}`);
    }
    await context.close().catch(console.warn);
  }

  /** Opens the calculator in a page, and waits until it has started. */
  async open(page, fragment = '') {
    await page.goto(this.address + fragment);
    await page.started();
  }

  /** Adds what a test can do to a page of its own. */
  equip(page) {
    return equip(page);
  }

  /** Returns another page with the memory of a page. */
  async another(page) {
    return equip(await page.browserContext().newPage());
  }

  async end() {
    await this.browser.close();
    this.server.close();
    return this.problems;
  }
}

module.exports = Harness;
