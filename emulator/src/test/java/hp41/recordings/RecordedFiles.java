package hp41.recordings;

import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Memory;
import hp41.memory.TextRecords;
import hp41.memory.Word;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The notation of recordings for extended memory: {@code NAME|D|registers|rec=0|chr=0|contents //
 * …}.
 */
final class RecordedFiles {

  private RecordedFiles() {}

  /** Returns all files with their contents. */
  static String of(Memory memory) {
    return new ExtendedMemory(memory)
        .files().stream().map(RecordedFiles::file).collect(Collectors.joining(" // "));
  }

  private static String file(ExtendedFile file) {
    return "%s|%s|%d|rec=%d|chr=%d|%s"
        .formatted(
            Content.escaped(file.name().stripTrailing()),
            file.type().letter(),
            file.size(),
            file.record(),
            file.place(),
            contents(file));
  }

  private static String contents(ExtendedFile file) {
    return switch (file.type()) {
      case PROGRAM -> registers(file).mapToObj(Word::hex).collect(Collectors.joining());
      case DATA -> registers(file).mapToObj(Content::cell).collect(Collectors.joining(","));
      case TEXT ->
          new TextRecords(file)
              .all().stream()
                  .map(record -> '"' + Content.escaped(record) + '"')
                  .collect(Collectors.joining(","));
    };
  }

  private static LongStream registers(ExtendedFile file) {
    return IntStream.range(0, file.size()).mapToLong(file::read);
  }
}
