'use strict';

/**
 * The texts that the browser stores for the calculator, and the locks for tabs that share them. The
 * calculator stores each of its files as Base64 under its path.
 */
const storage = (() => {
  const PREFIX = 'hp41:';
  const HOME = PREFIX + '/home/';
  const MEMORY = HOME + 'memory/';
  const STATES = MEMORY + 'states/';

  /** The storage of the browser; if the browser forbids it, texts are lost when the page is closed. */
  let isForbidden = false;
  const stored = (() => {
    try {
      localStorage.getItem('zoom');
      return localStorage;
    } catch (forbidden) {
      isForbidden = true;
      const lost = new Map();
      return {
        get length() { return lost.size; },
        key: index => [...lost.keys()][index],
        getItem: key => lost.has(key) ? lost.get(key) : null,
        setItem: (key, text) => lost.set(key, text),
        removeItem: key => lost.delete(key),
      };
    }
  })();

  const keysOf = texts => Array.from({ length: texts.length }, (_, index) => texts.key(index));
  const isSetting = key => key.startsWith(HOME) && !key.startsWith(MEMORY) || key === MEMORY + 'history.txt';

  /**
   * A guest calculator has the memory of a link, not that of the owner. The storage of this tab contains this memory
   * until the owner leaves the guest calculator or closes the tab. If there is no memory of an owner yet, a link is
   * opened in the memory of the page.
   */
  const GUEST = 'guest';
  /** Whether another page contains this one, and the tab can remember which links it has followed. */
  const isFramed = !isForbidden && window !== window.top;
  /** Returns whether the link in the address plays a row of the manual; such a link always starts a guest. */
  const isTrial = () => location.hash.startsWith('#try=');
  const texts = isForbidden || !startGuest() ? stored : sessionStorage;

  /** Starts a guest calculator if the link in the address needs one; returns whether this tab has a guest. */
  function startGuest() {
    const hasMemory = keysOf(stored).some(key => key.startsWith(MEMORY) && key.endsWith('.txt') && !isSetting(key));
    if (isTrial() || hasMemory && /[#&](run|load|zip|state)=/.test(location.hash) && !isFollowed()) {
      clearGuest();
      sessionStorage.setItem(GUEST, '{}');
      for (const key of keysOf(stored).filter(isSetting)) sessionStorage.setItem(key, stored.getItem(key));
    }
    return sessionStorage.getItem(GUEST) !== null;
  }

  function clearGuest() {
    for (const key of keysOf(sessionStorage).filter(name => name.startsWith(PREFIX) || name === GUEST)) {
      sessionStorage.removeItem(key);
    }
  }

  /**
   * Returns whether this tab has followed the link in the address already. If another page contains this page, it
   * opens the same link whenever it is reloaded.
   */
  function isFollowed() {
    return isFramed && sessionStorage.getItem(location.hash) !== null;
  }

  /** Removes the link from the address; returns its fragment if it has to be followed. */
  function takeLink() {
    const fragment = location.hash;
    const isNew = fragment && (isTrial() || !isFollowed());
    if (fragment) history.replaceState(history.state, '', location.pathname + location.search);
    if (isNew && isFramed) sessionStorage.setItem(fragment, 'followed');
    return isNew ? fragment.slice(1).replace(/\+/g, '%2B') : '';
  }

  /** Returns the words that describe the guest calculator, and the link to keep; null if there is no guest. */
  const guest = () => texts === stored ? null : JSON.parse(texts.getItem(GUEST));

  function describeGuest(words, content) {
    if (guest()) texts.setItem(GUEST, JSON.stringify({ words, content }));
  }

  /** Returns to the memory of the owner. If the owner keeps the link of the guest, it is opened there. */
  function endGuest(content) {
    isClosed = true;
    clearGuest();
    if (content) sessionStorage.setItem('kept', content);
    location.reload();
  }

  /** Returns the link that the user kept before the page was loaded again, or null; returns it only once. */
  function kept() {
    if (isForbidden || guest()) return null;
    const content = sessionStorage.getItem('kept');
    sessionStorage.removeItem('kept');
    return content;
  }

  /** Whether the calculator has ended, so that the page stores nothing more. */
  let isClosed = false;

  /** Stores a text; returns false if there is no room. */
  function keep(key, content) {
    try {
      if (!isClosed) texts.setItem(key, content);
      return true;
    } catch (full) {
      return false;
    }
  }

  /** Decodes Base64, also in the variant for addresses; returns null if the text is damaged. */
  function decode(text) {
    try {
      const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
      return Int8Array.from(binary, character => character.charCodeAt(0));
    } catch (damaged) {
      return null;
    }
  }

  const LONGEST_CONTENT = 1e6;

  /** Returns a text, compressed, in Base64 for addresses. */
  async function pack(text) {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
    return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  }

  /** Returns the text that pack has compressed; null if its argument is damaged, or the text is far too long. */
  async function unpack(text) {
    try {
      const chunks = [];
      let length = 0;
      const stream = new Blob([decode(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      for (const reader = stream.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) return new Int8Array(await new Blob(chunks).arrayBuffer());
        chunks.push(value);
        length += value.length;
        if (length > LONGEST_CONTENT) return null;
      }
    } catch (damaged) {
      return null;
    }
  }

  /** For each requested lock: whether this tab has the lock, and the function that releases it. */
  const answers = new Map();
  const releases = new Map();
  let wanted = MEMORY + 'memory.txt';

  /**
   * Requests a lock in one step, so that of tabs that open together only one gets it. If the browser has
   * no locks, the answer is yes.
   */
  function take(name) {
    return new Promise(resolve => {
      const answer = isFree => { answers.set(name, isFree); resolve(); };
      if (!navigator.locks || isForbidden || guest()) return answer(true);
      navigator.locks.request(name, { ifAvailable: true }, lock => {
        answer(lock !== null);
        return lock && new Promise(release => releases.set(name, release));
      }).catch(() => answer(true));
    });
  }

  /** Starts the calculator, and again after each lock that the start has requested, until it requests no more. */
  async function withLocks(run) {
    while (wanted) {
      await take(wanted);
      wanted = null;
      run();
    }
  }

  /** Ends the calculator of this tab: it stores nothing more, and other tabs can use its memory. */
  function leave() {
    isClosed = true;
    for (const release of releases.values()) release();
  }

  const unlock = name => releases.has(name) && releases.get(name)();

  /** Returns the file of the memory that this tab has locked last. */
  const own = () => [...answers.keys()].filter(name => answers.get(name)).pop() || MEMORY + 'memory.txt';

  /** Reports files that another tab has changed to the calculator, and a changed memory to the user. */
  function listen(changed, showMessage) {
    window.addEventListener('storage', event => {
      if (event.storageArea !== texts) return;
      if (event.key === own()) {
        showMessage('Another tab changes the same memory, because this browser has no locks here. Close one of them.');
      } else if (event.key && event.key.startsWith(PREFIX)) {
        changed(event.key);
      }
    });
  }

  /** Returns the content of a file as far as it can be decoded. */
  const content = key => decode(texts.getItem(key) || '') || texts.getItem(key);

  /**
   * Stores a text under another key; if there is no room for the longer key, the text is offered as a
   * download.
   */
  function move(from, to, download) {
    const text = texts.getItem(from);
    const whole = content(from);
    texts.removeItem(from);
    if (!keep(to, text)) download(to.split('/').pop(), whole);
  }

  /**
   * Starts the calculator with empty memory next time. The memory of this tab becomes a state; if the
   * calculator has not started, its settings and history are set aside, too.
   *
   * @return the name of the state; empty if there was no memory
   */
  function startEmpty(isStarted, download) {
    let name = 'old-memory';
    for (let i = 2; texts.getItem(STATES + name + '.txt') !== null; i++) name = 'old-memory-' + i;
    const hadMemory = texts.getItem(own()) !== null;
    if (hadMemory) move(own(), STATES + name + '.txt', download);
    if (!isStarted) {
      for (const key of keysOf(texts).filter(isSetting)) move(key, 'old-' + key, download);
    }
    isClosed = true;
    return hadMemory ? name : '';
  }

  return {
    texts, isForbidden, takeLink, guest, describeGuest, endGuest, kept, keep, decode, pack, unpack, withLocks, unlock, leave, own, listen, content, startEmpty,
    isAnswered: name => answers.has(name),
    lock: name => answers.get(name),
    want: name => { wanted = name; },
    remove: key => texts.removeItem(key),
  };
})();
