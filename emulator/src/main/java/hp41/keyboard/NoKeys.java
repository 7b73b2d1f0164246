package hp41.keyboard;

/** Thrown for typed words that no keys of the machine execute. */
public final class NoKeys extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Creates the exception. */
  public NoKeys() {
    super("no keys of the machine do this");
  }
}
