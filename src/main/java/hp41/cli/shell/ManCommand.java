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
    hidden = true,
    description = "Writes the manual's pages, hp41.1 and one for each verb, into a folder.",
    exitCodeList = {"0:done", "2:wrong usage", "3:a page can't be written"},
    footer = "  hp41 man share/man/man1")
public final class ManCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FOLDER", description = "Where to; it is made if it is not there.")
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
