package hp41.cli;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.FileOptions;
import hp41.cli.options.StandardStreams;
import hp41.disk.AtomicFile;
import hp41.disk.FolderContent;
import hp41.files.FileTrouble;
import hp41.listing.Assembler;
import hp41.text.Counted;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hp41 catalog}: writes pages about the programs of a folder. */
@Command(
    name = "catalog",
    description = {
      "Write HTML pages about the programs of a folder and its subfolders: a table of all programs,"
          + " and a page for each file with its listing, explanations, problems and bar code.",
      "The pages request nothing from other servers. Files that cannot be read are listed with the"
          + " reason."
    },
    exitCodeList = {
      "0:success",
      "2:wrong usage",
      "3:the folder cannot be read, or the pages cannot be written"
    },
    footer = {
      "  hp41 catalog programs pages",
      "  hp41 catalog --page https://example.org/hp41/ --title Games programs pages"
    })
final class CatalogCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "FOLDER", description = "The folder with the programs.")
  private Path folder;

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "The folder for the pages; it is created if it does not exist.")
  private Path out;

  @Option(
      names = "--page",
      paramLabel = "URL",
      description = "The address of the calculator's web page, for links that run the programs.")
  private Optional<String> page = Optional.empty();

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "The title of the table (default: the name of the folder).")
  private Optional<String> title = Optional.empty();

  @Mixin private final FileOptions options;

  private final StandardStreams streams;
  private Assembler assembler;

  CatalogCommand(StandardStreams streams) {
    this.streams = streams;
    options = new FileOptions(streams);
  }

  @Override
  public Integer call() {
    assembler = options.reader(Assembler.proofreading(options.functions(), options.letters()));
    List<CataloguedFile> files = new ArrayList<>();
    try {
      add(folder, "", files);
    } catch (IOException unreadable) {
      throw new Failure(ExitCode.FILE, folder + ": " + FileTrouble.reason(unreadable));
    }
    String name = title.orElse(String.valueOf(folder.toAbsolutePath().normalize().getFileName()));
    CatalogPages pages = new CatalogPages(name, page, options.functions());
    try {
      for (CataloguedFile file : files) {
        if (!file.programs().isEmpty()) {
          write(file.page() + ".html", pages.page(file));
          write(file.page() + ".svg", pages.barCode(file));
        }
      }
      write("style.css", CatalogPages.STYLE);
      write("index.html", pages.table(files));
    } catch (IOException unwritable) {
      throw new Failure(ExitCode.FILE, out + ": " + FileTrouble.unwritten(unwritable));
    }
    long readable = files.stream().filter(it -> !it.programs().isEmpty()).count();
    streams
        .out()
        .print(
            "%s: %s, of which %d with programs"
                .formatted(out.resolve("index.html"), Counted.of(files.size(), "file"), readable));
    return ExitCode.DONE;
  }

  private void write(String name, String content) throws IOException {
    Path file = out.resolve(name);
    Files.createDirectories(file.getParent());
    AtomicFile.named(file).write(content.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Adds the files of a folder and its subfolders that are not hidden, without the pages. A
   * subfolder that cannot be read is added as a file with this problem.
   *
   * @param above the path of the folder in the folder of programs, empty or with a final slash
   */
  private void add(Path folder, String above, List<CataloguedFile> files) throws IOException {
    for (Path file : FolderContent.list(folder).stream().sorted().toList()) {
      String name = file.getFileName().toString();
      String path = above + name;
      if (name.startsWith(".") || file.toAbsolutePath().equals(out.toAbsolutePath())) {
        continue;
      }
      if (Files.isRegularFile(file)) {
        files.add(CataloguedFile.of(path, file, assembler, options.functions()));
      } else if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        try {
          add(file, path + '/', files);
        } catch (IOException unreadable) {
          files.add(CataloguedFile.unreadable(path, FileTrouble.reason(unreadable)));
        }
      }
    }
  }
}
