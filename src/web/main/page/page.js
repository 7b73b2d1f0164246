'use strict';

/** What the calculator needs from the browser; the calculator calls the functions of this object. */
const page = (() => {
  const element = id => document.getElementById(id);
  const canvas = element('screen');
  const typed = element('typed');
  let act = () => {};
  let audio = null;
  let soundEnd = 0;

  function listen(actions, openFile) {
    act = actions;
    document.addEventListener('keydown', pressKey);
    document.addEventListener('paste', event => {
      act('paste', event.clipboardData.getData('text').replace(/\r\n?/g, '\n'), 0, 0);
      event.preventDefault();
    });
    window.addEventListener('resize', () => act('resize', '', 0, 0));
    listenToPointer();
    listenToTyping();
    listenToFiles(openFile);
    canvas.focus();
  }

  /** Keys that the browser needs: copying, pasting, reloading, zooming, and everything with Cmd. */
  function isForBrowser(event) {
    const letter = event.key.toLowerCase();
    return event.metaKey || event.isComposing || event.key === 'F11'
      || event.ctrlKey && (event.shiftKey || 'cvx+-0'.includes(letter));
  }

  function pressKey(event) {
    if (isForBrowser(event) || event.target.tagName === 'BUTTON') return;
    if (event.target === typed && event.key.length === 1 && !event.ctrlKey) return;
    const name = event.key === 'Tab' && event.shiftKey ? 'Shift-Tab' : event.key;
    const alt = event.altKey && !event.getModifierState('AltGraph');
    act('key', name, event.ctrlKey && !event.altKey ? 1 : 0, alt && !event.ctrlKey ? 1 : 0);
    event.preventDefault();
  }

  /** The mouse presses keys; a finger presses keys, and scrolls when it moves. */
  function listenToPointer() {
    let last = null;
    const at = event => {
      const box = canvas.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    canvas.addEventListener('pointerdown', event => {
      if (event.pointerType === 'mouse') canvas.focus();
      last = event.pointerType === 'touch' ? event.clientY : null;
      act(event.button === 2 ? 'right' : 'down', '', ...at(event));
      event.preventDefault();
    });
    canvas.addEventListener('pointermove', event => {
      if (last === null || event.pointerType !== 'touch') return;
      const moved = event.clientY - last;
      if (Math.abs(moved) > 24) {
        last = event.clientY;
        act(moved > 0 ? 'wheelUp' : 'wheelDown', '', ...at(event));
      }
    });
    for (const end of ['pointerup', 'pointercancel']) {
      canvas.addEventListener(end, event => { last = null; act('up', '', ...at(event)); });
    }
    canvas.addEventListener('contextmenu', event => event.preventDefault());
    canvas.addEventListener('wheel', event => {
      if (event.ctrlKey) return;
      act(event.deltaY < 0 ? 'wheelUp' : 'wheelDown', '', ...at(event));
      event.preventDefault();
    }, { passive: false });
  }

  /** A phone's keyboard types into a field outside the screen. */
  function listenToTyping() {
    element('keyboard').addEventListener('click', () => {
      if (document.activeElement === typed) typed.blur(); else typed.focus();
    });
    typed.addEventListener('beforeinput', event => {
      if (event.inputType === 'deleteContentBackward') act('key', 'Backspace', 0, 0);
      for (const character of event.data || '') act('key', character, 0, 0);
      if (event.cancelable) event.preventDefault();
    });
    typed.addEventListener('input', () => { typed.value = ''; });
  }

  function listenToFiles(openFile) {
    const chooser = element('files');
    const openAll = async files => {
      for (const file of files) openFile(file.name, new Int8Array(await file.arrayBuffer()));
    };
    element('open').addEventListener('click', () => chooser.click());
    chooser.addEventListener('change', async () => {
      await openAll(chooser.files);
      chooser.value = '';
      canvas.focus();
    });
    document.addEventListener('dragover', event => event.preventDefault());
    document.addEventListener('drop', event => {
      event.preventDefault();
      openAll(event.dataTransfer.files);
    });
    for (const [id, factor] of [['smaller', 1 / 1.15], ['larger', 1.15]]) {
      element(id).addEventListener('click', () => {
        result.zoom = Math.min(4, Math.max(0.5, result.zoom * factor));
        localStorage.setItem('zoom', result.zoom);
        act('resize', '', 0, 0);
        canvas.focus();
      });
    }
  }

  /** The files that other tabs have locked, and functions that release those of this tab. */
  const lockedByOthers = new Set();
  const releases = new Map();

  async function findLocks() {
    const locks = navigator.locks ? (await navigator.locks.query()).held : [];
    for (const lock of locks) lockedByOthers.add(lock.name);
  }

  function lock(name) {
    if (lockedByOthers.has(name)) return false;
    const released = new Promise(resolve => releases.set(name, resolve));
    if (navigator.locks) navigator.locks.request(name, () => released);
    return true;
  }

  const unlock = name => releases.get(name)();

  /** Stores a text; false if there is no room. */
  function keep(key, content) {
    try {
      localStorage.setItem(key, content);
      return true;
    } catch (full) {
      return false;
    }
  }

  function download(name, content) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  /** Tones follow each other; a tone that would start more than four seconds late is dropped. */
  function tone(hertz, milliseconds) {
    audio = audio || new AudioContext();
    const start = Math.max(audio.currentTime, soundEnd);
    if (start - audio.currentTime > 4.2) return;
    const oscillator = new OscillatorNode(audio, { type: 'square', frequency: hertz });
    oscillator.connect(new GainNode(audio, { gain: 0.05 })).connect(audio.destination);
    oscillator.start(start);
    soundEnd = start + milliseconds / 1000;
    oscillator.stop(soundEnd);
  }

  function hush() {
    if (audio) audio.close();
    audio = null;
    soundEnd = 0;
  }

  function mirror(display, message) {
    for (const [id, text] of [['display', display], ['message', message]]) {
      if (element(id).textContent !== text) element(id).textContent = text;
    }
  }

  function notice(text) {
    canvas.hidden = true;
    element('notice').hidden = false;
    element('notice').textContent = text;
  }

  const result = {
    zoom: Number(localStorage.getItem('zoom')) || 1,
    listen, findLocks, lock, unlock, keep, download, tone, hush, mirror, notice,
    copy: text => navigator.clipboard.writeText(text),
    left: () => notice('The calculator is switched off, and its memory is saved. Reload the page to switch it on.'),
  };
  return result;
})();

/** Starts the WebAssembly program, or the JavaScript program in browsers that cannot run it. */
async function start() {
  const script = name => new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = name;
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(name + ' cannot be loaded'));
    document.head.append(tag);
  });
  await page.findLocks();
  let program = 'hp41.wasm';
  let run;
  try {
    if (!hasGarbageCollection()) throw new Error('The browser has no garbage collection for WebAssembly.');
    await script('wasm-gc-runtime.min.js');
    run = (await TeaVM.wasmGC.load(program)).exports.main;
  } catch (noWebAssembly) {
    console.warn(noWebAssembly);
    program = 'hp41.js';
    await script(program);
    run = main;
  }
  run([]);
  if (navigator.serviceWorker) await navigator.serviceWorker.register('sw.js?' + program).catch(console.warn);
}

/** Asks for a module that contains only a structure, so that others need not load the whole program. */
function hasGarbageCollection() {
  return window.WebAssembly
    && WebAssembly.validate(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x5f, 1, 0x7f, 0));
}

start().catch(error => page.notice('The calculator cannot start in this browser: ' + error.message));
