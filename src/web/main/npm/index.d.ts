/** What the calculator shows. */
export interface Snapshot {
  /** The twelve cells of the display; of a longer text, the last ones. */
  display: string;
  /** The annunciators that are on, such as `USER`. */
  annunciators: string[];
  /** The displayed message in full length; empty if there is none. */
  message: string;
  /** The message if it is an error, such as `DATA ERROR`; otherwise empty. */
  error: string;
  alpha: string;
  /** The stack in the display format. */
  stack: { T: string; Z: string; Y: string; X: string; L: string };
  /** The texts that VIEW, AVIEW and PROMPT have shown since the last snapshot; of `run`, those of all its stops. */
  viewed: string[];
  /** Whether a program still runs: call `proceed`. */
  running: boolean;
  /** Whether a program has stopped by itself, so that R/S continues it. */
  waiting: boolean;
}

/** An HP-41 with its own memory. Pauses take no time. Methods throw an `Error` that describes what is wrong. */
export class HP41 {
  /** The number of program lines after which an endless program returns (default: ten million). */
  static lines: number;

  /** Creates a calculator (default: a CX) with empty memory, and switches it on. */
  static create(options?: { model?: 'C' | 'CV' | 'CX' }): Promise<HP41>;

  /** Loads the programs of a listing, or of a file such as RAW. */
  load(program: string | Uint8Array): void;

  /** Executes a program, also a bundled one such as `8QUEENS`, and gives an answer at each of its stops. */
  run(name: string, ...answers: (string | number)[]): Snapshot;

  /** Types words, such as `2 SQRT` or `FIX 2`. */
  type(line: string): Snapshot;

  /** Presses keys by the names that `hp41 keys` lists, such as `ENTER`, `SIN` or `R/S`; `f` is SHIFT. */
  keys(...labels: string[]): Snapshot;

  /** Executes more lines of a program that still runs. */
  proceed(lines?: number): Snapshot;

  snapshot(): Snapshot;

  /** Returns the listing of the current program; empty if it is private. */
  list(): string;

  /** Returns all of memory as a text, for `restore`. */
  save(): string;

  restore(state: string): void;
}
