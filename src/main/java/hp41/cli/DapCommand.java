package hp41.cli;

import hp41.app.ExitCode;
import hp41.cli.options.RomOption;
import hp41.cli.options.StandardStreams;
import hp41.commands.Completions;
import hp41.editor.debugging.DebugAdapter;
import hp41.editor.protocol.Garbled;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hp41 dap}: the debug adapter for editors. */
@Command(
    name = "dap",
    description = {
      "Run the debug adapter for editors on stdin and stdout.",
      "emulator/docs/debugging.md describes how to set up an editor."
    },
    exitCodeList = {
      "0:the client has disconnected",
      "2:wrong usage",
      "3:the image or the messages cannot be read, or stdout cannot be written"
    },
    footer = {"  hp41 dap", "  hp41 dap --rom 41cx.mod"})
final class DapCommand implements Callable<Integer> {

  @Mixin private final RomOption romOption = new RomOption();

  private final StandardStreams streams;

  DapCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException, Garbled {
    DebugAdapter.serve(
        streams.input(),
        streams.out().stream(),
        romOption.rom(),
        Completions::complete,
        streams.errors()::complain);
    return ExitCode.DONE;
  }
}
