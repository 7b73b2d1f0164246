package hp41.keyboard;

/** What was typed is something that no keys of the machine do. */
public final class NoKeys extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** No keys do what was typed. */
  public NoKeys() {
    super("no keys of the machine do this");
  }
}
