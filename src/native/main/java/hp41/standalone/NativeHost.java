package hp41.standalone;

import hp41.cli.Host;
import hp41.sound.Loudspeaker;
import hp41.terminal.Console.TerminalOpener;
import java.util.List;
import java.util.concurrent.Executor;

/** The native program's terminal. */
final class NativeHost implements Host {

  @Override
  public TerminalOpener terminal() {
    return AnsiTerminal::new;
  }

  @Override
  public Loudspeaker speaker() {
    return new Bell();
  }

  @Override
  public Executor thread(String name) {
    return Runnable::run;
  }

  @Override
  public Executor reader() {
    return StandardInput.HERE;
  }

  @Override
  public List<String> runtime() {
    return List.of("Without Java");
  }

  /** Rings the terminal's bell for each tone. */
  private static final class Bell extends Loudspeaker {

    private Runnable ring = () -> {};

    @Override
    protected void play(int hertz, int milliseconds) {
      ring.run();
    }

    @Override
    public void hush() {}

    @Override
    public void bell(Runnable action) {
      ring = action;
    }
  }
}
