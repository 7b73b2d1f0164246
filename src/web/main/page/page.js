'use strict';

/** The functions of the browser that the calculator needs; it calls the functions of this object. */
const page = (() => {
  const element = id => document.getElementById(id);
  const canvas = element('screen');
  const typed = element('typed');
  /** Whether another page contains this page; wheel and swipes scroll the other page until the calculator has the focus. */
  const isFramed = window !== window.top;
  let act = () => {};
  let openFile = () => {};
  let problemsOf = () => '';
  let continueAfter = error => { throw error; };
  let audio = null;
  let soundEnd = 0;

  function listen(actions, files, load, describe, problems, draw, changes) {
    act = guarded(actions);
    element('notice').hidden = true;
    face.listen(act);
    openFile = guarded(files);
    problemsOf = guarded(content => problems(new Int8Array(content)));
    links.listen(act, { open: openFile, load: guarded(load), describe: guarded(describe), draw: guarded(draw) }, result);
    storage.listen(guarded(changes), showMessage);
    document.addEventListener('keydown', pressKey);
    document.addEventListener('paste', event => {
      if (document.querySelector('dialog[open]')) return;
      paste(event.clipboardData);
      event.preventDefault();
    });
    window.addEventListener('resize', resize);
    new ResizeObserver(resize).observe(canvas);
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => act('colours', '', 0, 0));
    for (const [target, end] of [[document, 'visibilitychange'], [window, 'pagehide']]) {
      target.addEventListener(end, () => act('hide', '', 0, 0));
    }
    listenToPointer();
    listenToTyping();
    listenToFiles();
    listenToErrors();
    document.body.classList.toggle('framed', isFramed);
    if (!isFramed) canvas.focus();
  }

  /** Wraps a function of the calculator, so that the calculator continues after an error. */
  const guarded = work => (...values) => {
    try {
      return work(...values);
    } catch (error) {
      console.error(error);
      return recover(error);
    }
  };

  /** Restores memory after an error that the calculator has not caught, and continues. */
  function recover(error) {
    try {
      continueAfter(String(error));
    } catch (again) {
      console.error(again);
      showMessage(`Internal error: ${error.message}. Reload the page, and please report it.`);
    }
  }

  /** Shows the errors that nothing else catches. */
  function listenToErrors() {
    const report = message => showMessage(`Internal error: ${message}. Please report it.`);
    window.addEventListener('error', event => {
      // This is no error: the browser delivers a new size one frame later.
      if (!event.message.startsWith('ResizeObserver loop')) report(event.message);
    });
    window.addEventListener('unhandledrejection', event => report(event.reason));
  }

  const resize = () => act('resize', '', 0, 0);
  const paste = data => act('paste', data.getData('text').replace(/\r\n?/g, '\n'), 0, 0);

  /** Keys that the browser needs: copying, pasting, reloading, zooming, and everything with Cmd. */
  function isForBrowser(event) {
    const letter = event.key.toLowerCase();
    return event.metaKey || event.isComposing || event.key === 'F11'
      || event.ctrlKey && (event.shiftKey || 'cvx+-0'.includes(letter));
  }

  function pressKey(event) {
    if (isForBrowser(event) || document.querySelector('dialog[open]')) return;
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

  /** Sends clicks and touches to the panels of the screen; a finger that moves scrolls a panel. */
  function listenToPointer() {
    let last = null;
    let isScrolled = false;
    const at = event => {
      const box = canvas.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    canvas.addEventListener('pointerdown', event => {
      if (event.pointerType === 'mouse') canvas.focus();
      last = event.pointerType === 'touch' ? event.clientY : null;
      isScrolled = false;
      if (last === null) act(event.button === 2 ? 'right' : 'down', '', ...at(event));
      event.preventDefault();
    });
    canvas.addEventListener('pointermove', event => {
      if (last === null || event.pointerType !== 'touch') return;
      const moved = event.clientY - last;
      if (Math.abs(moved) > 24) {
        last = event.clientY;
        isScrolled = true;
        act(moved > 0 ? 'wheelUp' : 'wheelDown', '', ...at(event));
      }
    });
    canvas.addEventListener('pointerup', event => {
      if (last !== null && !isScrolled) act('down', '', ...at(event));
      last = null;
      act('up', '', ...at(event));
    });
    canvas.addEventListener('pointercancel', event => { last = null; act('up', '', ...at(event)); });
    canvas.addEventListener('contextmenu', event => event.preventDefault());
    canvas.addEventListener('wheel', event => {
      if (event.ctrlKey || isFramed && document.activeElement !== canvas) return;
      act(event.deltaY < 0 ? 'wheelUp' : 'wheelDown', '', ...at(event));
      event.preventDefault();
    }, { passive: false });
  }

  /** The keyboard of a phone types into a field outside the screen; this passes its texts on. */
  function listenToTyping() {
    element('keyboard').addEventListener('click', () => {
      if (document.activeElement === typed) typed.blur(); else typed.focus();
      face.open(document.activeElement === typed, 'Type');
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

  /** Sends the keys that replace a typed text by another text. */
  function retype(before, after) {
    let same = 0;
    while (same < before.length && before[same] === after[same]) same++;
    for (let i = same; i < before.length; i++) act('key', 'Backspace', 0, 0);
    for (const character of after.slice(same)) act('key', character, 0, 0);
  }

  async function openAll(files) {
    for (const file of files) openFile(file.name, new Int8Array(await file.arrayBuffer()));
  }

  /** Opens files that the system or another app passes to the installed page. */
  async function openPassed() {
    if (window.launchQueue) {
      window.launchQueue.setConsumer(async launch => openAll(await Promise.all(launch.files.map(file => file.getFile()))));
    }
    if (!window.caches || !await caches.has('hp41-shared')) return;
    const cache = await caches.open('hp41-shared');
    for (const request of await cache.keys()) {
      const name = decodeURIComponent(request.url.split('/').pop());
      await openAll([new File([await (await cache.match(request)).blob()], name)]);
    }
    await caches.delete('hp41-shared');
  }

  function listenToFiles() {
    const chooser = element('files');
    openPassed().catch(console.warn);
    element('open').addEventListener('click', () => chooser.click());
    element('scan-button').addEventListener('click', async () => {
      await loadScript('scan.js').catch(error => showMessage(error.message));
      scan.open(openFile, problemsOf);
    });
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
        result.zoom = zoom(result.zoom * factor);
        storage.keep('zoom', result.zoom);
        resize();
        canvas.focus();
      });
    }
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch (forbidden) {
      showMessage('This browser does not allow the page to copy.');
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

  /** Plays a tone after the tones before it, or drops it if it would start more than four seconds late. */
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
  function showMessage(text) {
    element('news').textContent = text;
  }

  function notice(text) {
    canvas.hidden = element('keys').hidden = true;
    element('notice').hidden = false;
    element('notice').textContent = text;
  }

  /**
   * Offers to download a stored memory that cannot be used, and to start with empty memory.
   *
   * @param key the stored file
   * @param isStarted whether the calculator runs, with another memory
   */
  function rescue(key, isStarted) {
    const button = (id, action) => {
      element(id).hidden = false;
      element(id).onclick = action;
    };
    button('download', () => {
      result.download(key.split('/').pop(), storage.content(key) || '');
      if (key.includes('.damaged-')) {
        button('forget', () => {
          storage.remove(key);
          for (const id of ['download', 'empty', 'forget']) element(id).hidden = true;
          canvas.focus();
        });
      }
    });
    button('empty', () => {
      const state = storage.startEmpty(isStarted, result.download);
      const saved = `The previous memory is the state "${state}": type load state ${state}`;
      try {
        if (state) sessionStorage.setItem('news', saved);
      } catch (forbidden) {
        console.warn(saved);
      }
      location.reload();
    });
  }

  /** Shows the message that the page has stored for its next start. */
  function showNews() {
    if (storage.isForbidden) {
      showMessage('This browser does not allow the page to store data. Memory is lost when you close the page.');
      return;
    }
    try {
      showMessage(sessionStorage.getItem('news') || '');
      sessionStorage.removeItem('news');
    } catch (forbidden) {
      console.warn(forbidden);
    }
  }

  /** Reports that the calculator cannot start with what is stored. */
  function cannotStart(reason) {
    notice('The calculator cannot start: ' + reason
      + '. Download your memory, and start with an empty one. Saved states remain.');
    rescue(storage.own(), false);
  }

  /** Shows which part of the program is loaded. */
  function showLoaded(part) {
    const bar = element('notice').querySelector('progress');
    bar.value = part;
    bar.nextElementSibling.textContent = ` ${Math.floor(100 * part)} %`;
  }

  const zoom = wanted => Math.min(4, Math.max(0.5, wanted || 1));

  const result = {
    act: (...all) => act(...all),
    useManual: work => loadScript('manual.js').then(() => work(manual)).catch(error => showMessage(error.message)),
    zoom: zoom(Number(storage.texts.getItem('zoom'))),
    listen, download, tone, hush, mirror, notice, copy, showMessage, rescue, showNews, showLoaded, cannotStart,
    left: () => {
      storage.leave();
      notice('The calculator is switched off, and its memory is saved. Reload the page to switch it on.');
    },
    listenToFailures: listener => { continueAfter = listener; },
    later: (work, milliseconds) => setTimeout(guarded(work), milliseconds),
  };
  return result;
})();
