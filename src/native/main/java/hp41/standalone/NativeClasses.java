package hp41.standalone;

import hp41.teavm.Substitutions;
import java.util.List;

/** Replaces the classes that need threads, editors or files of the JDK. */
public final class NativeClasses extends Substitutions {

  public NativeClasses() {
    super(
        List.of(
            "hp41.cli.options.OrderlyEnd",
            "hp41.editor.debugging.DebugAdapter",
            "hp41.editor.language.LanguageService",
            "hp41.terminal.PlainTerminal",
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.lang.reflect.Parameter",
            "java.net.InetAddress",
            "java.net.NetworkInterface",
            "java.nio.channels.FileChannel",
            "java.nio.channels.FileLock",
            "java.nio.channels.OverlappingFileLockException",
            "java.nio.channels.Pipe",
            "java.nio.file.AtomicMoveNotSupportedException",
            "java.text.BreakIterator",
            "java.util.HexFormat",
            "java.util.concurrent.CountDownLatch"));
  }
}
