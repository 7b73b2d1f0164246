package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads programs as their writer should have: for what the machine takes, but does not do or not as
 * meant. Jumps to local labels that the program has not, labels that stand there twice, flags and
 * digits that the function does not take.
 */
public final class Proofreader {

  /** Where a step stands. */
  interface ProofPlace {

    /** A warning about it. */
    Diagnostic warning(String message);

    /** How it is named elsewhere in the same file: {@code line 12}. */
    String name();
  }

  /** A step of a program. */
  record ProofStep(Instruction line, ProofPlace place) {

    boolean isJump() {
      return line.function().operand() == OperandKind.JUMP;
    }

    boolean isIndirectJump() {
      return isJump() && line.operand() instanceof Operand.Postfix;
    }

    Optional<Integer> local() {
      return line.operand() instanceof Operand.Local local
          ? Optional.of(local.label())
          : Optional.empty();
    }
  }

  /** As which characters the functions of the HP-42S that the HP-41 has not begin. */
  private static final char FIRST_CODE = 0x80;

  private static final int SURELY = 3;

  private final Map<String, ProofStep> globals = new HashMap<>();
  private final Map<ProofStep, List<Diagnostic>> doubts = new HashMap<>();
  private final boolean complete;

  private Proofreader(boolean complete) {
    this.complete = complete;
  }

  /** What is doubtful in the programs of a file that is not text. */
  public static List<Diagnostic> doubts(List<byte[]> programs, InstructionSet instructions) {
    List<ProofStep> steps = new ArrayList<>();
    Codec codec = new Codec(instructions);
    Lister lister = new Lister(instructions);
    for (byte[] program : programs) {
      String name =
          Programs.title(program).map(CharacterSet::glyphs).orElse("a program without a name");
      for (Lister.ListedLine line : lister.lines(program)) {
        steps.add(new ProofStep(codec.decode(line.bytes()), new InProgram(name, line)));
      }
    }
    return doubts(steps, true);
  }

  /**
   * What is doubtful in programs.
   *
   * @param complete whether none of their labels can be missing among the steps
   */
  static List<Diagnostic> doubts(List<ProofStep> steps, boolean complete) {
    Proofreader reader = new Proofreader(complete);
    int start = 0;
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).line().isEnd() || i == steps.size() - 1) {
        reader.readProgram(steps.subList(start, i + 1));
        start = i + 1;
      }
    }
    return steps.stream().flatMap(reader::doubts).toList();
  }

  private Stream<Diagnostic> doubts(ProofStep step) {
    return doubts.getOrDefault(step, List.of()).stream();
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
      doubt(
          step,
          kind == OperandKind.DIGIT
              ? "%s takes 0 to %d; with %s it is synthetic"
                  .formatted(function, kind.highest(), number)
              : "%s takes 00 to %d; with %s it answers NONEXISTENT"
                  .formatted(function, kind.highest(), number));
    }
  }

  /**
   * Warns of texts that begin as no keyboard can write them: in bytes, the HP-42S has the names of
   * its variables so, which mean nothing here.
   */
  private void checkForeign(List<ProofStep> program) {
    List<ProofStep> coded = program.stream().filter(Proofreader::isCoded).toList();
    if (coded.size() >= SURELY) {
      doubt(
          coded.get(0),
          "the texts of this and %d more lines are functions on the HP-42S; the HP-41 has not these"
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
        doubt(
            step,
            "this label is in %s, too; only the last one in memory is found"
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
              doubt(
                  step,
                  "there is no LBL " + StepText.LISTING.twoDigits(label) + " in this program",
                  new Diagnostic.NoLabel(StepText.LISTING.twoDigits(label))));
    }
  }

  /**
   * Warns of a local label that repeats another, unless each is what a jump above it comes to and
   * none has to go on from the top: a short way forward may use the same label again and again. An
   * indirect jump may mean any label below it.
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
      tellRepeated(program, places);
    }
  }

  private static Optional<Integer> below(int index, List<Integer> places) {
    return places.stream().filter(place -> place > index).findFirst();
  }

  private void tellRepeated(List<ProofStep> program, List<Integer> places) {
    String first = program.get(places.get(0)).place().name();
    for (int place : places.subList(1, places.size())) {
      doubt(
          program.get(place),
          "this label is in %s, too; a jump goes to the next one below it, else to the first"
              .formatted(first));
    }
  }

  private void doubt(ProofStep step, String message) {
    doubt(step, message, Diagnostic.KindOnly.OTHER);
  }

  private void doubt(ProofStep step, String message, Diagnostic.DiagnosticKind kind) {
    doubts
        .computeIfAbsent(step, it -> new ArrayList<>())
        .add(step.place().warning(message).as(kind));
  }

  /** A line of a program whose name or first label is known. */
  private record InProgram(String program, Lister.ListedLine line) implements ProofPlace {

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
