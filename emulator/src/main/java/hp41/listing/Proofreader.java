package hp41.listing;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import hp41.memory.ProgramBytes;
import hp41.text.Nearest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks programs for likely mistakes: jumps to local labels that do not exist, jumps to misspelled
 * names, repeated labels, and flags and digits that a function does not accept.
 */
public final class Proofreader {

  /** The position of a step. */
  interface ProofPlace {

    /** Returns a warning about the step. */
    Diagnostic warning(String message);

    /** Returns a reference to the position for other messages, such as {@code line 12}. */
    String name();
  }

  /**
   * A step of a program.
   *
   * @param line the instruction
   * @param place the position
   */
  record ProofStep(Instruction line, ProofPlace place) {

    boolean isJump() {
      return line.function().operand() == OperandKind.JUMP;
    }

    boolean isIndirectJump() {
      return isJump() && line.operand() instanceof Operand.Postfix;
    }

    /** Returns the name to which the step jumps. */
    Optional<String> name() {
      return isJump() && line.operand() instanceof Operand.Name name
          ? Optional.of(name.text())
          : Optional.empty();
    }

    Optional<Integer> local() {
      return line.operand() instanceof Operand.Local local
          ? Optional.of(local.label())
          : Optional.empty();
    }
  }

  /** The first character code of HP-42S functions that the HP-41 does not have. */
  private static final char FIRST_CODE = 0x80;

  private static final int MINIMUM = 3;

  /**
   * The length of the shortest name that is compared with others. Short names are often similar.
   */
  private static final int SHORTEST_NAME = 4;

  private static final Pattern OTHER_THAN_DIGITS = Pattern.compile("\\D");

  private final Map<String, ProofStep> globals = new HashMap<>();
  private final Map<ProofStep, List<Diagnostic>> warnings = new HashMap<>();
  private final boolean complete;

  private Proofreader(boolean complete) {
    this.complete = complete;
  }

  /** Returns warnings about the programs of a binary file. */
  public static List<Diagnostic> warnings(List<byte[]> programs, InstructionSet instructions) {
    List<ProofStep> steps = new ArrayList<>();
    Lister lister = new Lister(instructions);
    for (byte[] program : programs) {
      String name =
          ProgramBytes.labels(program)
              .findFirst()
              .map(CharacterSet::glyphs)
              .orElse("a program without a name");
      for (Lister.ListedLine line : lister.lines(program)) {
        steps.add(new ProofStep(line.instruction(), new ProgramPosition(name, line)));
      }
    }
    return warnings(steps, true);
  }

