package hp41.microcode;

import hp41.nut.LabelMap;
import hp41.nut.MicrocodeLine;
import hp41.nut.Nut;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Breakpoints for the processor, and execution of single instructions. */
public final class MicrocodeDebugger {

  private final Nut nut;
  private final UserCode programs;
  private final SortedSet<Integer> stops = new TreeSet<>();
  private LabelMap names = LabelMap.EMPTY;
  private boolean stopped;

  MicrocodeDebugger(Nut nut, UserCode programs) {
    this.nut = nut;
    this.programs = programs;
  }

  /** Returns the addresses with a breakpoint. */
  public SortedSet<Integer> stops() {
    return new TreeSet<>(stops);
  }

  /** Toggles the breakpoint at an address, and returns whether there is one now. */
  public boolean toggle(int address) {
    return stops.remove(address) ? false : stops.add(address);
  }

  /** Returns whether the processor is stopped. */
  public boolean isStopped() {
    return stopped;
  }

  /** Stops the processor between two instructions. */
  public void stop() {
    stopped = true;
  }

  /** Resumes the processor. */
  public void resume() {
    if (stopped && !nut.isAsleep()) {
      programs.step();
    }
    stopped = false;
  }

  /**
   * Executes a number of instructions, fewer if the processor falls asleep or reaches a breakpoint.
   */
  public void step(int instructions) {
    stopped = true;
    for (int i = 0; i < instructions && !nut.isAsleep() && (i == 0 || !isStop()); i++) {
      programs.step();
    }
  }

  /**
   * Executes until the processor reaches an address or a breakpoint, falls asleep, or has executed
   * a number of words.
   *
   * @return whether it reached the address
   */
  public boolean runTo(int address, long words) {
    long end = nut.words() + words;
    stopped = true;
    boolean begun = false;
    while (!nut.isAsleep()
        && nut.words() < end
        && !(begun && (isStop() || nut.address() == address))) {
      programs.step();
      begun = true;
    }
    return nut.address() == address;
  }

  public boolean isAsleep() {
    return nut.isAsleep();
  }

  /**
   * Replaces the names of addresses by those in the text of a map file, with lines such as {@code
   * 0108 RUN}.
   *
   * @return the number of names
   */
  public int map(String text) {
    names = LabelMap.read(text);
    return names.addresses().size();
  }

  /** Returns the address with a name; case is ignored. */
  public Optional<Integer> address(String name) {
    return names.addresses().stream()
        .filter(it -> names.name(it).filter(name::equalsIgnoreCase).isPresent())
        .findFirst();
  }

  /** Returns an address as four digits, followed by its name if it has one. */
  public String name(int address) {
    return "%04X%s".formatted(address, names.name(address).map(it -> " " + it).orElse(""));
  }

  /** Returns the next instruction. */
  public MicrocodeLine line() {
    return MicrocodeLine.at(nut::word, nut.address(), names);
  }

  /** Returns the next instructions. */
  public List<MicrocodeLine> lines(int count) {
    List<MicrocodeLine> lines = new ArrayList<>();
    int address = nut.address();
    for (int i = 0; i < count; i++) {
      MicrocodeLine line = MicrocodeLine.at(nut::word, address, names);
      lines.add(line);
      address += line.words().size();
    }
    return lines;
  }

  private boolean isStop() {
    return stops.contains(nut.address());
  }

  /** Executes a number of words, unless the processor is stopped or reaches a breakpoint. */
  void run(long words) {
    if (stopped) {
      return;
    } else if (stops.isEmpty() && !programs.isWatched()) {
      programs.run(words);
      return;
    }
    long end = nut.words() + words;
    while (!nut.isAsleep() && nut.words() < end && !stopped) {
      programs.step();
      stopped = !nut.isAsleep() && isStop();
    }
    nut.listen();
  }
}
