'use strict';

/**
 * Links whose fragment contains a program or all of memory, and the dialog that makes such links. A link opens in
 * a guest calculator, which does not change the memory of the owner; see storage.js.
 */
const links = (() => {
  const element = id => document.getElementById(id);
  const dialog = element('sharing');
  const LONGEST_TITLE = 60;
  let act = () => {};
  let calculator = {};
  let page = {};
  let offer = {};

  /**
   * Starts to follow links.
   *
   * @param actions receives user actions
   * @param functions open(name, bytes) opens a file, load(bytes) loads a listing and describes it, describe(bytes)
   *     describes a state, draw(text) returns a bar code (QR code) as a path and its width
   */
  function listen(actions, functions, aroundIt) {
    act = actions;
    calculator = functions;
    page = aroundIt;
    window.addEventListener('hashchange', () => {
      if (!location.hash) return;
      act('hide', '', 0, 0);
      location.reload();
    });
    for (const input of dialog.querySelectorAll('input')) input.addEventListener('input', update);
    element('copy').onclick = async () => {
      if (await page.copy(element('link').value)) close('The link is copied: paste it into a mail or a forum.');
    };
    element('send').hidden = !navigator.share;
    element('send').onclick = () => navigator.share({ title: element('title').value, url: element('link').value }).then(close, console.warn);
    element('close').onclick = () => close();
    element('share').addEventListener('click', () => act('share', '', 0, 0));
    element('back').onclick = () => storage.endGuest(null);
    element('keep').onclick = () => storage.endGuest(storage.guest().content);
  }

  /**
   * Follows the link in the fragment of the address: zip=PACKED or load=BASE64 of a listing, or state=PACKED of all of
   * memory; then run=NAME executes a program, and each answer=TEXT answers one of its stops. The fragment is then
   * removed from the address, so that reloading and Back do not follow it again.
   */
  async function follow() {
    const kept = storage.kept();
    if (kept) await open(new URLSearchParams(kept));
    const encoded = storage.takeLink();
    if (encoded) {
      const link = new URLSearchParams(encoded);
      const what = await open(link);
      if (what === null) return showGuest();
      storage.describeGuest(link.has('try') ? 'A guest calculator for the manual' : words(link, what), what ? encoded.replace(/&?(run|answer)=[^&]*/g, '') : '');
      if (link.has('try')) page.useManual(it => it.follow(link.get('try')));
      if (link.has('run')) {
        const words = [link.get('run'), ...link.getAll('answer')];
        act('run', words.map(plain).join('\n'), 0, 0);
      }
    }
    showGuest();
  }

  /** Returns the words that describe what a link contains. */
  function words(link, what) {
    const title = plain(link.get('title') || link.get('run') || '').slice(0, LONGEST_TITLE);
    return 'From a link: ' + [title, what].filter(word => word).join(' · ');
  }

  const plain = text => text.replace(/[\x00-\x1f]/g, ' ');

  /** Loads what a link contains; returns its description, or null if it cannot be used. */
  async function open(link) {
    const packed = link.get('state') || link.get('zip');
    if (!packed && !link.has('load')) return link.has('state') || link.has('zip') ? damaged() : '';
    const content = packed ? await storage.unpack(packed) : storage.decode(link.get('load'));
    if (!content) return damaged();
    if (!link.has('state')) return calculator.load(content) || null;
    const what = calculator.describe(content);
    if (!what) return damaged();
    calculator.open(plain(link.get('title') || 'shared') + '.txt', content);
    return what;
  }

  function damaged() {
    page.showMessage('The link is damaged. Copy the whole link again.');
    return null;
  }

  /** Shows what the guest calculator contains, and the buttons that return to the memory of the owner. */
  function showGuest() {
    const guest = storage.guest();
    element('guest').hidden = !guest;
    if (!guest) return;
    element('visitor').textContent = guest.words || 'From a link';
    element('keep').hidden = !guest.content;
  }

  /**
   * Opens the dialog with links to the current program or to all of memory.
   *
   * @param name the program that the link executes
   * @param listing the listing of the program; empty if its name is enough
   * @param problem why there is no program to share; empty if there is one
   * @param state all of memory
   */
  function share(name, listing, problem, state) {
    offer = { name, listing, state };
    element('problem').textContent = problem;
    element('one').disabled = Boolean(problem);
    element(problem ? 'all' : 'one').checked = true;
    element('program').textContent = problem ? 'The program' : `The program ${name}`;
    element('execute').checked = Boolean(name) && !problem;
    element('execute').disabled = !name;
    element('title').value = problem ? 'HP-41 calculator' : `${name} for the HP-41`;
    dialog.showModal();
    update();
  }

  async function update() {
    const link = new URLSearchParams();
    if (element('all').checked) link.set('state', await storage.pack(offer.state));
    else if (offer.listing) link.set('zip', await storage.pack(offer.listing));
    if (element('execute').checked) link.set('run', offer.name);
    if (element('title').value) link.set('title', element('title').value.slice(0, LONGEST_TITLE));
    const url = `${location.origin}${location.pathname}#${String(link).replace(/\+/g, '%20')}`;
    element('link').value = url;
    const [width, path] = calculator.draw(url).split(' ');
    element('code').toggleAttribute('hidden', !path);
    element('code').setAttribute('viewBox', `-4 -4 ${Number(width) + 8} ${Number(width) + 8}`);
    element('code').querySelector('path').setAttribute('d', path || '');
    element('length').textContent = path ? '' : `The link has ${url.length} characters, too many for a QR code.`;
  }

  function close(message) {
    dialog.close();
    if (typeof message === 'string') page.showMessage(message);
    element('screen').focus();
  }

  return { listen, follow, share };
})();
