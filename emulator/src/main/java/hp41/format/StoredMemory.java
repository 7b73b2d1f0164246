package hp41.format;

import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import java.util.List;
import java.util.Optional;

/**
 * A copy of the complete memory in a file. Its programs are between R00 and .END., whose addresses
 * are in register c.
 *
 * @param registers the registers by address; zero if the file does not contain the register
 */
record StoredMemory(long[] registers) {

  private static final int REGISTER_C = 0x0D;
  private static final int EMPTY = 3;
  private static final int WARM = 0x169;

  /** Returns what is wrong with register c if the programs cannot be located; otherwise empty. */
  Optional<String> fault() {
    boolean right =
        Word.digits(registers[REGISTER_C], 8, 6) == WARM
            && end() >= Memory.MAIN
            && curtain() > end()
            && curtain() <= Memory.ADDRESSES;
    return right
        ? Optional.empty()
        : Optional.of(
            "register c has R00 at %03X and .END. at %03X: there can be no programs between them"
                .formatted(curtain(), end()));
  }

  /** Returns the address of R00. */
  int curtain() {
    return Word.digits(registers[REGISTER_C], 5, 3);
  }

  private int end() {
    return Word.digits(registers[REGISTER_C], 2, 0);
  }

  /** Returns whether .END. is at the address in register c. */
  boolean isClosed() {
    return new WholeLines(code()).closed();
  }

  /** Returns the programs without empty ones. */
  List<byte[]> programs() {
    return new WholeLines(code())
        .programs().stream().filter(program -> program.length > EMPTY).toList();
  }

  /** Returns the bytes from R00 down to .END. in the order of the programs. */
  private byte[] code() {
    byte[] code = new byte[(curtain() - end()) * ProgramMemory.BYTES];
    for (int i = 0; i < code.length; i++) {
      long word = registers[curtain() - 1 - i / ProgramMemory.BYTES];
      code[i] = (byte) (word >>> 8 * (ProgramMemory.BYTES - 1 - i % ProgramMemory.BYTES));
    }
    return code;
  }
}
