package hp41.editor.protocol;

import java.io.IOException;

/** What an editor has sent is no message, so that nothing behind it can be read either. */
public final class Garbled extends IOException {

  private static final long serialVersionUID = 1L;

  Garbled(String why) {
    super("the editor's messages cannot be read: " + why);
  }
}
