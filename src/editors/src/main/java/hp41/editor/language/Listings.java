package hp41.editor.language;

import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.listing.StepWords;
import hp41.machine.InstructionSet;

/**
 * The parser and the formatter of listings.
 *
 * @param functions the functions that listings can use
 * @param assembler parses listings like {@code hp41 check}
 * @param lister writes listings
 * @param words the names with which steps begin
 */
record Listings(InstructionSet functions, Assembler assembler, Lister lister, StepWords words) {

  /**
   * Creates the tools for listings with these functions.
   *
   * @param letters the meaning of labels that are one letter in quotes
   */
  static Listings of(InstructionSet functions, Assembler.Letters letters) {
    return new Listings(
        functions,
        Assembler.proofreading(functions, letters),
        new Lister(functions),
        new StepWords(functions));
  }
}
