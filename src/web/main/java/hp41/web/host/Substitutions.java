package hp41.web.host;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Replaces classes that TeaVM does not have, and classes that need the files of a computer. */
public final class Substitutions implements SubstitutionPolicy {
  private static final List<String> CLASSES =
      List.of(
          "java.time.InstantSource",
          "java.util.concurrent.CompletableFuture",
          "java.util.concurrent.Semaphore",
          "hp41.disk.Disk",
          "hp41.files.LockFile");

  @Override
  public void contribute(SubstitutionSink sink) {
    for (String name : CLASSES) {
      String from = name.substring(0, name.lastIndexOf('.'));
      sink.selectClasses(type -> type.equals(name) || type.startsWith(name + "$"))
          .replacePackage(from, "hp41.web.host");
    }
  }
}
