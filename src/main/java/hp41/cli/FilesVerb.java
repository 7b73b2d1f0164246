package hp41.cli;

import hp41.cli.options.Candidates;
import hp41.cli.options.FileOptions;
import hp41.cli.options.StandardStreams;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A verb that reads files and needs no calculator. */
abstract class FilesVerb implements Callable<Integer> {

  @Parameters(
      paramLabel = "FILE",
      completionCandidates = Candidates.ProgramCandidates.class,
      arity = "1..*",
      description = "Files of any format, IMAGE:NAME, names of bundled programs, or - for stdin.")
  List<String> files;

  @Mixin final FileOptions options;

  final StandardStreams streams;

  FilesVerb(StandardStreams streams) {
    this.streams = streams;
    options = new FileOptions(streams);
  }
}
