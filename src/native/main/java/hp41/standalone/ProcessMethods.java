package hp41.standalone;

import hp41.cli.options.OrderlyEnd;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import org.teavm.runtime.GC;

/**
 * Replacements for methods of the JDK that query the process, and for methods of parts that the
 * native program lacks.
 */
final class ProcessMethods {

  private static final int BROKEN_PIPE = 32;

  private ProcessMethods() {}

  /** Returns the name of the program and its arguments. */
  static List<String> arguments() {
    return SystemText.all(SystemCalls.arguments());
  }

  static Map<String, String> getenv() {
    Map<String, String> variables = new TreeMap<>();
    for (String variable : SystemText.all(SystemCalls.environment())) {
      int equals = variable.indexOf('=', 1);
      if (equals > 0) {
        variables.put(variable.substring(0, equals), variable.substring(equals + 1));
      }
    }
    String ofWindows = variables.getOrDefault("APPDATA", "");
    variables.putIfAbsent("XDG_CONFIG_HOME", ofWindows);
    variables.putIfAbsent("XDG_STATE_HOME", ofWindows);
    return variables;
  }

  static String getenv(String name) {
    return getenv().get(name);
  }

  static long maxMemory(Runtime runtime) {
    return GC.maxAvailableBytes();
  }

  /** Executes the hook on the only thread, while it waits for input or reads the next stroke. */
  static void addShutdownHook(Runtime runtime, Thread hook) {
    Signals.onEnd(Optional.of(hook));
  }

  static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    Signals.onEnd(Optional.empty());
    return true;
  }

  static boolean isRequested(OrderlyEnd end) {
    return SystemCalls.signal() != 0;
  }

  /** Finds no optional parts, such as the compiling tier. */
  static <T> ServiceLoader<T> load(Class<T> type, ClassLoader loader) {
    return null;
  }

  static <T> Optional<T> findFirst(ServiceLoader<T> loader) {
    return Optional.empty();
  }

  /** Finds no translations of picocli's texts. */
  static ResourceBundle getBundle(String name) {
    throw new MissingResourceException(name, name, name);
  }

  static Object poll(LinkedBlockingDeque<?> queue) {
    StandardInput.HERE.await(0);
    return queue.poll();
  }

  /** Waits for an element, which the input adds. */
  static Object poll(LinkedBlockingDeque<?> queue, long time, TimeUnit unit) {
    long start = System.nanoTime();
    long nanos = unit.toNanos(time);
    Object next = queue.poll();
    for (long left = nanos; next == null && left > 0; left = nanos - (System.nanoTime() - start)) {
      StandardInput.HERE.await((int) Math.min(Integer.MAX_VALUE, left / 1_000_000 + 1));
      next = queue.poll();
    }
    return next;
  }

  static boolean isBrokenPipe(IOException failure) {
    return FileMethods.reason(BROKEN_PIPE).equals(failure.getMessage());
  }

  static void parkNanos(long nanos) {
    sleep(nanos / 1_000_000 + 1);
  }

  static void sleep(long milliseconds) {
    SystemCalls.await(StandardInput.NONE, (int) milliseconds);
  }

  static String getImplementationVersion(Package about) {
    return SystemText.of(SystemCalls.version());
  }
}
