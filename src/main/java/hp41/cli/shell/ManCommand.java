package hp41.cli.shell;

import hp41.app.ExitCode;
import hp41.disk.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 man}: writes the manual pages, for packages. */
@Command(
    name = "man",
    description = "Write the manual pages, hp41.1 and one for each verb, to a folder.",
    exitCodeList = {"0:success", "2:wrong usage", "3:a page cannot be written"},
    footer = "  hp41 man share/man/man1")
public final class ManCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FOLDER",
      description = "The folder; it is created if it does not exist.")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Files.createDirectories(folder);
    write(ManPage.of(spec.parent()));
    for (CommandSpec verb : Verbs.of(spec.parent()).toList()) {
      write(ManPage.of(verb));
    }
    return ExitCode.DONE;
  }

  private void write(ManPage page) throws IOException {
    AtomicFile.named(folder.resolve(page.name() + ".1"))
        .write(page.text().getBytes(StandardCharsets.UTF_8));
  }
}
