package hp41.memory;

/**
 * Register Q as the operating system uses it for names: the characters from the right, the first
 * one last.
 */
public final class NameRegister {

  private static final int CHARACTERS = 7;

  private final Memory memory;

  /** Creates a view of register Q in a memory. */
  public NameRegister(Memory memory) {
    this.memory = memory;
  }

  /** Returns the characters up to the last one that is not null. */
  public String name() {
    StringBuilder name = new StringBuilder();
    for (long rest = memory.read(Memory.STATUS_Q); rest != 0; rest >>>= 8) {
      name.append((char) (rest & 0xFF));
    }
    return name.toString();
  }

  /** Stores a name of at most seven characters. */
  public void name(String characters) {
    long word = 0;
    for (int i = Math.min(CHARACTERS, characters.length()) - 1; i >= 0; i--) {
      word = word << 8 | characters.charAt(i) & 0xFF;
    }
    memory.write(Memory.STATUS_Q, word);
  }
}
