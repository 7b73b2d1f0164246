'use strict';

/** The bundled programs as cards, by subject. */
const gallery = (() => {
  const element = id => document.getElementById(id);
  const dialog = element('gallery');
  let start = () => {};

  /** Opens the cards. The calculator describes its programs when they are needed for the first time. */
  function open(act) {
    start = words => {
      dialog.close();
      act('run', words.join('\n'), 0, 0);
    };
    if (!element('cards').children.length) act('gallery', '', 0, 0);
    dialog.showModal();
  }

  /** Adds a card for each line: the subject, name and title of a program, and the title and answers of an example. */
  function fill(programs) {
    const bySubject = new Map();
    for (const line of programs.split('\n')) {
      const [subject, ...words] = line.split('\t');
      if (!bySubject.has(subject)) bySubject.set(subject, []);
      bySubject.get(subject).push(card(...words));
    }
    // Queens are the last subject of the list, and the first one here.
    for (const [subject, cards] of [...bySubject].sort(([a], [b]) => (b === 'queens') - (a === 'queens'))) {
      element('cards').append(create('h3', subject[0].toUpperCase() + subject.slice(1)), ...cards);
    }
  }

  function card(name, title, example, ...answers) {
    const made = create('div', '', create('strong', name), create('span', title));
    const run = (text, words) => {
      const button = create('button', text);
      button.setAttribute('aria-label', `${text}: ${name}`);
      button.onclick = () => start(words);
      return button;
    };
    if (example) made.append(create('small', `Example: ${example}`));
    made.append(create('p', '', run('Run', [name]), ...(example ? [run('Example', [name, ...answers])] : [])));
    return made;
  }

  function create(tag, text, ...children) {
    const made = document.createElement(tag);
    made.append(text, ...children);
    return made;
  }

  element('leave-gallery').onclick = () => dialog.close();

  return { open, fill };
})();
