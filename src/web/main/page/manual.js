'use strict';

/**
 * The manual beside the calculator. It plays rows of its tables in a guest calculator, and marks a task of a lesson
 * as done when X is the result of the task.
 */
const manual = (() => {
  const element = id => document.getElementById(id);
  /** Milliseconds between two keys of a row, so that the user can follow. */
  const PACE = 120;
  const NAMES = { Esc: 'Escape', '↑': 'ArrowUp', '↓': 'ArrowDown' };

  let loaded = null;
  /** The paragraphs of the tasks on the visible page that are not yet done. */
  let tasks = [];
  /** The strokes that are still to be played. */
  const waiting = [];

  /** Loads the pages when they are needed for the first time. */
  function load() {
    loaded ||= fetch('manual.html').then(answer => answer.text()).then(html => {
      element('pages').innerHTML = html;
      for (const article of element('pages').children) {
        element('page').append(face.create('option', { value: article.id, textContent: article.querySelector('h1').textContent }));
      }
      for (const listing of document.querySelectorAll('#pages pre')) listing.tabIndex = 0;
      document.querySelectorAll('#pages table').forEach(prepare);
    }).catch(error => {
      loaded = null;
      page.showMessage(`The manual cannot be loaded: ${error.message}`);
    });
    return loaded;
  }

  /** Makes a table scroll sideways, and adds a button to each row that contains keys to type. */
  function prepare(table) {
    const frame = face.create('div', { className: 'table', tabIndex: 0 });
    frame.setAttribute('role', 'group');
    table.before(frame);
    frame.append(table);
    if (table.rows[0].cells[0].textContent !== 'type') return;
    for (const line of table.querySelectorAll('tbody tr')) {
      const keys = line.cells[0].textContent;
      line.insertCell().append(face.chip('Try', () => { attempt(line); }, `Try ${keys}`));
    }
    table.rows[0].insertCell();
  }

  const rows = () => [...element(element('page').value).querySelectorAll('button')].map(button => button.closest('tr'));

  /** Plays a row in a guest calculator, so that the memory of the owner does not change. */
  function attempt(line) {
    if (!storage.isForbidden && !storage.guest()) location.hash = `#try=${element('page').value}.${rows().indexOf(line)}`;
    else play(line);
  }

  function play(line) {
    const strokes = [...line.cells[0].childNodes].flatMap(node => node.tagName === 'CODE'
      ? [...node.textContent].map(key => [key, 0, 0])
      : node.textContent.trim().split(/\s+/).filter(word => word).map(named));
    const isIdle = !waiting.length;
    waiting.push(...strokes.map(([key, ...modifiers]) => key === 'paste'
      ? () => page.act('paste', listing(line), 0, 0)
      : () => page.act('key', key, ...modifiers)), () => line.classList.add('done'));
    if (isIdle) playNext();
  }

  /** Plays the first stroke that waits. The strokes of a row that is tried meanwhile follow it. */
  function playNext() {
    waiting[0]();
    setTimeout(() => {
      waiting.shift();
      if (waiting.length) playNext();
    }, PACE);
  }

  /** Returns the stroke of a key with a name, such as Enter or Ctrl-U. */
  function named(word) {
    const [modifier, letter] = word.split('-');
    return letter ? [letter.toLowerCase(), Number(modifier === 'Ctrl'), Number(modifier === 'Alt')] : [NAMES[word] || word, 0, 0];
  }

  /** Returns the last listing above a row. */
  const listing = line => [...element(element('page').value).querySelectorAll('pre')]
    .filter(text => text.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).pop().textContent;

  /** Marks the current task as done if X is its result. */
  function check(x) {
    if (!tasks.length || tasks[0].querySelector('code').textContent !== x) return;
    tasks.shift().classList.add('done');
    showTask();
  }

  /** Shows the next task above the calculator, because the keys of a phone cover the manual. */
  function showTask() {
    element('task').textContent = tasks.length ? tasks[0].textContent : '';
  }

  /** Shows a page, or a place in it. */
  async function open(target) {
    document.body.classList.add('manual');
    await load();
    if (!loaded) return;
    const [name] = target.split('/');
    if (name) element('page').value = name;
    for (const article of element('pages').children) article.hidden = article.id !== element('page').value;
    tasks = [...document.querySelectorAll('#pages article:not([hidden]) p')]
      .filter(line => line.textContent.startsWith('Task:') && !line.classList.contains('done'));
    showTask();
    const place = target.includes('/') && document.getElementById(target);
    if (place) place.scrollIntoView();
    else if (name) element('manual').scrollTop = 0;
  }

  function close() {
    document.body.classList.remove('manual');
    tasks = [];
    showTask();
  }

  /** Follows a link PAGE.NUMBER: opens the page, and plays its row with this number. */
  async function follow(link) {
    const [name, number] = link.split('.');
    face.open(true, 'Manual');
    await open(name);
    const line = rows()[number];
    if (!line) return;
    line.scrollIntoView({ block: 'center' });
    play(line);
  }

  element('page').addEventListener('change', () => open(element('page').value));
  element('leave-manual').addEventListener('click', () => {
    face.open(false);
    close();
  });
  element('pages').addEventListener('click', event => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    open(decodeURIComponent(link.hash.slice(1)));
  });
  face.watch(check);

  return { open, follow };
})();
