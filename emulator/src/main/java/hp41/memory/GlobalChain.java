package hp41.memory;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * The addresses of the global chain while program memory is changed. A label that another line has
 * swallowed remains a member, as on the machine, which follows the links and not the lines.
 */
final class GlobalChain {

  private final ProgramMemory program;
  private final NavigableSet<Integer> addresses;

  private GlobalChain(ProgramMemory program, NavigableSet<Integer> addresses) {
    this.program = program;
    this.addresses = addresses;
  }

  /** Reads the chain before a change. */
  GlobalChain(ProgramMemory program) {
    this(program, new TreeSet<>());
    program.globals().forEach(global -> addresses.add(global.address()));
  }

  /** Returns the chain of all labels and ENDs that are lines. */
  static GlobalChain ofLines(ProgramMemory program) {
    GlobalChain chain = new GlobalChain(program, new TreeSet<>());
    int end = program.permanentEnd();
    int address = program.lineAt(program.top());
    while (address > end) {
      if (GlobalLabel.isCode(program.read(address))) {
        chain.addresses.add(address);
      }
      address = program.lineAt(address - program.length(address) + 1);
    }
    chain.addresses.add(end);
    return chain;
  }

  /** Moves the members after a pointer down by a number of bytes. */
  void moveDown(int pointer, int bytes) {
    List<Integer> moved = List.copyOf(addresses.headSet(pointer));
    addresses.removeAll(moved);
    moved.forEach(address -> addresses.add(address - bytes));
  }

  /** Moves a member, if there is one at the old address. Members are moved in descending order. */
  void move(int from, int to) {
    if (addresses.remove(from)) {
      addresses.add(to);
    }
  }

  /** Adds the labels and ENDs among lines that were inserted after a pointer. */
  void add(int pointer, byte[] lines) {
    int address = pointer - 1;
    for (byte[] line : LineLength.split(lines)) {
      if (GlobalLabel.isCode(line[0] & 0xFF) && line.length >= GlobalLabel.END_LENGTH) {
        addresses.add(address);
      }
      address -= line.length;
    }
  }

  /**
   * Removes the labels and ENDs among the lines between a pointer and an address, which are about
   * to be deleted. A member within another line stays; the chain ends there, because its link
   * becomes zero.
   */
  void remove(int pointer, int last) {
    int address = pointer - 1;
    while (address >= last) {
      addresses.remove(address);
      address -= program.length(address);
    }
    addresses.subSet(last, true, pointer, false).stream()
        .max(Integer::compare)
        .ifPresent(cut -> addresses.tailSet(cut, true).clear());
  }

  /** Writes the links of all members. */
  void write() {
    int previous = -1;
    for (int address : addresses.descendingSet()) {
      program.link(address, previous);
      previous = address;
    }
  }
}
