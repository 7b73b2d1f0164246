package hp41.microcode;

import hp41.nut.Nut;
import hp41.nut.code.Disassembler;
import hp41.nut.code.LabelMap;
import hp41.nut.code.MicrocodeLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Stops the processor at addresses, and lets it execute instruction by instruction. */
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
      programs.step();
    }
    stopped = false;
  }

  /** Executes so many instructions, fewer if it falls asleep or comes to where it stops. */
  public void step(int instructions) {
    stopped = true;
    for (int i = 0; i < instructions && !nut.isAsleep() && (i == 0 || !isStop()); i++) {
      programs.step();
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
      programs.step();
      begun = true;
    }
    return nut.address() == address;
  }

  /** Whether the processor sleeps. */
  public boolean isAsleep() {
    return nut.isAsleep();
  }

  /**
   * Reads names of addresses, lines such as {@code 0108 RUN}, in place of those that it had.
   *
   * @return how many there are
   */
  public int map(String text) {
    names = LabelMap.read(text);
    return names.addresses().size();
  }

  /** The address with this name. */
  public Optional<Integer> address(String name) {
    return names.addresses().stream()
        .filter(it -> names.name(it).filter(name::equalsIgnoreCase).isPresent())
        .findFirst();
  }

  /** An address as four digits, and its name if it has one. */
  public String name(int address) {
    return "%04X%s".formatted(address, names.name(address).map(it -> " " + it).orElse(""));
  }

  /** The instruction that comes next. */
  public MicrocodeLine line() {
    return Disassembler.at(nut::word, nut.address(), names);
  }

  /** The instruction that comes next, and those behind it. */
  public List<MicrocodeLine> lines(int count) {
    List<MicrocodeLine> lines = new ArrayList<>();
    int address = nut.address();
    for (int i = 0; i < count; i++) {
      MicrocodeLine line = Disassembler.at(nut::word, address, names);
      lines.add(line);
      address += line.words().size();
    }
    return lines;
  }

  private boolean isStop() {
    return stops.contains(nut.address());
  }

  /** Executes so many words, unless it stands still or comes to where it stops. */
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
