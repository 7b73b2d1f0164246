package hp41.standalone;

import java.io.File;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.teavm.interop.Address;

/** Texts of the system, which end with a zero. */
final class SystemText {

  static final boolean WINDOWS = File.separatorChar == '\\';

  private static final Charset ENCODING =
      WINDOWS ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8;

  private SystemText() {}

  static byte[] bytes(String text) {
    return (text + '\0').getBytes(ENCODING);
  }

  /** Returns a text that the system has stored. */
  static String of(byte[] stored) {
    return new String(stored, 0, SystemCalls.length(Address.ofData(stored)), ENCODING);
  }

  static String of(Address text) {
    byte[] copy = new byte[SystemCalls.length(text)];
    Address.moveMemoryBlock(text, Address.ofData(copy), copy.length);
    return new String(copy, ENCODING);
  }

  /** Returns the texts of a list of addresses, which ends with a null. */
  static List<String> all(Address addresses) {
    List<String> all = new ArrayList<>();
    Address next = addresses;
    while (next.getAddress() != null) {
      all.add(of(next.getAddress()));
      next = next.add(Address.sizeOf());
    }
    return all;
  }
}
