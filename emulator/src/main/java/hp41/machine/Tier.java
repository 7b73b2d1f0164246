package hp41.machine;

/**
 * Another way to execute the lines of a running program than one after the other, with the same
 * effect on everything that can be seen of the machine.
 */
public interface Tier {

  /** The one that executes nothing. */
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

  /** After how many lines, at least one, it wants to be asked again. */
  int interval();

  /**
   * Executes lines from the program counter on: as many as it likes, up to so many.
   *
   * @return how many, nulls among them
   */
  int run(int budget);

  /** How many of the lines that it executed last were nulls. */
  int nulls();
}
