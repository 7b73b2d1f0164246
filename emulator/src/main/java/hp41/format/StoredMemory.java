package hp41.format;

import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import java.util.List;
import java.util.Optional;

/**
 * The whole memory as a file holds it: programs stand between R00 and .END., which register c
 * points to.
 *
 * @param registers each at its address, null where the file has none
 */
record StoredMemory(long[] registers) {

  private static final int REGISTER_C = 0x0D;
  private static final int EMPTY = 3;
  private static final int WARM = 0x169;

  /** What is wrong with register c, if programs cannot be found by it. */
  Optional<String> fault() {
    boolean right =
        Word.digits(registers[REGISTER_C], 8, 6) == WARM
            && end() >= Memory.MAIN
            && curtain() > end()
            && curtain() <= Memory.ADDRESSES;
    return right
        ? Optional.empty()
        : Optional.of(
            "register c has R00 at %03X and .END. at %03X: no programs stand there"
                .formatted(curtain(), end()));
  }

  /** The address of R00. */
  int curtain() {
    return Word.digits(registers[REGISTER_C], 5, 3);
  }

  private int end() {
    return Word.digits(registers[REGISTER_C], 2, 0);
  }

  /** Whether .END. stands where register c says. */
  boolean isClosed() {
    return new WholeLines(code()).closed();
  }

  /** The programs, without those that are nothing but an END. */
  List<byte[]> programs() {
    return new WholeLines(code())
        .programs().stream().filter(program -> program.length > EMPTY).toList();
  }

  /** The bytes below R00 down to .END., first line first. */
  private byte[] code() {
    byte[] code = new byte[(curtain() - end()) * ProgramMemory.BYTES];
    for (int i = 0; i < code.length; i++) {
      long word = registers[curtain() - 1 - i / ProgramMemory.BYTES];
      code[i] = (byte) (word >>> 8 * (ProgramMemory.BYTES - 1 - i % ProgramMemory.BYTES));
    }
    return code;
  }
}
