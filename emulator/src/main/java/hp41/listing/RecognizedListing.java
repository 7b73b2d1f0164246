package hp41.listing;

import hp41.key.OperandKind;
import hp41.machine.Instruction;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A listing from text recognition (OCR). A step that cannot be read is replaced if only one step
 * can be meant; a warning gives the reason. If several steps can be meant, or lines are missing, an
 * error asks for the right ones. A step that can be read is never changed, except for a name such
 * as {@code O1} that is certainly a number.
 */
final class RecognizedListing {

  /** A number with a sign but no digit after its E: a misread Σ+ or Σ-. */
  private static final Pattern SIGMA = Pattern.compile("[EeZz][-+–−]");

  /** A label or a jump with two characters without quotes. */
  private static final Pattern NAMED =
      Pattern.compile("(?i)((?:LBL|GTO|XEQ)\\s+)([^\\s\"]{2})\\s*");

  private static final Pattern STATED =
      Pattern.compile("(?i)[\\s;#{(*]*(\\d{1,3},\\d{3}|\\d+)[- ]bytes?\\b");
  private static final int MOST_PROPOSALS = 3;

  /** The maximum number of doubtful steps. A text with more is not a listing. */
  private static final int MOST_QUESTIONS = 1000;

  private static final int END_BYTES = 3;

  /** Reads listings as they are. */
  interface AsIs {

    /**
     * Assembles a listing.
     *
     * @param numbered whether it may have line numbers and prose
     */
    Assembler.Assembly assemble(String listing, boolean numbered);
  }

  private final AsIs assembler;
  private final LikelySteps likely;
  private final List<Diagnostic> changes = new ArrayList<>();
  private final List<Diagnostic> questions = new ArrayList<>();

  /** The lines of the file. */
  private final List<String> file;

  /** Whether the lines have numbers, which {@link #text} omits. */
  private final boolean numbered;

  /** All lines. Lines with steps are corrected. */
  private final List<RecognizedLine> lines;

  /**
   * Corrects a listing.
   *
   * @param assembler reads listings as they are
   * @param likely finds steps that were misread
   */
  RecognizedListing(AsIs assembler, LikelySteps likely, String listing) {
    this.assembler = assembler;
    this.likely = likely;
    this.file = List.of(Layout.LINE_END.split(listing, -1));
    List<SourceLine> sources = new Layout(listing).lines();
    RecognizedLines corrected =
        new RecognizedLines(
            sources,
            this::isStep,
            text -> isStep(text) || likely.certain(text).isPresent(),
            (line, reason) -> changes.add(at(line, "").warning(reason)),
            (line, question) -> questions.add(at(line, "").error(question)));
    this.numbered = corrected.isNumbered();
    Set<Integer> numbers = sources.stream().map(SourceLine::number).collect(Collectors.toSet());
    this.lines =
        Stream.concat(
                corrected.lines().stream(),
                IntStream.rangeClosed(1, file.size())
                    .filter(number -> !numbers.contains(number))
                    .mapToObj(number -> new RecognizedLine(number, "", file.get(number - 1))))
            .sorted(Comparator.comparingInt(RecognizedLine::origin))
            .collect(Collectors.toCollection(ArrayList::new));
    lines.stream()
        .filter(line -> line.step().startsWith(RecognizedLines.SKIPPED))
        .filter(line -> numbers.contains(line.origin()))
        .forEach(line -> changes.add(at(line.origin(), "").warning("skipped: not a program line")));
  }

  /** Returns the corrected listing as programs, with its changes, questions and problems. */
  Assembler.Assembly assemble() {
    Set<Integer> asked = correctSteps();
    correctLabels();
    Assembler.Assembly read = assembler.assemble(text(), !numbered);
    askForLabels(read);
    askForBytes(read);
    Stream<Diagnostic> problems =
        read.problems().stream()
            .filter(problem -> !asked.contains(problem.line()))
            .map(this::moved)
            .filter(problem -> questions.stream().noneMatch(it -> isSame(it, problem)));
    return new Assembler.Assembly(
        read.programs(),
        Stream.of(problems, changes.stream(), questions.stream())
            .flatMap(it -> it)
            .sorted(Diagnostic::byPlace)
            .toList(),
        moved(read.source()));
  }

  private static boolean isSame(Diagnostic one, Diagnostic other) {
    return one.line() == other.line() && one.message().equals(other.message());
  }

  /** Returns whether a text is one step. */
  private boolean isStep(String text) {
    Assembler.Assembly read = assembler.assemble(text, false);
    return !read.hasErrors() && read.source().all().count() == 1;
  }

