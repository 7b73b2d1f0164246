package hp41.web.jdk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Decodes the character set of old text files, which TeaVM does not have. */
final class Windows1252 extends Charset {

  /** The characters of the bytes 80 to 9F; FFFD for undefined bytes. */
  private static final String UPPER =
      "\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD\u017D\uFFFD"
          + "\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\uFFFD\u017E\u0178";

  Windows1252() {
    super("windows-1252", new String[0]);
  }

  @Override
  public boolean contains(Charset other) {
    return false;
  }

  @Override
  public CharsetDecoder newDecoder() {
    return new CharsetDecoder(this, 1, 1) {
      @Override
      protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
        while (in.hasRemaining()) {
          if (!out.hasRemaining()) {
            return CoderResult.OVERFLOW;
          }
          int code = in.get() & 0xFF;
          out.put(code >= 0x80 && code < 0xA0 ? UPPER.charAt(code - 0x80) : (char) code);
        }
        return CoderResult.UNDERFLOW;
      }
    };
  }

  @Override
  public CharsetEncoder newEncoder() {
    return StandardCharsets.ISO_8859_1.newEncoder();
  }
}
