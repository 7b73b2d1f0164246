package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.key.OperandKind;
import hp41.listing.TypedLine.TypedWord;
import hp41.machine.CalculatorFunction;
import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.machine.Operand;
import java.util.List;
import java.util.Random;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests typed lines. */
class TypedLineTest {

  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

  private static String words(String line) {
    TypedLine typed = TypedLine.read(line, Fixtures.MAINFRAME);
    List<String> words = typed.words().stream().map(TypedLineTest::describe).toList();
    String problem = typed.problem().map(p -> " ! " + p).orElse("");
    return String.join(" ", words) + problem;
  }

  private static String describe(TypedWord word) {
    if (word instanceof TypedWord.WordValue number) {
      return "number:" + number.value();
    } else if (word instanceof TypedWord.WordText text) {
      return (text.append() ? "append:" : "text:") + text.characters();
    } else if (word instanceof TypedWord.WordKey key) {
      return "key:" + key.name();
    } else if (word instanceof TypedWord.GoToLine line) {
      return "line:" + line.number();
    } else if (word instanceof TypedWord.NewProgram) {
      return "new";
    }
    TypedWord.WordStep step = (TypedWord.WordStep) word;
    return step.line().function()
        + (step.line().operand() == Operand.NONE ? "" : "[" + operand(step) + "]");
  }

  private static String operand(TypedWord.WordStep step) {
    String text = step.line().operand().toString();
    return text.substring(text.indexOf('[') + 1, text.length() - 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "2 3 +                | number:2 number:3 +",
        "2 3+                 | number:2 ! 1:3: unknown instruction 3+; did you mean + or S+?",
        "STO 05 RCL IND X     | STO[code=5] RCL[code=243]",
        "\"TEXT\" >\"MORE\"   | text:TEXT append:MORE",
        "FIX 4 XEQ \"NAME\"   | FIX[code=4] XEQ[text=NAME]",
        "XEQ 8QUEENS SIN      | XEQ[text=8QUEENS] SIN",
        "xeq sin              | XEQ[text=SIN]",
        "XEQ A XEQ 05         | XEQ[label=102] XEQ[label=5]",
        "-1.5E-3 R/S sst      | number:-1.5E-3 key:R/S key:SST",
        "1,5 1 E3 E E- . 5.   | number:1.5 number:1E3 number:1 number:1 number:0 number:5.",
        "0.000000000E+00      | number:0.000000000E00",
        "GTO .005 GTO .. GTO 5 | line:5 new GTO[label=5]",
        "SIZE 050 CLP \"A\"   | SIZE[number=50] CLP[text=A]",
        "ASN \"SIN\" -15 CAT 1 | ASN[name=SIN, key=73] CAT[code=1]",
        "ASN \"SIN\" 42        | ASN[name=SIN, key=36]",
        "5 ENTER 3 X<>Y?      | number:5 ENTER^ number:3 X≠Y?",
        "LBL \"A\"            | LBL[name=A, key=0]",
        "1 2 SNI 4            | number:1 number:2 ! 1:5: unknown instruction SNI; did you mean SCI or SIN?",
        "STO                  |  ! 1:4: STO needs a register: 00 to 99, X Y Z T L, or IND and one of these",
        "\"A\"5               | text:A ! 1:4: a blank is missing before 5",
        "2 ; a comment        | number:2",
      })
  void wordsAreReadUpToTheFirstUnknownOne(String line, String expected) {
    assertThat(words(line).strip()).isEqualTo(expected.strip());
  }

  @Test
  void aTextOfAMillionCharactersIsSplitAtOnce() {
    int length = 1_000_000;
    TypedLine line = TypedLine.read('"' + "A".repeat(length) + '"', Fixtures.MAINFRAME);
    assertThat(line.problem()).isEmpty();
    assertThat(line.words())
        .hasSize(1 + (length - TextReader.LONGEST + 13) / 14)
        .last()
        .isInstanceOfSatisfying(
            TypedLine.TypedWord.WordText.class, it -> assertThat(it.append()).isTrue());
  }

  @Test
  void capitalsExceptTextsAndLocalLabels() {
    assertThat(TypedLine.capitals("xeq 8queens 6e-23 \"No\" >\"a b\" sto x xeq a"))
        .isEqualTo("XEQ 8QUEENS 6E-23 \"No\" >\"a b\" STO X XEQ a");
  }

  /** Upper and lower case are the same in a typed line. */
  @Test
  void everyFunctionIsTypedAsAListingSpellsIt() {
    long seed = Long.getLong("hp41.seed", new Random().nextLong());
    Random random = new Random(seed);
    InstructionSet known = Internals.known();
    Assembler assembler = new Assembler(known);
    for (ModuleDefinition module : known.modules()) {
      for (CalculatorFunction function : module.functions()) {
        String line = function + operand(function.operand(), random);
        String typed = random.nextBoolean() ? line : lowerCase(line);
        if (function.programmable() && !line.equals("END")) {
          TypedLine read = TypedLine.read(typed, known);
          assertThat(read.problem()).as("seed %d: %s", seed, typed).isEmpty();
          assertThat(bytes(read))
              .as("seed %d: %s", seed, typed)
              .isEqualTo(bytes(assembler.assemble(line).source()));
        }
      }
    }
  }

  private static byte[] bytes(TypedLine typed) {
    return ((TypedWord.WordStep) typed.words().get(0)).line().bytes();
  }

  private static byte[] bytes(SourceMap source) {
    return source.programs().get(0).lines().get(0).bytes();
  }

  /** Converts A to Z, except in quotes. A lower-case Σ is another character. */
  private static String lowerCase(String line) {
    return line.contains("\"") ? line : StringUtils.replaceChars(line, CAPITALS, LETTERS);
  }

  private static String operand(OperandKind kind, Random random) {
    return switch (kind) {
      case NONE, TEXT, NUMBER -> "";
      case ASSIGNMENT -> " \"SIN\" -11";
      case LABEL, JUMP, PROGRAM -> " \"TEST%d\"".formatted(random.nextInt(100));
      case COUNT, LINE -> " %03d".formatted(random.nextInt(200));
      case REGISTER, FLAG, SETTABLE_FLAG, DIGIT ->
          random.nextBoolean() ? " %02d".formatted(random.nextInt(10)) : " IND X";
    };
  }
}
