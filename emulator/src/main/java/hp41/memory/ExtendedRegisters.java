package hp41.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The registers of extended memory in one row, whichever blocks they are in: place 0 is 0BF, and
 * behind 041 comes the top of the next block.
 *
 * <p>The link register of a block has in digits 8–6 the address of the link register of the block
 * before it, in 5–3 that of the top of the block behind it and in 2–0 that of its own top; 000 for
 * none. No block is before the built-in one, which has something else there. Only blocks that files
 * have come to are linked; the others are free, and come behind these in the order of their
 * addresses.
 */
final class ExtendedRegisters {

  /** What stands behind the last file. */
  static final long END = Word.MASK;

  private final Memory memory;
  private final List<ExtendedBlock> blocks = new ArrayList<>();
  private final int linked;

  ExtendedRegisters(Memory memory) {
    this.memory = memory;
    Optional<ExtendedBlock> next = Optional.of(ExtendedBlock.BUILT_IN).filter(this::isThere);
    while (next.isPresent()) {
      blocks.add(next.get());
      next = behind(next.get());
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

  /** The block that a link register names, if it is there and names this one in turn. */
  private Optional<ExtendedBlock> behind(ExtendedBlock block) {
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

  /** Number of registers. */
  int size() {
    return blocks.stream().mapToInt(ExtendedBlock::size).sum();
  }

  /** Number of registers that files can be in: those in blocks that are linked. */
  int linked() {
    return linked;
  }

  /** Links as many blocks as it takes for so many registers, and no others. */
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

  /** The address of the register at a place. */
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

  /** Ends the files at a place, if it is there. */
  void end(int place) {
    if (place < size()) {
      write(place, END);
    }
  }

  /** The word at a place. */
  long read(int place) {
    return memory.read(address(place));
  }

  /** Replaces the word at a place. */
  void write(int place, long word) {
    memory.write(address(place), word);
  }
}
