package hp41.microcode;

import hp41.nut.Nut;
import java.util.SortedSet;
import java.util.TreeSet;

/** Stops the processor at addresses, and lets it execute instruction by instruction. */
public final class MicrocodeDebugger {

  private final Nut nut;
  private final SortedSet<Integer> stops = new TreeSet<>();
  private boolean stopped;

  MicrocodeDebugger(Nut nut) {
    this.nut = nut;
  }

  /** The addresses at which it stops. */
  public SortedSet<Integer> stops() {
    return new TreeSet<>(stops);
  }

  /** Stops before the instruction at an address, or no longer; whether it does now. */
  public boolean toggle(int address) {
    return stops.remove(address) ? false : stops.add(address);
  }

  /** Stops nowhere any more. */
  public void clear() {
    stops.clear();
  }

  /** Whether the processor stands still. */
  public boolean isStopped() {
    return stopped;
  }

  /** The processor stands still from now on, between two instructions. */
  public void stop() {
    stopped = true;
  }

  /** The processor goes on. */
  public void goOn() {
    if (stopped && !nut.isAsleep()) {
      nut.step();
    }
    stopped = false;
  }

  /** Executes so many instructions, fewer if it falls asleep or comes to where it stops. */
  public void step(int instructions) {
    stopped = true;
    for (int i = 0; i < instructions && !nut.isAsleep() && (i == 0 || !isStop()); i++) {
      nut.step();
    }
  }

  /**
   * Executes until it comes to an address, or to where it stops, or has executed so many words.
   *
   * @return whether it came there
   */
  public boolean runTo(int address, long words) {
    long end = nut.words() + words;
    stopped = true;
    boolean begun = false;
    while (!nut.isAsleep()
        && nut.words() < end
        && !(begun && (isStop() || nut.address() == address))) {
      nut.step();
      begun = true;
    }
    return nut.address() == address;
  }

  private boolean isStop() {
    return stops.contains(nut.address());
  }

  /** Executes so many words, unless it stands still or comes to where it stops. */
  void run(long words) {
    if (stopped) {
      return;
    } else if (stops.isEmpty()) {
      nut.run(words);
      return;
    }
    long end = nut.words() + words;
    while (!nut.isAsleep() && nut.words() < end && !stopped) {
      nut.step();
      stopped = !nut.isAsleep() && isStop();
    }
  }
}
