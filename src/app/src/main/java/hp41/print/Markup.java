package hp41.print;

/** Texts as XML, SVG and HTML contain them. */
public final class Markup {

  private Markup() {}

  /** Returns the content of an element. */
  public static String text(String plain) {
    return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /**
   * Returns the value of an attribute in double quotes, which can also be the content of an
   * element.
   */
  public static String attribute(String plain) {
    return text(plain).replace("\"", "&quot;");
  }
}