  /**
   * Returns warnings about programs.
   *
   * @param complete false if some labels could not be read
   */
  static List<Diagnostic> warnings(List<ProofStep> steps, boolean complete) {
    Proofreader reader = new Proofreader(complete);
    int start = 0;
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).line().isEnd() || i == steps.size() - 1) {
        reader.readProgram(steps.subList(start, i + 1));
        start = i + 1;
      }
    }
    reader.checkNames(steps);
    return steps.stream().flatMap(reader::warnings).toList();
  }

  private Stream<Diagnostic> warnings(ProofStep step) {
    return warnings.getOrDefault(step, List.of()).stream();
  }

  private void readProgram(List<ProofStep> program) {
    Map<Integer, List<Integer>> labels = new TreeMap<>();
    for (int i = 0; i < program.size(); i++) {
      ProofStep step = program.get(i);
      checkRange(step);
      checkGlobal(step);
      if (step.line().isLabel() && step.local().isPresent()) {
        labels.computeIfAbsent(step.local().get(), label -> new ArrayList<>()).add(i);
      }
    }
    checkForeign(program);
    checkJumps(program, labels);
    labels.forEach((label, places) -> checkRepeated(program, label, places));
  }

  private void checkRange(ProofStep step) {
    CalculatorFunction function = step.line().function();
    OperandKind kind = function.operand();
    if (step.line().operand() instanceof Operand.Postfix postfix
        && !postfix.isIndirect()
        && postfix.number() > kind.highest()) {
      String number = StepText.LISTING.twoDigits(postfix.number());
      warn(
          step,
          kind == OperandKind.DIGIT
              ? "%s accepts 0 to %d; with %s it is synthetic"
                  .formatted(function, kind.highest(), number)
              : "%s accepts 00 to %d; with %s it reports NONEXISTENT"
                  .formatted(function, kind.highest(), number));
    }
  }

  /**
   * Warns about texts that begin with a character that cannot be keyed. The HP-42S encodes
   * functions on named variables in this way.
   */
  private void checkForeign(List<ProofStep> program) {
    List<ProofStep> coded = program.stream().filter(Proofreader::isCoded).toList();
    if (coded.size() >= MINIMUM) {
      warn(
          coded.get(0),
          "the texts in this and %d more lines are functions of the HP-42S, which the HP-41 does not have"
              .formatted(coded.size() - 1));
    }
  }

  private static boolean isCoded(ProofStep step) {
    return step.line().operand() instanceof Operand.Text text
        && !text.characters().isEmpty()
        && text.characters().charAt(0) >= FIRST_CODE;
  }

  private void checkGlobal(ProofStep step) {
    if (step.line().operand() instanceof Operand.Global label) {
      ProofStep first = globals.putIfAbsent(label.name(), step);
      if (first != null) {
        warn(
            step,
            "this label is also in %s; only the last one in memory is found"
                .formatted(first.place().name()));
      }
    }
  }

  private void checkJumps(List<ProofStep> program, Map<Integer, List<Integer>> labels) {
    if (!complete) {
      return;
    }
    for (ProofStep step : program) {
      Optional<Integer> missing =
          step.local().filter(label -> step.isJump() && !labels.containsKey(label));
      missing.ifPresent(
          label ->
              warn(
                  step,
                  "there is no LBL " + StepText.LISTING.twoDigits(label) + " in this program",
                  new Diagnostic.NoLabel(StepText.LISTING.twoDigits(label))));
    }
  }

  /**
   * Warns about jumps to names that no label of the file has, if one of its labels differs in one
   * letter. Other names may be those of programs in other files.
   */
  private void checkNames(List<ProofStep> steps) {
    List<ProofStep> missing =
        steps.stream().filter(it -> it.name().filter(this::isMissing).isPresent()).toList();
    if (complete && missing.size() <= Nearest.MOST_WORDS) {
      missing.forEach(this::checkName);
    }
  }

  private boolean isMissing(String name) {
    return name.length() >= SHORTEST_NAME
        && !globals.containsKey(name)
        && !ForeignNames.bundled().has(CharacterSet.glyphs(name));
  }

  private void checkName(ProofStep step) {
    String name = step.name().orElseThrow();
    List<String> meant =
        globals.keySet().stream()
            .filter(it -> Nearest.isSimilar(name, it, 1))
            .filter(it -> digits(it).equals(digits(name)))
            .map(it -> step.line().function() + " " + LabelSpelling.quoted(new LabelName(it)))
            .sorted()
            .toList();
    if (!meant.isEmpty()) {
      String label = LabelSpelling.quoted(new LabelName(name));
      String message = "there is no LBL " + label + " in this file";
      addWarning(
          step, step.place().warning(message).as(new Diagnostic.NoProgram(label)).near(meant));
    }
  }

  /** Returns the digits of a name; names that only differ in them are different programs. */
  private static String digits(String name) {
    return OTHER_THAN_DIGITS.matcher(name).replaceAll("");
  }

  /**
   * Warns about a repeated local label. Short forward jumps can use the same label again: there is
   * no warning if each of the labels is the target of a jump above it, and no jump finds a label
   * only after the search continues at the top. An indirect jump can mean any label below it.
   */
  private void checkRepeated(List<ProofStep> program, int label, List<Integer> places) {
    if (places.size() == 1) {
      return;
    }
    Set<Integer> found = new HashSet<>();
    boolean fromTop = false;
    for (int i = 0; i < program.size(); i++) {
      ProofStep step = program.get(i);
      boolean direct = step.isJump() && step.local().equals(Optional.of(label));
      if (direct || step.isIndirectJump()) {
        Optional<Integer> below = below(i, places);
        below.ifPresent(found::add);
        fromTop |= direct && below.isEmpty();
      }
    }
    if (fromTop || !found.containsAll(places)) {
      warnRepeated(program, places);
    }
  }

  private static Optional<Integer> below(int index, List<Integer> places) {
    return places.stream().filter(place -> place > index).findFirst();
  }

  private void warnRepeated(List<ProofStep> program, List<Integer> places) {
    String first = program.get(places.get(0)).place().name();
    for (int place : places.subList(1, places.size())) {
      warn(
          program.get(place),
          ("this label is also in %s; a jump continues at the next one below the jump,"
                  + " else at the first")
              .formatted(first));
    }
  }

  private void warn(ProofStep step, String message) {
    warn(step, message, Diagnostic.KindOnly.OTHER);
  }

  private void warn(ProofStep step, String message, Diagnostic.DiagnosticKind kind) {
    addWarning(step, step.place().warning(message).as(kind));
  }

  private void addWarning(ProofStep step, Diagnostic warning) {
    warnings.computeIfAbsent(step, it -> new ArrayList<>()).add(warning);
  }

  /**
   * A line of a program with a known name or first label.
   *
   * @param program the name
   * @param line the line
   */
  private record ProgramPosition(String program, Lister.ListedLine line) implements ProofPlace {

    @Override
    public Diagnostic warning(String message) {
      return Diagnostic.atByte(
          0, Diagnostic.Severity.WARNING, "%s, %s: %s".formatted(name(), line.text(), message));
    }

    @Override
    public String name() {
      return "line %02d of %s".formatted(line.number(), program);
    }
  }
}
