package hp41.format;

import hp41.functions.storage.RegisterBytes;
import hp41.listing.Diagnostic;
import hp41.memory.Memory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * All of memory as WRTA writes it: the 16 status registers, then main memory.
 *
 * @param content that it stands in
 * @param counted index of the number of registers
 * @param start its own index
 * @param limit index behind the last byte that it may take
 */
record WriteAll(byte[] content, int counted, int start, int limit) {

  private static final int STATUS_REGISTERS = 16;

  /** The programs in it, and all that is wrong with it. */
  ProgramFile read(ProgramFile.Format format, Place place) {
    List<Diagnostic> problems = new ArrayList<>();
    int count = CountedProgram.word(content, counted);
    int room = Math.max(0, limit - start) / RegisterBytes.LENGTH;
    if (count > room) {
      String message = "the file is to have %d registers, but only %d follow";
      problems.add(place.damage(counted, message.formatted(count, room)));
    }
    StoredMemory memory = new StoredMemory(registers(Math.min(count, room)));
    Optional<String> fault = memory.fault();
    if (fault.isPresent()) {
      problems.add(place.damage(start, fault.get()));
      return new ProgramFile(format, List.of(), problems);
    }
    if (!memory.isClosed()) {
      problems.add(place.damage(start, "no .END. stands where register c says"));
    }
    return new ProgramFile(format, memory.programs(), problems);
  }

  private long[] registers(int count) {
    int end = start + count * RegisterBytes.LENGTH;
    long[] words = RegisterBytes.words(Arrays.copyOfRange(content, start, end));
    long[] registers = new long[Memory.ADDRESSES];
    int status = Math.min(STATUS_REGISTERS, words.length);
    int main = Math.min(words.length - status, Memory.ADDRESSES - Memory.MAIN);
    System.arraycopy(words, 0, registers, 0, status);
    System.arraycopy(words, status, registers, Memory.MAIN, main);
    return registers;
  }
}
