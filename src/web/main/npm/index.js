import './wasm-gc-runtime.min.js';

const program = new URL('hp41.wasm', import.meta.url);
let loading = null;

/** Loads the program once, in a browser or in Node. */
function bytes() {
  loading ||= program.protocol === 'file:'
    ? import('node:fs/promises').then(files => files.readFile(program))
    : fetch(program).then(answer => answer.arrayBuffer());
  return loading;
}

/** The types and the documentation are in index.d.ts. */
export class HP41 {
  #calculator;

  constructor(calculator) {
    this.#calculator = calculator;
  }

  static async create({ model = 'CX' } = {}) {
    if (!['C', 'CV', 'CX'].includes(model)) throw new Error(`there is no model ${model}`);
    const { exports } = await globalThis.TeaVM.wasmGC.load(await bytes());
    exports.main([]);
    exports.start(model);
    return new HP41(exports);
  }

  load(program) {
    const content = typeof program === 'string' ? new TextEncoder().encode(program) : program;
    this.#calculator.load(new Int8Array(content));
  }

  run(name, ...answers) {
    const viewed = [];
    const stop = now => {
      viewed.push(...now.viewed);
      // Some programs ask with AON and STOP.
      const shown = now.message || now.annunciators.includes('ALPHA') && now.alpha;
      if (shown && viewed.at(-1) !== shown) viewed.push(shown);
      return now;
    };
    let now = stop(this.type(/^[A-Ja-e]$/.test(name) ? `XEQ ${name}` : `XEQ "${name}"`));
    for (const answer of answers) {
      if (!now.waiting) break;
      this.#calculator.answer(String(answer));
      now = stop(this.keys('R/S'));
    }
    return { ...now, viewed };
  }

  type(line) {
    this.#calculator.type(line);
    return this.proceed();
  }

  keys(...labels) {
    for (const label of labels) {
      this.#calculator.press(label);
      this.#calculator.proceed(HP41.lines);
    }
    return this.snapshot();
  }

  proceed(lines = HP41.lines) {
    this.#calculator.proceed(lines);
    return this.snapshot();
  }

  snapshot() {
    return this.#calculator.snapshot();
  }

  list() {
    return this.#calculator.list();
  }

  save() {
    return this.#calculator.save();
  }

  restore(state) {
    this.#calculator.restore(state);
  }

  /** The number of program lines after which an endless program returns. */
  static lines = 10_000_000;
}