  /**
   * Returns the numbers of the lines to replace, starting with 1, each with the lines that replace
   * it: none for a removed line, several for a split one.
   */
  Map<Integer, List<String>> corrections() {
    correctSteps();
    correctLabels();
    Map<Integer, List<String>> corrected = new TreeMap<>();
    IntStream.rangeClosed(1, file.size()).forEach(line -> corrected.put(line, new ArrayList<>()));
    lines.forEach(line -> corrected.get(line.origin()).add(line.whole()));
    corrected
        .entrySet()
        .removeIf(
            line -> {
              List<String> now = line.getValue();
              return now.size() == 1
                  && (now.get(0).startsWith(RecognizedLines.SKIPPED)
                      || words(now.get(0)).equals(words(file.get(line.getKey() - 1))));
            });
    return corrected;
  }

  private static String words(String line) {
    return line.strip().replaceAll("[\\s\\u00A0]+", " ");
  }

  /** Returns the corrected text. */
  String text() {
    return lines.stream().map(RecognizedLine::text).collect(Collectors.joining("\n"));
  }

  /** Returns a line of the file. If it contains a given part, it starts at this part. */
  private SourceLine at(int line, String part) {
    String text = file.get(line - 1);
    return new SourceLine(line, Math.max(0, text.indexOf(part)), text);
  }

  /**
   * Replaces misread steps if the right step is certain, and asks a question otherwise; returns the
   * indexes, starting with 1, of the lines with questions.
   */
  private Set<Integer> correctSteps() {
    Set<Integer> asked = new HashSet<>();
    for (int number : misread()) {
      if (asked.size() == MOST_QUESTIONS) {
        break;
      }
      RecognizedLine line = lines.get(number - 1);
      String step = line.plainStep().strip();
      Optional<LikelySteps.LikelyStep> certain = likely.certain(step);
      if (certain.isPresent()) {
        change(number - 1, certain.get().step(), certain.get().reason());
      } else {
        asked.add(number);
        List<String> proposals =
            likely.of(step).stream()
                .map(LikelySteps.LikelyStep::step)
                .limit(MOST_PROPOSALS)
                .toList();
        questions.add(
            at(line.origin(), step)
                .error("this step cannot be read with certainty")
                .near(proposals));
      }
    }
    return asked;
  }

  /** Returns the indexes, starting with 1, of the lines whose steps cannot be read. */
  private Set<Integer> misread() {
    Set<Integer> misread = new TreeSet<>();
    for (Diagnostic problem : assembler.assemble(text(), !numbered).problems()) {
      if (problem.isError()
          || problem.kind() == Diagnostic.KindOnly.TEXT_TO_LINE_END
          || problem.kind() == Diagnostic.KindOnly.SEVERAL_STEPS && numbered) {
        misread.add(problem.line());
      }
    }
    for (int i = 0; i < lines.size(); i++) {
      if (SIGMA.matcher(lines.get(i).plainStep().strip()).matches()) {
        misread.add(i + 1);
      }
    }
    misread.removeIf(number -> lines.get(number - 1).plainStep().isBlank());
    return misread;
  }

  private void change(int index, String step, String reason) {
    RecognizedLine line = lines.get(index);
    changes.add(
        at(line.origin(), line.plainStep().strip()).warning("read as " + step + ": " + reason));
    lines.set(index, line.withStep(step + line.remark()));
  }

  /** Replaces names such as O1 by numbers if a matching jump or label contains the number. */
  private void correctLabels() {
    Set<String> labels = operands("LBL");
    Set<String> jumps = operands("GTO|XEQ");
    for (int i = 0; i < lines.size(); i++) {
      Matcher named = NAMED.matcher(lines.get(i).plainStep().strip());
      Optional<String> digits =
          named.matches() ? LookAlikes.digits(named.group(2)) : Optional.empty();
      if (digits.isPresent()) {
        boolean label = named.group(1).toUpperCase(Locale.ROOT).startsWith("LBL");
        String name = named.group(2);
        String number = digits.get();
        Set<String> witnesses = label ? jumps : labels;
        boolean certain =
            witnesses.contains(number)
                && !witnesses.contains(name)
                && !(label && labels.contains(number));
        if (certain) {
          String reason = (label ? "a jump uses" : "there is a label with") + " this number";
          change(i, named.group(1).strip() + ' ' + number, reason);
        } else if (name.chars().anyMatch(Character::isDigit)) {
          questions.add(
              at(lines.get(i).origin(), name)
                  .error(name + " is a name or a number")
                  .near(List.of(number, '"' + name + '"')));
        }
      }
    }
  }

