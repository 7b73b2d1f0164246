package hp41.cli;

import hp41.lanterna.LanternaTerminal;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console.TerminalOpener;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;

/** The Java virtual machine, with Lanterna's terminal. */
record JavaHost() implements Host {

  /**
   * The system property that the launcher sets to the path of the class archive, or to the log of
   * its preparation.
   */
  private static final String START_PROPERTY = "hp41.start";

  @Override
  public TerminalOpener terminal() {
    return LanternaTerminal::open;
  }

  @Override
  public Loudspeaker speaker() {
    return Loudspeaker.ofThisComputer(threads("sound"));
  }

  @Override
  public Executor thread(String name) {
    return Executors.newSingleThreadExecutor(threads(name));
  }

  @Override
  public Executor reader() {
    return thread("strokes");
  }

  @Override
  public List<String> runtime() {
    String java =
        "Java %s (%s), %s"
            .formatted(
                System.getProperty("java.runtime.version"),
                System.getProperty("java.vendor"),
                System.getProperty("java.home"));
    return List.of(java, "Quick start: " + start());
  }

  /** Returns whether Java uses the class archive and, if not, the reason. */
  private static String start() {
    String file = System.getProperty(START_PROPERTY);
    if (file == null) {
      return "no · started without the launcher hp41";
    }
    if (file.isEmpty()) {
      return "no · there is no usable class archive, and the launcher cannot write one here";
    }
    if (!file.endsWith(".jsa")) {
      return "no · the class archive could not be prepared; see \"" + file + "\"";
    }
    // Java lists "sharing" in this property only while it uses the given archive.
    boolean isUsed = System.getProperty("java.vm.info", "").contains("sharing");
    return isUsed
        ? "yes, by the class archive \"" + file + "\""
        : "no · this Java does not accept the class archive; delete \"" + file + "\"";
  }

  private static ThreadFactory threads(String name) {
    return BasicThreadFactory.builder().namingPattern(name).daemon().build();
  }
}
