package hp41.standalone;

import hp41.Calculator;
import hp41.KnownName;
import hp41.microcode.SystemRom;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Replaces the debug adapter, which needs Java. */
public final class DebugAdapter {

  /** Completes names in the debug console. */
  public interface NameCompleter {
    List<KnownName> complete(Calculator calculator, String line, String begun);
  }

  private DebugAdapter() {}

  public static void serve(
      InputStream in,
      OutputStream out,
      Optional<SystemRom> rom,
      NameCompleter completer,
      Consumer<String> complaints) {
    throw Jar.missing("dap");
  }
}
