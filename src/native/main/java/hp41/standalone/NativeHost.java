package hp41.standalone;

import hp41.cli.Host;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console.TerminalOpener;
import java.io.IOException;
import java.util.concurrent.Executor;

/** The native program's terminal. */
final class NativeHost implements Host {

  @Override
  public TerminalOpener terminal() {
    return (depth, columns) -> {
      throw new IOException("there is no screen yet; type: hp41 --plain");
    };
  }

  @Override
  public Loudspeaker speaker() {
    return new Loudspeaker() {
      @Override
      protected void play(int hertz, int milliseconds) {}

      @Override
      public void hush() {}
    };
  }

  @Override
  public Executor thread(String name) {
    return Runnable::run;
  }
}
