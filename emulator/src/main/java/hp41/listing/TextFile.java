package hp41.listing;

import hp41.machine.InstructionSet;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Listings as files: UTF-8, or else the characters of Western Europe in a byte each. */
final class TextFile {

  private static final Charset WESTERN = Charset.forName("windows-1252");
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

  /** The programs of a listing, and what is wrong with it. */
  static ProgramFile read(byte[] content, InstructionSet instructions) {
    Assembler.Assembly assembly = new Assembler(instructions).assemble(text(content));
    return new ProgramFile(ProgramFile.Format.TEXT, assembly.programs(), assembly.problems());
  }

  private static String text(byte[] content) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
    } catch (CharacterCodingException notUtf8) {
      return new String(content, WESTERN);
    }
  }

  /** A file with the canonical listing of these programs. */
  static byte[] write(List<byte[]> programs, InstructionSet instructions) {
    return new Lister(instructions).list(programs).getBytes(StandardCharsets.UTF_8);
  }
}
