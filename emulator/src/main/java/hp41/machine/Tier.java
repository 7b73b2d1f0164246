package hp41.machine;

/**
 * An execution tier: executes lines of a running program faster than the interpreter, with the same
 * observable effect.
 */
public interface Tier {

  /** A tier that executes nothing. */
  Tier NONE =
      new Tier() {
        @Override
        public int interval() {
          return Integer.MAX_VALUE;
        }

        @Override
        public int run(int budget) {
          return 0;
        }

        @Override
        public int nulls() {
          return 0;
        }
      };

  /** Creates tiers. {@link java.util.ServiceLoader} finds it if the jar of a tier is present. */
  interface Provider {

    /** Creates a tier for the programs of a machine. */
    Tier tier(Machine machine);
  }

  /** Returns the number of lines, at least one, after which {@link #run} is called again. */
  int interval();

  /**
   * Executes lines from the program counter on.
   *
   * @param budget the maximum number of lines
   * @return the number of executed lines, including nulls
   */
  int run(int budget);

  /** Returns how many of the lines executed by the last {@link #run} were nulls. */
  int nulls();
}
