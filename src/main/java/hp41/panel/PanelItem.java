package hp41.panel;

import java.util.Optional;

/** Something in a panel that Enter or a click opens: a value to change, a place to go to. */
public sealed interface PanelItem {

  /** What it is called when it is searched for; may be empty. */
  default String name() {
    return "";
  }

  /** What is said while the cursor stands on it. */
  default Optional<Note> about() {
    return Optional.empty();
  }

  /** Whether it is the content of a register, of the stack, of data or ALPHA. */
  default boolean isRegister() {
    return this instanceof StackLevel || this instanceof RegisterItem || this instanceof AlphaItem;
  }

  /** Something whose text is changed in place. */
  sealed interface ValueItem extends PanelItem {

    /** What stands there now, as it would be typed. */
    String text();

    /** What there is to say if it cannot be changed. */
    default Optional<Note> fixed() {
      return Optional.empty();
    }
  }

  /** Something that is done at once. */
  sealed interface Deed extends PanelItem {}

  /**
   * A level of the stack.
   *
   * @param name T, Z, Y, X or L
   */
  record StackLevel(String name, String text) implements ValueItem {}

  /**
   * A data register.
   *
   * @param number from 0
   */
  record RegisterItem(int number, String text) implements ValueItem {

    @Override
    public String name() {
      return String.valueOf(number);
    }
  }

  /** The ALPHA register. */
  record AlphaItem(String text) implements ValueItem {

    @Override
    public Optional<Note> about() {
      return Optional.of(Note.of("ALPHA", "Enter changes it", "#414243 is its bytes"));
    }
  }

  /**
   * A line of the current program.
   *
   * @param number from 1
   * @param inModule whether it stands in a module, where nothing can be changed
   */
  record ProgramLine(int number, String text, boolean inModule) implements ValueItem {

    /** What is said of an attempt to change a line of a module. */
    public static final Note ROM =
        Note.error("ROM", "programs of modules stay as they are", "COPY puts one into memory");

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
   * A flag.
   *
   * @param number 0 to 55
   * @param meaning what it is for
   * @param set whether it is set
   */
  record Flag(int number, String meaning, boolean set) implements Deed {

    @Override
    public String name() {
      return String.valueOf(number);
    }

    @Override
    public Optional<Note> about() {
      String state = meaning + (set ? ": set" : ": clear");
      String how = set ? "Enter clears it" : "Enter sets it";
      return Optional.of(Note.of("flag %02d".formatted(number), state, how));
    }
  }

  /**
   * A global label, or the end of a program.
   *
   * @param name as the display shows it
   * @param pointer where it stands
   * @param key the key that a label is on, such as {@code -11}; else empty
   */
  record Label(String name, int pointer, String key) implements Deed {

    @Override
    public Optional<Note> about() {
      String go = "Enter goes there";
      return Optional.of(key.isEmpty() ? Note.of(name, go) : Note.of(name, "on key " + key, go));
    }
  }
}
