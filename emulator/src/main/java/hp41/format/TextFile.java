package hp41.format;

import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Listings as files: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
final class TextFile {

  private static final Charset WESTERN = Charset.forName("windows-1252");
  private static final int FEW = 20;
  private static final String WHITE = "\t\n\f\r";
  private static final char END_OF_FILE = 0x1A;

  private TextFile() {}

  /**
   * Returns whether the content is text: it has no control characters except the one that ends DOS
   * files.
   */
  static boolean isText(byte[] content) {
    return text(content).chars().noneMatch(c -> c < ' ' && WHITE.indexOf(c) < 0);
  }

  /** Returns whether the content is certainly text. */
  static boolean isUnicode(byte[] content) {
    return isText(content) && unicode(content).isPresent();
  }

  /** Returns whether the content is text, or text with few damaged bytes. */
  static boolean isLikely(byte[] content) {
    if (isText(content)) {
      return true;
    }
    int controls = 0;
    for (byte b : content) {
      controls += b >= 0 && b < ' ' && WHITE.indexOf(b) < 0 ? 1 : 0;
    }
    return controls * FEW < content.length && unicode(content).isPresent();
  }

  /** Assembles a listing. */
  static ProgramFile read(byte[] content, Assembler assembler) {
    return ProgramFile.of(assembler.assemble(text(content)));
  }

  /** Returns the characters of a text file without the one that ends DOS files. */
  static String text(byte[] content) {
    String text =
        unicode(content).orElseGet(() -> WESTERN.decode(ByteBuffer.wrap(content)).toString());
    int last = text.length() - 1;
    return last >= 0 && text.charAt(last) == END_OF_FILE ? text.substring(0, last) : text;
  }

  private static Optional<String> unicode(byte[] content) {
    try {
      return Optional.of(charset(content).newDecoder().decode(ByteBuffer.wrap(content)).toString());
    } catch (CharacterCodingException other) {
      return Optional.empty();
    }
  }

  /** Returns UTF-16 if there is a byte order mark, otherwise UTF-8. */
  private static Charset charset(byte[] content) {
    int mark = content.length < 2 ? 0 : (content[0] & 0xFF) << 8 | content[1] & 0xFF;
    return mark == 0xFEFF || mark == 0xFFFE ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
  }

  /** Returns the content of a file with the canonical listing of some programs. */
  static byte[] write(List<byte[]> programs, InstructionSet instructions) {
    return new Lister(instructions).list(programs).getBytes(StandardCharsets.UTF_8);
  }
}
