package hp41.teavm;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Replaces classes that TeaVM does not have, and classes that a program has its own version of. */
public class Substitutions implements SubstitutionPolicy {

  private final List<String> classes;

  /** Replaces the classes that TeaVM lacks everywhere. */
  public Substitutions() {
    this(
        List.of(
            "java.lang.reflect.Parameter",
            "java.net.InetAddress",
            "java.net.NetworkInterface",
            "java.text.BreakIterator",
            "java.time.InstantSource",
            "java.util.HexFormat",
            "java.util.concurrent.CompletableFuture",
            "java.util.concurrent.CountDownLatch",
            "java.util.concurrent.Semaphore"));
  }

  /** Replaces classes by those of the same name in the package of the subclass. */
  protected Substitutions(List<String> classes) {
    this.classes = classes;
  }

  @Override
  public final void contribute(SubstitutionSink sink) {
    for (String name : classes) {
      String from = name.substring(0, name.lastIndexOf('.'));
      sink.selectClasses(type -> type.equals(name) || type.startsWith(name + "$"))
          .replacePackage(from, getClass().getPackageName());
    }
  }
}
