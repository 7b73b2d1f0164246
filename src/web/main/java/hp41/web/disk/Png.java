package hp41.web.disk;

import hp41.event.PrintedLine;
import java.util.List;

/** Pictures of paper as PNG need classes of the JDK that TeaVM does not have. */
final class Png {

  private Png() {}

  static byte[] paper(List<PrintedLine> lines) {
    throw new UnsupportedOperationException("PNG");
  }
}
