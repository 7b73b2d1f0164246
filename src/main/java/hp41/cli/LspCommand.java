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
      "Serves an editor, by the language server protocol on stdin and stdout: problems as they are"
          + " typed, help, completion, labels, formatting.",
      "Editors start it; settings for some are in emulator/docs/editors."
    },
    exitCodeList = {
      "0:the editor has said goodbye",
      "1:the editor went without a goodbye",
      "2:wrong usage",
      "3:a table of names or the messages can't be read"
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
