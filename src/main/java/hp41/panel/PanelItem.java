package hp41.panel;

import hp41.event.CalculatorError;
import hp41.memory.Flags;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Something in a panel that Enter or a click opens: a value to change, or an action. */
public sealed interface PanelItem {

  /** Returns the name for searches; may be empty. */
  default String name() {
    return "";
  }

  /** Returns whether the item has this name, which has no leading zeros. */
  default boolean isNamed(String text) {
    return name().equalsIgnoreCase(text);
  }

  /** Returns text for searches that the panel may have no room to show. */
  default String words() {
    return "";
  }

  /** Returns the message that is shown while the cursor is on the item. */
  default Optional<Note> about() {
    return Optional.empty();
  }

  /** Returns the number of the program line after which lines are inserted here. */
  default OptionalInt insertsBehind() {
    return OptionalInt.empty();
  }

  /**
   * Returns whether the item is the content of registers: of the stack, data registers or ALPHA.
   */
  default boolean isRegister() {
    return this instanceof StackLevel
        || this instanceof RegisterItem
        || this instanceof RegisterRun
        || this instanceof AlphaItem;
  }

  /** An item whose text can be edited in place. */
  sealed interface ValueItem extends PanelItem {

    /** Returns the current text, as the user would type it. */
    String text();

    /** Returns the error if the item cannot be changed; empty if it can. */
    default Optional<Note> fixed() {
      return Optional.empty();
    }
  }

  /** An item with an action that is performed at once. */
  sealed interface ActionItem extends PanelItem {}

  /**
   * A stack register.
   *
   * @param name T, Z, Y, X or L
   */
  record StackLevel(String name, String text) implements ValueItem {}

  /**
   * A data register.
   *
   * @param number the number, from 0
   */
  record RegisterItem(int number, String text) implements ValueItem {

    @Override
    public String name() {
      return String.valueOf(number);
    }
  }

  /**
   * A run of data registers that contain zero, which are folded into one item.
   *
   * @param registers the first and the last register
   * @param columns the number of registers in a row once all are shown
   */
  record RegisterRun(PanelData.Range registers, int columns) implements ActionItem {

    /** Returns the first and the last register, such as {@code R01–R99}. */
    public String text() {
      return "R%02d–R%02d".formatted(registers.first(), registers.last());
    }

    @Override
    public boolean isNamed(String text) {
      return text.matches("\\d{1,3}") && registers.contains(Integer.parseInt(text));
    }

    @Override
    public Optional<Note> about() {
      return Optional.of(
          Note.of(text(), "contain zero").hint("Enter", Promise.ACTS, "shows each of them"));
    }
  }

  /** The ALPHA register. */
  record AlphaItem(String text) implements ValueItem {

    @Override
    public Optional<Note> about() {
      return Optional.of(
          Note.of("ALPHA")
              .hint("Enter", Promise.CHANGES, "changes it")
              .and("#414243 is its bytes"));
    }
  }

  /**
   * A line of the current program.
   *
   * @param number the line number, from 1
   * @param inModule whether the line is in a module and cannot be changed
   */
  record ProgramLine(int number, String text, boolean inModule) implements ValueItem {

    /** The error when a user tries to change a line in a module. */
    public static final Note ROM =
        Note.error(CalculatorError.ROM.getMessage(), "a program in a module cannot be changed")
            .type("copy \"NAME\"", Promise.LOADS, "")
            .means(
                "The line belongs to a module, which is read-only memory. COPY copies a program of "
                    + "a module into memory, where it can be changed.");

    @Override
    public OptionalInt insertsBehind() {
      return OptionalInt.of(number);
    }

    @Override
    public Optional<Note> fixed() {
      return inModule ? Optional.of(ROM) : Optional.empty();
    }

    @Override
    public String name() {
      return String.valueOf(number);
    }
  }

  /**
   * The place between two program lines where PRGM mode inserts.
   *
   * @param number the number of the line before it; 0 above the first line
   */
  record Caret(int number) implements PanelItem {

    @Override
    public OptionalInt insertsBehind() {
      return OptionalInt.of(number);
    }

    @Override
    public Optional<Note> about() {
      return Optional.of(Note.of("next line").hint("i", Promise.INSERTS, "inserts lines here"));
    }
  }

  /**
   * A flag.
   *
   * @param number 0 to 55
   * @param meaning what the flag is used for
   * @param set whether the flag is set
   */
  record Flag(int number, String meaning, boolean set) implements ActionItem {

    /** The reason why a flag cannot be changed. */
    public static final String SETS_ITSELF = "the calculator sets it itself";

    /** The flags that show the internal state of the calculator and cannot be changed. */
    private static final Set<Integer> OF_THE_MACHINE =
        Set.of(
            Flags.CATALOGUE,
            Flags.DATA_ENTRY,
            Flags.PARTIAL_KEY,
            Flags.MESSAGE,
            Flags.SST,
            Flags.SERVICE,
            Flags.PAUSE,
            Flags.PRINTER);

    /** Returns whether the flag shows the internal state of the calculator. */
    public boolean isOfTheMachine() {
      return OF_THE_MACHINE.contains(number);
    }

    @Override
    public String name() {
      return String.valueOf(number);
    }

    @Override
    public Optional<Note> about() {
      String state = meaning + (set ? ": set" : ": clear");
      String effect = set ? "clears it" : "sets it";
      Note flag = Note.of("flag %02d".formatted(number), state);
      return Optional.of(
          isOfTheMachine() ? flag.and(SETS_ITSELF) : flag.hint("Enter", Promise.ACTS, effect));
    }
  }

  /**
   * A bundled program, which is started.
   *
   * @param title what it does
   */
  record Bundled(String name, String title) implements ActionItem {

    @Override
    public String words() {
      return title;
    }

    @Override
    public Optional<Note> about() {
      return Optional.of(Note.of(name, title).hint("Enter", Promise.ACTS, "starts it"));
    }
  }

  /**
   * A global label, or the end of a program.
   *
   * @param name the name as the display shows it
   * @param pointer the program pointer
   * @param key the key to which the label is assigned, such as {@code -11}; else empty
   */
  record Label(String name, int pointer, String key) implements ActionItem {

    @Override
    public Optional<Note> about() {
      Note named = key.isEmpty() ? Note.of(name) : Note.of(name, "on key " + key);
      return Optional.of(named.hint("Enter", Promise.ACTS, "goes there"));
    }
  }
}
