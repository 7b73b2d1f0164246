package hp41;

import java.nio.charset.Charset;

/** What files can be called where the tests run, which the locale decides. */
public final class FileNames {

  private FileNames() {}

  /** A name with letters that are not English, or one in English where no other can be. */
  public static String accented(String name, String english) {
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding"));
    return charset.newEncoder().canEncode(name) ? name : english;
  }
}
