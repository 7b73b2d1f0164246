'use strict';

/**
 * The display and the keys of the calculator. The calculator calls show() with the texts that
 * FaceText.java describes.
 */
const face = (() => {
  /** The lines that draw the segments and the punctuation marks of a display position. */
  const LINES = {
    a: 'M2 0H16', b: 'M18 1V14', c: 'M18 16V29', d: 'M2 30H16', e: 'M0 16V29', f: 'M0 1V14', g: 'M2 15H8', h: 'M10 15H16',
    i: 'M9 2V13', j: 'M9 17V28', k: 'M16 3L11 12', l: 'M2 3L7 12', m: 'M11 18L16 27', n: 'M7 18L2 27',
    '.': 'M21 30h3', ',': 'M21 30h3M23 31l-2 5', ':': 'M21 30h3M21 20h3',
  };
  const UNLIT = 'abcdefghijklmn';
  const PITCH = 28;
  /** After these milliseconds a pressed key shows its function; a finger that moves farther (pixels) cancels it. */
  const HOLD = 250;
  const NEAR = 20;

  /** The tabs of the sheet: the key that shows a panel, and whether it needs Ctrl and Alt. */
  const TABS = {
    Keys: null, Stack: ['t', 1, 0], Program: ['p', 1, 0], Board: ['k', 1, 0], Paper: ['o', 1, 0], Registers: ['r', 1, 0],
    Programs: ['p', 0, 1], Manual: null, Help: ['F1', 0, 0],
  };

  const element = id => document.getElementById(id);
  const keys = element('keys');
  const shown = {};
  let act = () => {};
  /** Receives X whenever the screen has changed. */
  let watcher = () => {};
  /** The pressed key: its button, where the pointer went down, and whether the calculator holds the key. */
  let down = null;
  let lifted = -Infinity;
  let first = [];
  let opened = false;

  /** Creates an element. */
  function create(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  const path = letters => [...letters].map(letter => LINES[letter]).join('');
  const cells = Array.from({ length: 12 }, (_, index) => `<g transform="translate(${index * PITCH})"><path class="off" d="${path(UNLIT)}"/><path class="lit"/></g>`);
  element('lcd').innerHTML = `<g transform="skewX(-6)">${cells.join('')}</g>`;
  const lit = [...element('lcd').querySelectorAll('.lit')];

  /** Calls a function if a text differs from that of the last screen. */
  function update(name, text, change) {
    if (shown[name] !== text) {
      shown[name] = text;
      change(text);
    }
  }

  /** Shows a screen of the calculator. */
  function show(display, annunciators, keyLines, stack, note, answers, needsCells) {
    update('display', display, text => text.split(' ').forEach((letters, i) => lit[i].setAttribute('d', path(letters))));
    update('annunciators', annunciators, text => element('annunciators').replaceChildren(
      ...text.split(' ').map(word => create('span', { className: word[0] === '+' ? 'lit' : '' }, word.slice(1)))));
    update('keys', keyLines, showKeys);
    update('stack', stack, showStack);
    update('note', note, text => {
      element('note').textContent = text;
      element('note').classList.remove('whole');
    });
    update('answers', answers, showAnswers);
    update('needs', needsCells, () => {
      if (needsCells && !opened) open(true, null);
      else if (!needsCells && document.body.dataset.tab === '') open(false);
    });
    watcher(stack.split('\n').pop().slice(2).trim());
  }

  /** Shows T, Z, Y and X; if their values have moved, they slide up or down. */
  function showStack(text) {
    const stack = element('stack');
    const lines = text.split('\n');
    if (!stack.children.length) stack.append(...lines.map(() => create('span')));
    const value = line => line.slice(2).trim();
    const [t, z, y] = lines.map(value);
    const [oldT, oldZ, oldY] = [...stack.children].map(line => value(line.textContent));
    const isLifted = y !== oldY && z === oldY && t === oldZ;
    const isDropped = (y !== oldY || z !== oldZ) && y === oldZ && z === oldT && t === oldT;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    [...stack.children].forEach((line, i) => {
      line.textContent = lines[i];
      if ((isLifted || isDropped) && !isCalm) line.animate([{ transform: `translateY(${isLifted ? 100 : -100}%)` }, {}], 400);
    });
  }

  function showKeys(text) {
    const lines = text.split('\n').map(line => line.split('\t'));
    if (!keys.children.length) build(lines);
    for (const [label, , state, spoken, ...names] of lines) {
      const button = keys.querySelector(`[data-key="${label}"]`);
      button.className = 'key ' + state + (down && down.button === button ? ' touched' : '');
      button.setAttribute('aria-label', spoken);
      if (button.dataset.switch) button.setAttribute('aria-pressed', state.includes('on'));
      names.forEach((name, index) => {
        const [style, ...words] = name.split(' ');
        const part = button.children[index];
        part.className = ['white', 'gold', 'blue'][index] + ' ' + style;
        if (index) part.dataset.name = words.join(' ');
        else part.textContent = words.join(' ');
      });
    }
  }

  function build(lines) {
    const blocks = [0, 1].map(() => create('div', { className: 'block' }));
    for (const [label, row] of lines) {
      const button = create('button', {}, ...['white', 'gold', 'blue'].map(className => create('span', { className })));
      Object.assign(button.dataset, { key: label, row });
      if (row === '0' || label === 'f') button.dataset.switch = 'yes';
      blocks[row > 4 ? 1 : 0].append(button);
    }
    keys.append(...blocks);
  }

  /** Creates a button with a text, and with another text for screen readers. */
  const chip = (text, action, label = text) => {
    const button = create('button', { textContent: text, onclick: action });
    button.setAttribute('aria-label', label);
    return button;
  };

  /** Shows a button for each answer to a question; without a question, the buttons of the first steps. */
  function showAnswers(text) {
    const words = text.slice(1).split('\n').filter(word => word);
    const chips = words.map(word => chip(word.toUpperCase(), () => act('answer', word, 0, 0)));
    if (text) chips.push(chip('R/S', () => act('tap', 'R/S', 0, 0), 'R/S, continue'));
    element('chips').replaceChildren(...(text ? chips : first));
    element('chips').hidden = !element('chips').children.length;
    const asksForDigits = text && !words.length && shown.note.startsWith('?');
    if (asksForDigits && document.body.dataset.tab === 'Programs') open(false);
  }

  /** Shows the first steps to a new user, but not to a guest. */
  function welcome() {
    if (storage.guest()) return;
    first = [
      chip('2 + 3', () => play(['2', 'ENTER', '3', '+'])),
      chip('Eight queens', () => {
        endFirstSteps();
        act('run', '8QUEENS', 0, 0);
        open(true, 'Board');
      }),
      chip('Programs…', () => {
        endFirstSteps();
        gallery.open(act);
      }),
      chip('Learn RPN', () => {
        select('Manual');
        page.useManual(it => it.open('rpn'));
      }),
      chip('×', endFirstSteps, 'Close the first steps'),
    ];
    showAnswers('');
  }

  function endFirstSteps() {
    first = [];
    showAnswers(shown.answers || '');
  }

  /** Presses keys one after the other, so that the user can follow. */
  function play(labels) {
    if (!labels.length) return;
    act('tap', labels[0], 0, 0);
    setTimeout(() => play(labels.slice(1)), 500);
  }

  /** Opens or closes the sheet with the panels; on large screens they are always visible. */
  function open(isOpen, tab = 'Keys') {
    opened = isOpen;
    document.body.dataset.tab = tab === null ? '' : tab;
    document.body.classList.toggle('sheet', isOpen);
    for (const button of element('tabs').children) {
      const isOn = button.textContent === (isOpen ? tab : 'Keys');
      button.setAttribute('aria-pressed', isOn);
      if (isOn) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  /** Shows a panel, or the keys. */
  function select(tab) {
    const before = document.body.dataset.tab;
    if (shown.needs) act('key', 'Escape', 0, 0);
    endFirstSteps();
    element('typed').blur();
    if (tab === 'Manual') page.useManual(it => it.open(''));
    open(tab !== 'Keys', tab);
    if (TABS[tab] && before !== tab) act('key', ...TABS[tab]);
  }

  /** A key acts when the pointer is lifted above it. If it is pressed longer, it is held, to show its function. */
  function listenToKeys() {
    keys.addEventListener('pointerdown', event => {
      const button = event.target.closest('button');
      if (!button || event.button || !event.isPrimary) return;
      cancel(event);
      down = { button, x: event.clientX, y: event.clientY, isHeld: false, timer: setTimeout(hold, HOLD) };
      button.classList.add('touched');
    });
    document.addEventListener('pointerdown', event => { if (!event.isPrimary) cancel(event); });
    document.addEventListener('pointermove', event => {
      if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > NEAR) cancel(event);
    });
    document.addEventListener('pointerup', event => end(event, label => act(down.isHeld ? 'release' : 'tap', label, 0, 0)));
    document.addEventListener('pointercancel', cancel);
    // Enter, Space and screen readers press a button by a click without a pointer.
    keys.addEventListener('click', event => {
      const button = event.target.closest('button');
      const isPointed = event.detail > 0 && event.timeStamp - lifted < 1000;
      if (button && !isPointed) act('tap', button.dataset.key, 0, 0);
    });
    for (const area of [keys, element('chips'), element('tabs')]) {
      area.addEventListener('mousedown', event => event.preventDefault());
      area.addEventListener('contextmenu', event => event.preventDefault());
    }
  }

  function hold() {
    down.isHeld = down.button.dataset.row !== '0';
    if (down.isHeld) act('hold', down.button.dataset.key, 0, 0);
  }

  const cancel = event => end(event, label => down.isHeld && act('cancel', label, 0, 0));

  function end(event, work) {
    if (!down) return;
    clearTimeout(down.timer);
    lifted = event.timeStamp;
    down.button.classList.remove('touched');
    const before = down;
    work(down.button.dataset.key);
    if (down === before) down = null;
  }

  function listen(actions) {
    act = actions;
    // A small phone shows the beginning of a message, and all of it after a tap.
    element('note').addEventListener('click', () => element('note').classList.toggle('whole'));
    listenToKeys();
    element('tabs').append(...Object.keys(TABS).map(tab => chip(tab, () => select(tab))));
    open(false);
  }

  return { create, chip, listen, watch: work => { watcher = work; }, show, welcome, open, isHolding: () => Boolean(down && down.isHeld) };
})();
