package hp41.editor.language;

import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.listing.StepWords;
import hp41.machine.InstructionSet;

/**
 * How listings are read and written.
 *
 * @param functions that they may name
 * @param assembler reads them as {@code check} does
 * @param lister writes them
 * @param words what their steps begin with
 */
record Listings(InstructionSet functions, Assembler assembler, Lister lister, StepWords words) {

  /** Listings that name these functions; how labels of one letter in quotes are meant. */
  static Listings of(InstructionSet functions, Assembler.Letters letters) {
    return new Listings(
        functions,
        Assembler.proofreading(functions, letters),
        new Lister(functions),
        new StepWords(functions));
  }
}