  /** Returns the labels in the operands of functions, without their quotes. */
  private Set<String> operands(String functions) {
    Pattern step = Pattern.compile("(?i)\\W{0,3}(?:" + functions + ")\\s+\"?([^\"\\s]+)\"?");
    return lines.stream()
        .map(line -> step.matcher(line.plainStep().strip()))
        .filter(Matcher::matches)
        .map(matcher -> matcher.group(1))
        .collect(Collectors.toSet());
  }

  /** Reports jumps to missing labels if a label that may have been meant looks alike. */
  private void askForLabels(Assembler.Assembly read) {
    for (SourceMap.MappedProgram program : read.source().programs()) {
      Set<String> jumps = local(program, step -> !step.isLabel());
      Set<String> labels = local(program, Instruction::isLabel);
      boolean indirect =
          program.lines().stream()
              .map(SourceMap.MappedLine::instruction)
              .anyMatch(
                  step ->
                      step.function().operand() == OperandKind.JUMP
                          && step.operand() instanceof Operand.Postfix);
      for (SourceMap.MappedLine line :
          indirect ? List.<SourceMap.MappedLine>of() : program.lines()) {
        line.local()
            .map(RecognizedListing::name)
            .filter(name -> !line.instruction().isLabel() && !labels.contains(name))
            .ifPresent(name -> askForLabel(line, name, alike(name, labels, jumps)));
      }
    }
    Set<String> globals = globals(read);
    read.source()
        .all()
        .forEach(
            found ->
                found
                    .line()
                    .callee()
                    .filter(name -> !globals.contains(name))
                    .ifPresent(
                        name -> askForLabel(found.line(), name, alike(name, globals, Set.of()))));
  }

  private static Set<String> globals(Assembler.Assembly read) {
    return read.source()
        .all()
        .flatMap(found -> found.line().global().stream())
        .collect(Collectors.toSet());
  }

  private static Set<String> local(
      SourceMap.MappedProgram program, Predicate<Instruction> included) {
    return program.lines().stream()
        .filter(line -> included.test(line.instruction()))
        .flatMap(line -> line.local().stream())
        .map(RecognizedListing::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(Operand.Local label) {
    return StepText.LISTING.twoDigits(label.label());
  }

  private static List<String> alike(String name, Set<String> labels, Set<String> called) {
    return labels.stream()
        .filter(label -> !called.contains(label))
        .filter(label -> label.length() == name.length())
        .filter(label -> LookAlikes.distance(name, label, LookAlikes.LOST) <= LookAlikes.LOST)
        .sorted()
        .toList();
  }

  private void askForLabel(SourceMap.MappedLine jump, String name, List<String> labels) {
    if (!labels.isEmpty()) {
      int line = lines.get(jump.place().line() - 1).origin();
      questions.add(
          at(line, "")
              .error(
                  "there is no LBL %s, and LBL %s looks like it: one of them was misread"
                      .formatted(CharacterSet.glyphs(name), CharacterSet.glyphs(labels.get(0)))));
    }
  }

  /** Compares the number of bytes with the number that the listing states. */
  private void askForBytes(Assembler.Assembly read) {
    if (read.programs().size() != 1 || read.hasErrors() || !questions.isEmpty()) {
      return;
    }
    int bytes = read.programs().get(0).length;
    for (int i = 0; i < file.size(); i++) {
      Matcher stated = STATED.matcher(file.get(i));
      if (stated.lookingAt()) {
        int number = Integer.parseInt(stated.group(1).replace(",", ""));
        if (number != bytes && number != bytes - END_BYTES) {
          questions.add(
              at(i + 1, "")
                  .error(
                      "the listing states %d bytes, but the steps have %d"
                          .formatted(number, bytes)));
        }
        return;
      }
    }
  }

  private Diagnostic moved(Diagnostic problem) {
    RecognizedLine line = lines.get(problem.line() - 1);
    SourceLine source = at(line.origin(), line.plainStep().strip());
    boolean same = source.text().equals(line.text());
    return problem.movedTo(
        line.origin(),
        same ? problem.column() : source.start() + 1,
        same ? problem.excerpt() : source.warning("").excerpt());
  }

  private SourceMap moved(SourceMap source) {
    return new SourceMap(
        source.programs().stream()
            .map(
                program ->
                    new SourceMap.MappedProgram(
                        program.bytes(),
                        program.lines().stream()
                            .map(
                                line ->
                                    new SourceMap.MappedLine(
                                        line.number(), moved(line.place()), line.instruction()))
                            .toList()))
            .toList());
  }

  private SourceMap.MappedPlace moved(SourceMap.MappedPlace place) {
    SourceLine line = at(lines.get(place.line() - 1).origin(), "");
    return new SourceMap.MappedPlace(line.number(), line.step().start(), line.text().length());
  }
}
