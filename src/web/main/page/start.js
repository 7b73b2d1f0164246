'use strict';

/** The scripts that are loaded already, or are being loaded. */
const scripts = new Map();

/** Loads a script, once. */
function loadScript(name) {
  if (!scripts.has(name)) {
    scripts.set(name, new Promise((resolve, reject) => {
      const tag = document.createElement('script');
      tag.src = name;
      tag.onload = resolve;
      tag.onerror = () => {
        scripts.delete(name);
        reject(new Error(`${name} cannot be loaded`));
      };
      document.head.append(tag);
    }));
  }
  return scripts.get(name);
}

/** Starts the WebAssembly program, or the JavaScript program in browsers that cannot run it. */
async function start() {
  let program = 'hp41.wasm';
  let run;
  try {
    if (!hasGarbageCollection()) throw new Error('The browser has no garbage collection for WebAssembly.');
    await loadScript('wasm-gc-runtime.min.js');
    run = (await TeaVM.wasmGC.load(await loadBytes(program))).exports.main;
  } catch (noWebAssembly) {
    console.warn(noWebAssembly);
    document.getElementById('scan-button').hidden = true;
    program = 'hp41.js';
    await loadScript(program);
    run = main;
  }
  page.showNews();
  await storage.withLocks(() => run([])).catch(error => page.cannotStart(error.message));
  if (!navigator.serviceWorker) return;
  if (navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', () => page.showMessage('A new version is loaded. Reload the page to use it.'));
  }
  await navigator.serviceWorker.register('sw.js?' + program).catch(console.warn);
}

/** The size of the WebAssembly program. The browser does not know it if the program is compressed. */
const SIZE = 2.3e6;

/** Loads a file, and shows how much of it has arrived. */
async function loadBytes(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name} cannot be loaded`);
  let length = 0;
  const chunks = [];
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).arrayBuffer();
    chunks.push(value);
    length += value.length;
    page.showLoaded(Math.min(1, length / SIZE));
  }
}

/** Checks with a tiny module whether WebAssembly has structures, so that older browsers do not load the program. */
function hasGarbageCollection() {
  return window.WebAssembly
    && WebAssembly.validate(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x7f, 0));
}

start().catch(error => page.notice('The calculator cannot start in this browser: ' + error.message));
