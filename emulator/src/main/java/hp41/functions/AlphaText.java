package hp41.functions;

import hp41.machine.Event;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.number.DigitEntry;

/** What works on the ALPHA register. */
public final class AlphaText {

  private static final int LARGEST_CODE = 255;

  /** The tone that sounds when ALPHA is full. */
  private static final int FULL = 7;

  private AlphaText() {}

  /** A text line: replaces ALPHA, or appends to it when it begins with the append sign. */
  public static void line(Machine machine, Operand operand) {
    String characters = ((Operand.Text) operand).characters();
    if (!characters.isEmpty()) {
      if (characters.charAt(0) == CharacterSet.APPEND) {
        machine.alpha().append(characters.substring(1));
      } else {
        machine.alpha().set(characters);
      }
    }
    machine.stackLift(true);
  }

  /** ARCL: a number as displayed but without the blanks, text as it is. */
  public static void recall(Machine machine, int address) {
    long word = Operands.read(machine, address);
    machine
        .alpha()
        .append(
            Word.isText(word)
                ? Word.text(word)
                : CharacterSet.characters(Word.numeral(word, machine.flags().displayFormat())));
  }

  /** AVIEW; keyed in ALPHA mode it is no message, since ALPHA shows anyway. */
  public static void view(Machine machine) {
    if (!machine.inProgram() && machine.flags().get(Flags.ALPHA)) {
      machine.outbox().post(new Event.Viewed(CharacterSet.glyphs(machine.alpha().text())));
      ProgramControl.printAlpha(machine);
    } else {
      ProgramControl.viewAlpha(machine);
    }
  }

  /**
   * AROT: characters go from the left to the right, or the other way below zero. X is not looked at
   * when there are none.
   */
  public static void rotate(Machine machine) {
    String text = machine.alpha().text();
    if (!text.isEmpty()) {
      Decimal x = machine.x();
      int first = Math.floorMod(Operands.whole(x, LARGEST_CODE) * x.signum(), text.length());
      machine.alpha().set(text.substring(first) + text.substring(0, first));
    }
  }

  /** ATOX. */
  public static void takeFirst(Machine machine) {
    String text = machine.alpha().text();
    if (!text.isEmpty()) {
      machine.alpha().set(text.substring(1));
    }
    machine.push(Word.of(Decimal.of(text.isEmpty() ? 0 : text.charAt(0))));
  }

  /** POSA. */
  public static void find(Machine machine) {
    String text = machine.alpha().text();
    String wanted = characters(machine);
    int place = wanted.isEmpty() ? -1 : text.indexOf(wanted);
    Shapes.replaceX(machine, Decimal.of(place));
  }

  /** XTOA: the tone that says ALPHA is full sounds for a code, but not for text. */
  public static void appendCharacter(Machine machine) {
    boolean code = !Word.isText(machine.stack().x());
    machine.alpha().append(characters(machine));
    if (code && machine.alpha().length() == Alpha.CAPACITY) {
      ProgramControl.sound(machine, FULL);
    }
  }

  /** The text in X, or the character whose code it is. */
  private static String characters(Machine machine) {
    long x = machine.stack().x();
    return Word.isText(x)
        ? Word.text(x)
        : String.valueOf((char) Operands.whole(Word.toDecimal(x), LARGEST_CODE));
  }

  /** ANUM. */
  public static void number(Machine machine) {
    DigitEntry.firstIn(machine.alpha().text(), machine.flags().displayFormat())
        .ifPresent(
            number -> {
              machine.push(Word.of(number));
              machine.flags().set(Flags.NUMBER_KEYED, true);
            });
  }
}
