package hp41.keyboard;

/**
 * Leaves a catalogue in which nothing has been pressed for about two minutes. Catalogues 4, 5 and 6
 * do that, at which the machine stays awake; at the others it sleeps until a key is pressed.
 */
final class IdleExit {

  private static final long IDLE = 120_000_000;

  private int beginnings;

  /** Begins to wait, from now on. */
  void begin(Entry entry, Keyboard keyboard, Runnable leave) {
    int beginning = ++beginnings;
    keyboard
        .timeline()
        .unawaitedAfter(
            IDLE,
            () -> {
              if (beginning == beginnings && keyboard.entry() == entry) {
                leave.run();
              }
            });
  }

  /** Stops waiting. */
  void end() {
    beginnings++;
  }
}
