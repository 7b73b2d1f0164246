package hp41.app;

import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.listing.Diagnostic;
import hp41.microcode.SystemRom;
import hp41.module.PlugInImage;
import hp41.nut.LabelMap;
import hp41.peripherals.SkippableClock;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;

/**
 * The tools that compare the calculator with the real machine, and the assembler and disassembler
 * of its microcode. The module {@code hp41-lab} contains them; everything else works without its
 * jar.
 */
public interface Lab {

  /**
   * Returns the tools.
   *
   * @param user what needs them, such as {@code verify}
   * @throws Failure if their jar is missing
   */
  static Lab of(String user) {
    return ServiceLoader.load(Lab.class, Lab.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                new Failure(
                    ExitCode.USAGE,
                    user
                        + " needs hp41-lab.jar, which is not in Java's class path; the released"
                        + " hp41.jar contains it"));
  }

  /**
   * Reads a line of JSON: a line of a program and the state in which it is executed.
   *
   * @param place the source, such as {@code stdin:3}
   * @throws Failure if the JSON is wrong
   */
  GivenStep given(String place, String json);

  /** A line of a program and the state in which it is executed. */
  interface GivenStep {

    /** Returns the time of day; empty if the JSON does not contain one. */
    Optional<LocalDateTime> time();

    /**
     * Executes the line on an unused calculator, up to the stop that follows.
     *
     * @param clock the clock of the calculator's pauses
     * @param maxLines the maximum number of lines of the setup, and of what the line starts
     * @throws Failure if the state is impossible, or if a limit is reached
     */
    Stepped execute(Calculator calculator, SkippableClock clock, long maxLines);
  }

  /**
   * What a line did, in addition to the state of the calculator.
   *
   * @param line the line as it was given; empty if it was given as bytes
   * @param stackLift whether the stack lift was enabled after the line
   * @param next what followed: {@code next}, {@code skip}, {@code jump}, {@code error} or {@code
   *     off}
   */
  record Stepped(String line, boolean stackLift, String next) {}

  /** Returns the names of the themes of random cases. */
  List<String> themes();

  /**
   * Returns a comparison of the built-in engine with the microcode of a ROM.
   *
   * @param plugged module images. If the calculator has an accessory with the same XROM number, its
   *     functions are compared with the image's microcode
   * @param listener receives each difference once
   */
  EngineComparison comparison(
      Model model, SystemRom rom, Plugged plugged, Consumer<Finding> listener);

  /** Executes cases on both engines. */
  interface EngineComparison {

    /** Executes all recorded cases. */
    void recorded();

    /**
     * Executes random cases until the time has passed.
     *
     * @param wanted the themes; those whose functions this model lacks are ignored
     */
    void random(long seed, Collection<String> wanted, InstantSource clock, Duration time);

    /** Returns the results, one entry for each kind of case. */
    List<Tally> tallies();
  }

  /**
   * A case with differences.
   *
   * @param kind the kind of case
   * @param differences descriptions of the differences
   * @param command the command that reproduces them
   */
  record Finding(String kind, List<String> differences, String command) {}

  /** The results of a kind: the number of cases, of comparisons, and of cases with differences. */
  record Tally(String kind, long cases, long moments, long differing) {}

  /** Disassembles a module. Labels come from its function names and from the label map. */
  List<String> disassemble(PlugInImage image, LabelMap names);

  /** Assembles a microcode listing. */
  AssembledImage assemble(String listing);

  /**
   * The result of assembling a microcode listing.
   *
   * @param problems errors and warnings, in the order of the lines
   * @param mod the content of the MOD1 file; empty if there is an error
   */
  record AssembledImage(List<Diagnostic> problems, Optional<byte[]> mod) {}
}
