package hp41.web.host;

import hp41.teavm.Substitutions;
import java.util.List;

/** Replaces the classes that need the files of a computer. */
public final class BrowserFiles extends Substitutions {

  public BrowserFiles() {
    super(List.of("hp41.disk.Disk", "hp41.files.LockFile"));
  }
}
