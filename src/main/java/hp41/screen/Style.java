package hp41.screen;

/**
 * How a character cell looks.
 *
 * @param ink role of the character; on what is chosen always {@link Ink#SELECTION_TEXT}, as no
 *     other can be read there in every theme
 * @param ground role of what is behind it
 * @param bold drawn bold
 * @param reversed drawn with ink and ground exchanged where there are no colours
 * @param ghost only a shade of what could be lit: left out of the text form and without colours
 */
public record Style(Ink ink, Ink ground, boolean bold, boolean reversed, boolean ghost) {

  public Style {
    ink = ground == Ink.SELECTION ? Ink.SELECTION_TEXT : ink;
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
