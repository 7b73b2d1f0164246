package hp41.commands;

import hp41.Calculator;
import hp41.Internals;
import hp41.PlugInModule;
import hp41.disk.AtomicFile;
import hp41.disk.FileContent;
import hp41.files.FileTrouble;
import hp41.microcode.Microcode;
import hp41.microcode.MicrocodeDebugger;
import hp41.module.PlugInImage;
import hp41.panel.Note;
import hp41.panel.Promise;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Executes the commands that debug the microcode: stops, single steps, and symbols of addresses.
 */
public final class MicrocodeCommands {

  private static final int LARGEST = 1 << 20;
  private static final long LONGEST_RUN = 100_000_000;
  private static final int MOST_STEPS = 1_000_000;
  private static final int HEXADECIMAL = 16;

  private final Calculator calculator;

  public MicrocodeCommands(Calculator calculator) {
    this.calculator = calculator;
  }

  private Note with(Function<MicrocodeDebugger, Note> work) {
    return Microcode.of(calculator)
        .map(it -> work.apply(it.debugger()))
        .orElse(
            Note.error("nut", "the built-in engine is active")
                .type("engine microcode FILE", Promise.CHANGES_ENGINE, ""));
  }

  /** Stops the processor between two instructions. */
  Note halt() {
    return with(
        it -> {
          it.stop();
          return it.isAsleep() ? location(it) : steps("the processor is stopped");
        });
  }

  /** Resumes the processor. */
  Note go() {
    return with(
        it -> {
          it.resume();
          return Note.of("the processor runs").type("nut halt", Promise.STOPS_PROCESSOR, "");
        });
  }

  /** Executes one or several instructions. */
  Note step(String count) {
    if (!count.matches("\\d{0,7}")) {
      return Note.error("nut step " + count, "not a number")
          .type("nut step 5", Promise.STEPS_PROCESSOR, "");
    }
    int steps = count.isEmpty() ? 1 : Integer.parseInt(count);
    return with(
        it -> {
          it.step(Math.min(steps, MOST_STEPS));
          return location(it);
        });
  }

  private static Note location(MicrocodeDebugger debugger) {
    return debugger.isAsleep()
        ? Note.of("the processor sleeps", "a key wakes it")
            .type("nut go", Promise.RESUMES_PROCESSOR, "")
        : steps(debugger.line().toString().strip());
  }

  private static Note steps(String head) {
    return Note.of(head)
        .type("nut step", Promise.STEPS_PROCESSOR, "")
        .type("nut go", Promise.RESUMES_PROCESSOR, "");
  }

  /** Runs the microcode to an address or label. */
  Note run(String place) {
    return with(
        it ->
            address(place, it)
                .map(
                    address -> {
                      it.runTo(address, LONGEST_RUN);
                      return location(it);
                    })
                .orElse(unknown("run", place)));
  }

  /** Toggles a breakpoint at an address or label. Without an operand it lists the breakpoints. */
  Note stopAt(String place) {
    return with(
        it -> {
          if (place.isEmpty()) {
            return breakpoints(it);
          }
          return address(place, it)
              .map(
                  address ->
                      it.toggle(address)
                          ? Note.of("stops at " + it.name(address))
                              .type("nut break ADDRESS", Promise.BREAKS_PROCESSOR, "removes it")
                          : Note.of("no breakpoint at " + it.name(address))
                              .type("nut break ADDRESS", Promise.BREAKS_PROCESSOR, "sets it again"))
              .orElse(unknown("break", place));
        });
  }

  private static Note breakpoints(MicrocodeDebugger debugger) {
    String places = String.join(", ", debugger.stops().stream().map(debugger::name).toList());
    return places.isEmpty()
        ? Note.of("no breakpoints").type("nut break 0108", Promise.BREAKS_PROCESSOR, "")
        : Note.of("breakpoints at " + places)
            .type("nut break ADDRESS", Promise.BREAKS_PROCESSOR, "removes one");
  }

  private static Note unknown(String word, String place) {
    return Note.error("nut " + word + " " + place, "not an address or label")
        .type("nut map FILE", Promise.NAMES_ADDRESSES, "");
  }

  private static Optional<Integer> address(String place, MicrocodeDebugger debugger) {
    return place.matches("(?i)[0-9A-F]{1,4}")
        ? Optional.of(Integer.parseInt(place, HEXADECIMAL))
        : debugger.address(place);
  }

  /** Reads a symbol file with the names of addresses. */
  Note map(String file) {
    return with(
        it -> {
          try {
            byte[] content = FileContent.read(FileTrouble.path(file), LARGEST);
            int names = it.map(new String(content, StandardCharsets.UTF_8));
            if (names == 0) {
              return Note.error(
                  "nut map " + file, "the file names no address", "a line is 0108 NAME");
            }
            return Note.of(
                    file, names == 1 ? "names 1 address" : "names %d addresses".formatted(names))
                .type("nut break NAME", Promise.BREAKS_PROCESSOR, "");
          } catch (IOException unreadable) {
            return Note.error("nut map", FileTrouble.message(unreadable))
                .type("nut map FILE", Promise.NAMES_ADDRESSES, "");
          }
        });
  }

  private static boolean hasRam(PlugInImage image) {
    return image.pages().stream().anyMatch(page -> page.place().writable());
  }

  /**
   * Writes the image of the module with RAM pages, including their current content, to a new file.
   */
  Note ram(String file) {
    Optional<PlugInModule> module =
        calculator.plugged().modules().stream()
            .filter(it -> Internals.image(it).filter(MicrocodeCommands::hasRam).isPresent())
            .findFirst();
    if (module.isEmpty()) {
      return Note.error("nut ram", "no module has RAM pages")
          .type("plug FILE.mod", Promise.PLUGS, "");
    } else if (file.isEmpty()) {
      return Note.error("nut ram", "which file?").type("nut ram FILE.mod", Promise.WRITES, "");
    }
    try {
      Path path = FileTrouble.path(file);
      if (Files.exists(path)) {
        return Note.error("nut ram " + file, "the file exists already")
            .type("nut ram FILE.mod", Promise.WRITES, "");
      }
      AtomicFile.named(path).write(Internals.image(module.get()).orElseThrow().mod());
      return Note.of(file, "contains the RAM pages")
          .type("unplug " + module.get().name(), Promise.PLUGS, "makes room for it");
    } catch (IOException unwritable) {
      return Note.error("nut ram", FileTrouble.message(unwritable))
          .type("nut ram FILE.mod", Promise.WRITES, "");
    }
  }
}
