package hp41.editor.protocol;

import java.io.IOException;

/** Reports that the input is not a message, so that the messages after it cannot be read either. */
public final class Garbled extends IOException {

  private static final long serialVersionUID = 1L;

  Garbled(String why) {
    super("the editor's messages cannot be read: " + why);
  }
}
