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
    // The queens are the last subject of the list; here they come first.
    for (const [subject, cards] of [...bySubject].sort(([a], [b]) => (b === 'queens') - (a === 'queens'))) {
      element('cards').append(face.create('h3', {}, subject[0].toUpperCase() + subject.slice(1)), ...cards);
    }
  }

  function card(name, title, example, ...answers) {
    const made = face.create('div', {}, face.create('strong', {}, name), face.create('span', {}, title));
    const run = (text, words) => face.chip(text, () => start(words), `${text}: ${name}`);
    if (example) made.append(face.create('small', {}, `Example: ${example}`));
    made.append(face.create('p', {}, run('Run', [name]), ...(example ? [run('Example', [name, ...answers])] : [])));
    return made;
  }

  element('leave-gallery').onclick = () => dialog.close();

  return { open, fill };
})();
