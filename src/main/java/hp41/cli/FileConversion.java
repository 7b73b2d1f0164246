package hp41.cli;

import hp41.Image;
import hp41.StateFile;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.FileOptions;
import hp41.cli.options.StandardStreams;
import hp41.files.BundledModule;
import hp41.files.FileTrouble;
import hp41.files.OutputKind;
import hp41.files.OutputKind.WriteOptions;
import hp41.files.ProgramSource;
import hp41.format.ProgramFile;
import hp41.machine.InstructionSet;
import hp41.module.PlugInImage;
import hp41.module.ProgramWriteException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A conversion of sources to a file.
 *
 * @param streams the standard streams; errors are written to stderr
 * @param wanted the kind of the file
 * @param force whether files of another kind are overwritten
 * @param writing returns the settings for a file name
 */
record FileConversion(
    StandardStreams streams,
    FileOptions options,
    OutputKind wanted,
    boolean force,
    Function<String, WriteOptions> writing) {

  /** Converts sources, whose programs are joined; returns the exit code. */
  int convert(List<String> ins, String out) {
    try {
      if (ins.size() == 1 && MicrocodeFiles.isListing(ins.get(0))) {
        return loses(OutputKind.mod, out)
            ? refuse(OutputKind.mod, out)
            : new MicrocodeFiles(streams).assemble(ins.get(0), out);
      }
      return wanted.isMemory() ? convertMemory(ins, out) : convertPrograms(ins, out);
    } catch (IOException unwritable) {
      streams.errors().print(out + ": " + FileTrouble.unwritten(unwritable));
    } catch (ProgramWriteException unwritable) {
      streams.errors().print(out + ": " + unwritable.getMessage());
    }
    return ExitCode.FILE;
  }

  private int convertPrograms(List<String> ins, String out) throws IOException {
    Optional<PlugInImage> whole = ins.size() == 1 ? wholeModule(ins.get(0), out) : Optional.empty();
    if (whole.isPresent()) {
      wanted.write(out, whole.get());
      return ExitCode.DONE;
    }
    InstructionSet functions = options.functions();
    List<ProgramSource> sources = ins.stream().flatMap(in -> streams.open(in).stream()).toList();
    if (sources.size() < ins.size()) {
      return ExitCode.FILE;
    }
    List<byte[]> programs = new ArrayList<>();
    for (ProgramSource source : ProgramSource.joined(sources)) {
      Optional<ProgramFile> file =
          source.usable(options.reading(options.functions()), streams.errors()::print);
      if (file.isEmpty()) {
        return ExitCode.FILE;
      }
      functions = source.functions(functions);
      programs.addAll(file.get().programs());
    }
    if (out.equals(StandardStreams.NAME)) {
      streams.out().write(wanted.content(programs, functions, writing.apply(out)));
    } else if (loses(wanted, out)) {
      return refuse(wanted, out);
    } else {
      wanted.write(out, programs, functions, writing.apply(out));
    }
    return ExitCode.DONE;
  }

  /**
   * Returns the module that is written without changes: a source that is a module, if the output is
   * one and no XROM number is given.
   */
  private Optional<PlugInImage> wholeModule(String in, String out) throws IOException {
    boolean unchanged = wanted == OutputKind.mod && writing.apply(out).xrom() == 0;
    return unchanged && !out.equals(StandardStreams.NAME) && !loses(wanted, out)
        ? BundledModule.named(in).flatMap(it -> PlugInImage.of(it.image()))
        : Optional.empty();
  }

  /** Converts all of memory from a state file to a dump or back. */
  private int convertMemory(List<String> ins, String out) throws IOException {
    if (ins.size() != 1) {
      throw new Failure(ExitCode.USAGE, "a " + wanted + " file contains one memory: name one IN");
    }
    String in = ins.get(0);
    Optional<ProgramSource> source = streams.open(in);
    if (source.isEmpty()) {
      return ExitCode.FILE;
    } else if (!StateFile.isState(source.get().content())) {
      streams
          .errors()
          .print(
              "%s: not a state or a dump; --state %s --load %s writes programs to a memory"
                  .formatted(in, out, in));
      return ExitCode.FILE;
    }
    Optional<Image> memory = memory(source.get());
    if (memory.isEmpty()) {
      return ExitCode.FILE;
    } else if (out.equals(StandardStreams.NAME)) {
      streams.out().write(wanted.content(out, memory.get()));
    } else if (loses(wanted, out)) {
      return refuse(wanted, out);
    } else {
      wanted.write(out, memory.get());
    }
    return ExitCode.DONE;
  }

  /** Returns all of memory of a source; an error is written to stderr. */
  private Optional<Image> memory(ProgramSource source) {
    try {
      return Optional.of(source.memory());
    } catch (IOException unusable) {
      streams.errors().print(FileTrouble.message(unusable));
      return Optional.empty();
    }
  }

  /** Returns whether writing a file would destroy the content of a file of another kind. */
  private boolean loses(OutputKind kind, String out) throws IOException {
    return !force && kind.wouldLose(out, options.functions());
  }

  private int refuse(OutputKind kind, String out) {
    streams
        .errors()
        .print(
            "%s: the file exists, and is not a %s file or cannot be read; --force overwrites it"
                .formatted(out, kind));
    return ExitCode.FILE;
  }
}
