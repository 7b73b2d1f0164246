package hp41;

import java.nio.charset.Charset;

/** Finds the possible file names on the system that runs the tests, which depend on its locale. */
public final class FileNames {

  private FileNames() {}

  /**
   * Returns a name with non-English letters or, if the locale does not allow these, an English
   * name.
   */
  public static String accented(String name, String english) {
    Charset charset = Charset.forName(System.getProperty("sun.jnu.encoding"));
    return charset.newEncoder().canEncode(name) ? name : english;
  }
}
