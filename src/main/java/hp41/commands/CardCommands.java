package hp41.commands;

import hp41.Calculator;
import hp41.Image;
import hp41.files.Media;
import hp41.functions.storage.CardFolder;
import hp41.memory.LabelName;
import hp41.microcode.SystemRom;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.text.Nearest;
import java.util.List;
import java.util.Optional;

/**
 * Inserts magnetic cards into the card reader by hand.
 *
 * @param nearest asks before a card is overwritten
 * @param before runs before memory changes
 * @param media the folder of the cards
 */
public record CardCommands(
    Calculator calculator, NearestNames nearest, Runnable before, Media media) {

  private static final String HINT = "card NAME";
  private static final String FOLDER = "cards FOLDER";

  /** Inserts a card: it is read or, in PRGM mode, the current program is written to it. */
  Note card(CommandText typed) {
    String word = FileOperands.plain(typed.operand().strip());
    Optional<CardFolder> folder = media.cards().map(CardFolder::new);
    String head = ("card " + word).strip();
    if (calculator.isRunning()) {
      return Note.running("");
    } else if (!calculator.hasCardReader()) {
      String how = SystemRom.of(calculator).isPresent() ? "plug 82104A.mod" : FOLDER;
      return Note.error(head, "no card reader is plugged in")
          .type(how, Promise.PLUGS, "plugs it in");
    } else if (folder.isEmpty()) {
      return Note.error(head, "there are no cards")
          .type(FOLDER, Promise.SELECTS_FOLDER, "selects a folder");
    } else if (word.isEmpty()) {
      return Note.error(head, "which card?")
          .type(HINT, Promise.READS_CARD, "")
          .type(FOLDER, Promise.SELECTS_FOLDER, "selects a folder");
    }
    String name = CardFolder.name(word);
    return calculator.modes().prgm()
        ? write(name, folder.get(), typed.overwrites())
        : read(name, folder.get());
  }

  private Note write(String name, CardFolder folder, boolean overwrites) {
    Optional<String> existing = folder.overwritten(name);
    if (existing.isPresent() && !overwrites) {
      return nearest.writesOver(existing.get(), "card", typed(name));
    }
    return insert(name)
        .orElseGet(
            () ->
                Note.of("the program was written to \"" + folder.written(name) + '"')
                    .hint("F3", Promise.LEAVES_PRGM, "leaves PRGM mode")
                    .type(HINT, Promise.READS_CARD, "then reads it"));
  }

  private Note read(String name, CardFolder folder) {
    Optional<String> file = folder.read(name);
    if (file.isEmpty()) {
      List<String> names = folder.names().stream().map(CardCommands::typed).toList();
      List<String> near = Nearest.to(typed(name), names);
      Note missing = Note.error("card " + typed(name), "there is no such card");
      return near.isEmpty()
          ? missing
              .and("the cards are the files of a folder")
              .type(FOLDER, Promise.SELECTS_FOLDER, "selects a folder")
          : missing.and(Nearest.choice(near)).type(HINT, Promise.READS_CARD, "");
    }
    Image now = calculator.image();
    Note read = Note.of("\"" + file.get() + "\" was read");
    return insert(name)
        .orElseGet(
            () ->
                now.remembersTheSame(calculator.image())
                    ? read.and("memory is the same as before")
                    : read.undoes());
  }

  /**
   * Inserts a card; returns a message if the card reader refuses it, or if the microcode has only
   * begun to move it.
   */
  private Optional<Note> insert(String name) {
    before.run();
    calculator.insertCard(name);
    String error = calculator.error();
    if (!error.isEmpty()) {
      return Optional.of(
          Note.error(error, "the card reader refused the card").type(HINT, Promise.READS_CARD, ""));
    }
    return SystemRom.of(calculator).map(rom -> Note.of("card " + typed(name), "inserted"));
  }

  private static String typed(String name) {
    return new LabelName(name).typed();
  }
}
