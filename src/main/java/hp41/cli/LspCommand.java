package hp41.cli;

import hp41.app.ExitCode;
import hp41.cli.options.FileOptions;
import hp41.cli.options.StandardStreams;
import hp41.editor.language.LanguageService;
import hp41.editor.protocol.Garbled;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hp41 lsp}: the language server for editors. */
@Command(
    name = "lsp",
    description = {
      "Run the language server for listings on stdin and stdout: diagnostics, hover,"
          + " completion, labels, formatting.",
      "Editors start it; emulator/docs/editors contains settings for some."
    },
    exitCodeList = {
      "0:the client has shut the server down",
      "1:the client disconnected without a shutdown request",
      "2:wrong usage",
      "3:the table of names or the messages cannot be read"
    },
    footer = "  hp41 lsp --local-letters")
final class LspCommand implements Callable<Integer> {

  private static final int NO_SHUTDOWN = 1;

  @Mixin private final FileOptions options;

  private final StandardStreams streams;

  LspCommand(StandardStreams streams) {
    this.streams = streams;
    options = new FileOptions(streams);
  }

  @Override
  public Integer call() throws Garbled {
    boolean shutdown =
        LanguageService.serve(
            options.functions(),
            options.letters(),
            streams.input(),
            streams.out().stream(),
            streams.errors()::complain);
    return shutdown ? ExitCode.DONE : NO_SHUTDOWN;
  }
}
