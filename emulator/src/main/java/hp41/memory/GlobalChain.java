package hp41.memory;

import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The addresses of the global chain while program memory is changed. A label that another line has
 * swallowed remains a member, as on the machine, which follows the links and not the lines.
 */
final class GlobalChain {

  private final ProgramMemory program;
  private final NavigableSet<Integer> addresses = new TreeSet<>();

  /** The members whose links have to be written. */
  private final Set<Integer> changed = new HashSet<>();

  private GlobalChain(ProgramMemory program, Stream<Integer> members) {
    this.program = program;
    members.forEach(addresses::add);
  }

  /** Reads the chain before a change. */
  GlobalChain(ProgramMemory program) {
    this(program, program.globals().stream().map(GlobalLabel::address));
  }

  /** Returns the chain of all labels and ENDs that are lines. */
  static GlobalChain ofLines(ProgramMemory program) {
    GlobalChain chain = new GlobalChain(program, Stream.of(program.permanentEnd()));
    int end = program.permanentEnd();
    int address = program.lineAt(program.top());
    while (address > end) {
      if (GlobalLabel.isCode(program.read(address))) {
        chain.addresses.add(address);
      }
      address = program.lineAt(address - program.length(address) + 1);
    }
    chain.changed.addAll(chain.addresses);
    return chain;
  }

  /** Moves the members after a pointer down by a number of bytes. */
  void moveDown(int pointer, int bytes) {
    List<Integer> moved = List.copyOf(addresses.headSet(pointer));
    addresses.removeAll(moved);
    moved.forEach(address -> addresses.add(address - bytes));
    changeBelow(pointer);
  }

  /** Moves a member, if there is one at the old address. Members are moved in descending order. */
  void move(int from, int to) {
    if (addresses.remove(from)) {
      addresses.add(to);
      changed.add(to);
    }
  }

  /** Adds the labels and ENDs among lines that were inserted after a pointer. */
  void add(int pointer, byte[] lines) {
    int address = pointer - 1;
    for (byte[] line : LineLength.split(lines)) {
      if (GlobalLabel.isCode(line[0] & 0xFF) && line.length >= GlobalLabel.END_LENGTH) {
        addresses.add(address);
        changed.add(address);
        changeBelow(address);
      }
      address -= line.length;
    }
  }

  /**
   * Removes the labels and ENDs among the lines between a pointer and an address, which are about
   * to be deleted. A member within another line is not removed; the chain ends there, because its
   * link becomes zero.
   */
  void remove(int pointer, int last) {
    for (int address = pointer - 1; address >= last; address -= program.length(address)) {
      if (addresses.remove(address)) {
        changed.remove(address);
        changeBelow(address);
      }
    }
  }

  private void changeBelow(int pointer) {
    Integer below = addresses.lower(pointer);
    if (below != null) {
      changed.add(below);
    }
  }

  /** Writes the links that have changed. */
  void write() {
    for (int address : changed) {
      Integer previous = addresses.higher(address);
      program.link(address, previous == null ? -1 : previous);
    }
    changed.clear();
  }
}
