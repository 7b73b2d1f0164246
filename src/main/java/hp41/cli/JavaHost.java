package hp41.cli;

import hp41.lanterna.LanternaTerminal;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console.TerminalOpener;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;

/** The Java virtual machine, with Lanterna's terminal. */
record JavaHost() implements Host {

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

  private static ThreadFactory threads(String name) {
    return BasicThreadFactory.builder().namingPattern(name).daemon().build();
  }
}
