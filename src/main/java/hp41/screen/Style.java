package hp41.screen;

/**
 * The look of a character cell.
 *
 * @param ink role of the character; on a selection it is always {@link Ink#SELECTION_TEXT}, because
 *     no other role is readable there in every theme
 * @param ground role of the background
 * @param bold whether the character is bold
 * @param reversed whether ink and ground are swapped on terminals without colours
 * @param ghost whether the cell is an unlit segment of the display: it is left out of the text form
 *     and of themes without shades
 */
public record Style(Ink ink, Ink ground, boolean bold, boolean reversed, boolean ghost) {

  public Style {
    ink = ground == Ink.SELECTION ? Ink.SELECTION_TEXT : ink;
  }

  /** Compares the components explicitly, because the JVM needs long to generate this method. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Style style
        && ink == style.ink
        && ground == style.ground
        && flags() == style.flags();
  }

  @Override
  public int hashCode() {
    return (31 * ink.hashCode() + ground.hashCode()) * 8 + flags();
  }

  private int flags() {
    return (bold ? 4 : 0) + (reversed ? 2 : 0) + (ghost ? 1 : 0);
  }

  public static Style of(Ink ink, Ink ground) {
    return new Style(ink, ground, false, false, false);
  }

  public Style bolder() {
    return new Style(ink, ground, true, reversed, ghost);
  }

  public Style bold(boolean wanted) {
    return new Style(ink, ground, wanted, reversed, ghost);
  }

  public Style reverse() {
    return new Style(ink, ground, bold, true, ghost);
  }

  public Style faint() {
    return new Style(ink, ground, bold, reversed, true);
  }

  public Style in(Ink otherInk) {
    return new Style(otherInk, ground, bold, reversed, ghost);
  }

  public Style on(Ink otherGround) {
    return new Style(ink, otherGround, bold, reversed, ghost);
  }
}
