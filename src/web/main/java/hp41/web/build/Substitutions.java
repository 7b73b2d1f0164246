package hp41.web.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Classes of the JDK that TeaVM does not have, and classes that need the files of a computer. */
public final class Substitutions implements SubstitutionPolicy {
  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(Set.of("java.time.InstantSource")::contains)
        .replacePackage("java.time", "hp41.web.jdk");
    sink.selectClasses(Set.of("java.util.HexFormat")::contains)
        .replacePackage("java.util", "hp41.web.jdk");
    sink.selectClasses(
            Set.of(
                    "java.util.concurrent.ThreadFactory",
                    "java.util.concurrent.LinkedBlockingQueue",
                    "java.util.concurrent.Semaphore",
                    "java.util.concurrent.CompletableFuture")
                ::contains)
        .replacePackage("java.util.concurrent", "hp41.web.jdk");
    sink.selectClasses(Set.of("java.util.concurrent.locks.LockSupport")::contains)
        .replacePackage("java.util.concurrent.locks", "hp41.web.jdk");
    sink.selectClasses(Set.of("hp41.disk.AtomicFile", "hp41.disk.Disk")::contains)
        .replacePackage("hp41.disk", "hp41.web.disk");
    sink.selectClasses(
            Set.of("hp41.files.LockFile", "hp41.files.AppendingFile", "hp41.files.FileProtection")
                ::contains)
        .replacePackage("hp41.files", "hp41.web.disk");
    sink.selectClasses(Set.of("hp41.print.Png")::contains)
        .replacePackage("hp41.print", "hp41.web.disk");
  }
}
