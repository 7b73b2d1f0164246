package hp41.format;

import hp41.functions.storage.RegisterBytes;
import hp41.listing.Diagnostic;
import hp41.memory.CharacterSet;
import hp41.memory.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a text or data file of an image holds.
 *
 * @param lines those of a text, with the display's glyphs for what is not ASCII; of data each
 *     register with its number: {@code 05 4.200000000E+01}, {@code 06 "ABC"}, or 14 digits
 * @param problems what is wrong with the file; then the lines are those in front of the damage
 */
public record LifText(List<String> lines, List<Diagnostic> problems) {

  private static final int END = 0xFFFF;
  private static final int LENGTH = 2;

  public LifText {
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /** A file of which nothing can be had. */
  static LifText damaged(Diagnostic damage) {
    return new LifText(List.of(), List.of(damage));
  }

  /**
   * A text file: its lines, each behind its length in two bytes and of an even number of bytes.
   *
   * @param from index of the first byte
   * @param limit index behind the last byte that it may take
   */
  static LifText ofLines(byte[] image, int from, int limit, Place place) {
    List<String> lines = new ArrayList<>();
    int at = from;
    while (at + LENGTH <= limit && CountedProgram.word(image, at) != END) {
      int length = CountedProgram.word(image, at);
      int start = at + LENGTH;
      if (start + length > limit) {
        String message = "the line at byte %d has %d characters, but only %d follow";
        return new LifText(
            lines, List.of(place.damage(at, message.formatted(start + 1, length, limit - start))));
      }
      lines.add(readable(image, start, start + length));
      at = start + length + length % 2;
    }
    return new LifText(lines, List.of());
  }

  private static String readable(byte[] image, int from, int to) {
    StringBuilder line = new StringBuilder(to - from);
    for (int i = from; i < to; i++) {
      boolean ascii = image[i] >= ' ' && image[i] <= '~';
      line.append(ascii ? (char) image[i] : CharacterSet.glyph(image[i] & 0xFF));
    }
    return line.toString();
  }

  /**
   * A data file.
   *
   * @param counted index of the number of registers
   * @param from index of the first byte
   * @param limit index behind the last byte that it may take
   */
  static LifText ofRegisters(byte[] image, int counted, int from, int limit, Place place) {
    int count = CountedProgram.word(image, counted);
    int room = (limit - from) / RegisterBytes.LENGTH;
    int whole = from + Math.min(count, room) * RegisterBytes.LENGTH;
    long[] words = RegisterBytes.words(Arrays.copyOfRange(image, from, whole));
    List<String> lines = new ArrayList<>();
    for (int number = 0; number < words.length; number++) {
      lines.add("%02d %s".formatted(number, content(words[number])));
    }
    String message = "the file is to have %d registers, but only %d follow";
    return new LifText(
        lines,
        count > room ? List.of(place.damage(counted, message.formatted(count, room))) : List.of());
  }

  private static String content(long word) {
    if (Word.isNormalized(word)) {
      return Word.toDecimal(word).toString();
    }
    String text = Word.text(word);
    return Word.ofText(text) == word ? '"' + CharacterSet.glyphs(text) + '"' : Word.hex(word);
  }
}
