package hp41.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The registers of extended memory as one sequence of places. Place 0 is address 0BF, and the place
 * after 041 is the top of the next block.
 *
 * <p>The link register of a block contains the address of the previous block's link register in
 * digits 8–6, the top of the next block in digits 5–3 and its own top in digits 2–0; 000 means
 * none. The built-in block has no previous block and uses digits 8–6 for other data. Only blocks
 * that contain files are linked. The free blocks follow in the order of their addresses.
 */
final class ExtendedRegisters {

  /** The word after the last file. */
  static final long END = Word.MASK;

  private final Memory memory;
  private final List<ExtendedBlock> blocks = new ArrayList<>();
  private final int linked;

  ExtendedRegisters(Memory memory) {
    this.memory = memory;
    Optional<ExtendedBlock> next = Optional.of(ExtendedBlock.BUILT_IN).filter(this::isThere);
    while (next.isPresent()) {
      blocks.add(next.get());
      next = following(next.get());
    }
    linked = size();
    if (!blocks.isEmpty()) {
      Stream.of(ExtendedBlock.values())
          .filter(block -> isThere(block) && !blocks.contains(block))
          .forEach(blocks::add);
    }
  }

  private boolean isThere(ExtendedBlock block) {
    return memory.exists(block.link());
  }

  /** Returns the block that a link register points to, if this block exists and points back. */
  private Optional<ExtendedBlock> following(ExtendedBlock block) {
    int top = Word.digits(memory.read(block.link()), 5, 3);
    return Stream.of(ExtendedBlock.values())
        .filter(next -> next.top() == top && isThere(next) && !blocks.contains(next))
        .filter(next -> isLinked(next, block))
        .findFirst();
  }

  private boolean isLinked(ExtendedBlock block, ExtendedBlock previous) {
    long link = memory.read(block.link());
    return Word.digits(link, 8, 6) == previous.link() && Word.digits(link, 2, 0) == block.top();
  }

  /** Returns the number of registers. */
  int size() {
    return blocks.stream().mapToInt(ExtendedBlock::size).sum();
  }

  /** Returns the number of registers in linked blocks. Files can be in these only. */
  int linked() {
    return linked;
  }

  /** Links exactly the blocks that {@code count} registers need. */
  void link(int count) {
    int before = 0;
    int previous = 0;
    for (int i = 0; before < count; i++) {
      ExtendedBlock block = blocks.get(i);
      before += block.size();
      int next = before < count ? blocks.get(i + 1).top() : 0;
      long link = Word.withDigits(memory.read(block.link()), 5, 3, next);
      link = Word.withDigits(link, 2, 0, block.top());
      memory.write(block.link(), i == 0 ? link : Word.withDigits(link, 8, 6, previous));
      previous = block.link();
    }
  }

  /**
   * Returns the address of a place.
   *
   * @throws IndexOutOfBoundsException if the place does not exist
   */
  int address(int place) {
    int rest = place;
    for (ExtendedBlock block : blocks) {
      if (rest < block.size()) {
        return block.top() - rest;
      }
      rest -= block.size();
    }
    throw new IndexOutOfBoundsException(place);
  }

  /** Writes the end register at a place, if the place exists. */
  void end(int place) {
    if (place < size()) {
      write(place, END);
    }
  }

  /** Returns the word at a place. */
  long read(int place) {
    return memory.read(address(place));
  }

  /** Replaces the word at a place. */
  void write(int place, long word) {
    memory.write(address(place), word);
  }
}
