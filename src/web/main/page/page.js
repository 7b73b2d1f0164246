'use strict';

/** What the calculator needs from the browser; the calculator calls the functions of this object. */
const page = (() => {
  const element = id => document.getElementById(id);
  const canvas = element('screen');
  const typed = element('typed');
  let act = () => {};
  let openFile = () => {};
  let openLink = () => {};
  let audio = null;
  let soundEnd = 0;

  function listen(actions, files, links) {
    act = actions;
    openFile = files;
    openLink = links;
    document.addEventListener('keydown', pressKey);
    document.addEventListener('paste', event => {
      paste(event.clipboardData);
      event.preventDefault();
    });
    window.addEventListener('resize', resize);
    new ResizeObserver(resize).observe(canvas);
    window.addEventListener('hashchange', followLink);
    for (const [target, end] of [[document, 'visibilitychange'], [window, 'pagehide']]) {
      target.addEventListener(end, () => act('hide', '', 0, 0));
    }
    listenToPointer();
    listenToTyping();
    listenToFiles();
    if (window === window.top) canvas.focus();
  }

  const resize = () => act('resize', '', 0, 0);
  const paste = data => act('paste', data.getData('text').replace(/\r\n?/g, '\n'), 0, 0);

  /** Loads and executes what the fragment of the address requests: run=NAME or load=BASE64. */
  function followLink() {
    const encoded = location.hash.slice(1).replace(/\+/g, '%2B');
    for (const [name, value] of new URLSearchParams(encoded)) {
      if (name === 'load') {
        const content = decode(value);
        if (!content) tell('The program in the link is damaged. Copy the whole link again.');
        if (!content || !openLink(content)) return;
      } else if (name === 'run' && value.trim()) {
        act('run', value.replace(/[\x00-\x1f]/g, ' ').trim(), 0, 0);
      }
    }
  }

  /** Decodes Base64, also in the variant for addresses; null if the text is damaged. */
  function decode(text) {
    try {
      const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
      return Int8Array.from(binary, character => character.charCodeAt(0));
    } catch (damaged) {
      return null;
    }
  }

  /** Keys that the browser needs: copying, pasting, reloading, zooming, and everything with Cmd. */
  function isForBrowser(event) {
    const letter = event.key.toLowerCase();
    return event.metaKey || event.isComposing || event.key === 'F11'
      || event.ctrlKey && (event.shiftKey || 'cvx+-0'.includes(letter));
  }

  function pressKey(event) {
    if (isForBrowser(event)) return;
    if (event.target.tagName === 'BUTTON' && [' ', 'Enter', 'Tab', 'Shift'].includes(event.key)) return;
    if (event.key === 'F10') {
      (event.target === canvas ? element('open') : canvas).focus();
      event.preventDefault();
      return;
    }
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
    let composed = '';
    typed.addEventListener('beforeinput', event => {
      const text = event.data || '';
      if (event.inputType === 'insertCompositionText') {
        retype(composed, text);
        composed = text;
        return;
      }
      if (event.inputType === 'deleteContentBackward') act('key', 'Backspace', 0, 0);
      retype('', text);
      if (event.cancelable) event.preventDefault();
    });
    typed.addEventListener('compositionend', () => { typed.value = composed = ''; });
    typed.addEventListener('input', event => { if (!event.isComposing) typed.value = ''; });
  }

  /** Types a text instead of one that has been typed. */
  function retype(before, after) {
    let same = 0;
    while (same < before.length && before[same] === after[same]) same++;
    for (let i = same; i < before.length; i++) act('key', 'Backspace', 0, 0);
    for (const character of after.slice(same)) act('key', character, 0, 0);
  }

  function listenToFiles() {
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
    chooser.addEventListener('cancel', () => canvas.focus());
    document.addEventListener('dragover', event => event.preventDefault());
    document.addEventListener('drop', event => {
      event.preventDefault();
      const { files } = event.dataTransfer;
      if (files.length) openAll(files); else paste(event.dataTransfer);
    });
    for (const [id, factor] of [['smaller', 1 / 1.15], ['larger', 1.15]]) {
      element(id).addEventListener('click', () => {
        result.zoom = Math.min(4, Math.max(0.5, result.zoom * factor));
        keep('zoom', result.zoom);
        resize();
        canvas.focus();
      });
    }
  }

  /** The files that other tabs have locked, and functions that release those of this tab. */
  const lockedByOthers = new Set();
  const releases = new Map();

  async function findLocks() {
    try {
      for (const lock of (await navigator.locks.query()).held) lockedByOthers.add(lock.name);
    } catch (unavailable) {
      console.warn(unavailable);
    }
  }

  function lock(name) {
    if (lockedByOthers.has(name)) return false;
    const released = new Promise(resolve => releases.set(name, resolve));
    if (navigator.locks) navigator.locks.request(name, () => released).catch(console.warn);
    return true;
  }

  const unlock = name => releases.get(name)();

  /** The storage of the browser. Where the browser forbids it, texts are lost with the page. */
  const storage = (() => {
    try {
      localStorage.getItem('zoom');
      return localStorage;
    } catch (forbidden) {
      tell('This browser does not allow the page to store data. Memory is lost when you close the page.');
      const texts = new Map();
      return {
        get length() { return texts.size; },
        key: index => [...texts.keys()][index],
        getItem: key => texts.has(key) ? texts.get(key) : null,
        setItem: (key, text) => texts.set(key, text),
        removeItem: key => texts.delete(key),
      };
    }
  })();

  /** Stores a text; false if there is no room. */
  function keep(key, content) {
    try {
      storage.setItem(key, content);
      return true;
    } catch (full) {
      return false;
    }
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch (forbidden) {
      tell('This browser does not allow the page to copy.');
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
    if (!window.AudioContext) return;
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

  /** Shows a sentence beside the buttons. */
  function tell(text) {
    element('news').textContent = text;
  }

  function notice(text) {
    canvas.hidden = true;
    element('notice').hidden = false;
    element('notice').textContent = text;
  }

  const result = {
    zoom: Number(storage.getItem('zoom')) || 1,
    storage, listen, followLink, findLocks, lock, unlock, keep, download, tone, hush, mirror, notice,
    copy,
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
