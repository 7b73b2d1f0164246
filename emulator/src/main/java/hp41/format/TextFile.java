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

/** Listings as files: UTF-8, or else the characters of Western Europe in a byte each. */
final class TextFile {

  private static final Charset WESTERN = Charset.forName("windows-1252");
  private static final int FEW = 20;
  private static final String WHITE = "\t\n\f\r";

  private TextFile() {}

  /** Whether the bytes are text: no control characters. */
  static boolean isText(byte[] content) {
    for (byte b : content) {
      if (b >= 0 && b < ' ' && WHITE.indexOf(b) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the bytes are text beyond doubt. */
  static boolean isUtf8(byte[] content) {
    return isText(content) && utf8(content).isPresent();
  }

  /** Whether the bytes are text, or were before few of them were damaged. */
  static boolean isLikely(byte[] content) {
    if (isText(content)) {
      return true;
    }
    int controls = 0;
    for (byte b : content) {
      controls += b >= 0 && b < ' ' && WHITE.indexOf(b) < 0 ? 1 : 0;
    }
    return controls * FEW < content.length && utf8(content).isPresent();
  }

  /** The programs of a listing, and what is wrong with it. */
  static ProgramFile read(byte[] content, Assembler assembler) {
    Assembler.Assembly assembly = assembler.assemble(text(content));
    return new ProgramFile(ProgramFile.Format.TEXT, assembly.programs(), assembly.problems());
  }

  private static String text(byte[] content) {
    return utf8(content).orElseGet(() -> new String(content, WESTERN));
  }

  private static Optional<String> utf8(byte[] content) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString());
    } catch (CharacterCodingException other) {
      return Optional.empty();
    }
  }

  /** A file with the canonical listing of these programs. */
  static byte[] write(List<byte[]> programs, InstructionSet instructions) {
    return new Lister(instructions).list(programs).getBytes(StandardCharsets.UTF_8);
  }
}
