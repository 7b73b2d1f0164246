package hp41.functions;

import hp41.event.Event;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Scratch;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.number.DigitEntry;

/** Functions that work on the ALPHA register. */
public final class AlphaText {

  private static final int LARGEST_CODE = 255;

  /** The number of the tone that sounds when ALPHA is full. */
  private static final int FULL = 7;

  // Times in words, measured on the microcode.

  /** The time of the tone that sounds when ALPHA is full. */
  private static final int FULL_SOUNDED = 1_610;

  /** The time to append a character of a register. */
  private static final int APPENDED = 61;

  private AlphaText() {}

  /** A text line: replaces ALPHA, or appends to it if the text begins with the append sign. */
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

  /** ARCL: appends a number as displayed, without blanks, or a text. */
  public static void recall(Machine machine, int address) {
    long word = Operands.read(machine, address);
    new Scratch(machine.memory()).displayed(word);
    String text =
        Word.isText(word)
            ? Word.text(word)
            : CharacterSet.characters(Word.numeral(word, machine.flags().displayFormat()));
    machine.alpha().append(text);
    machine.labels().addSkipTime(APPENDED * text.length());
  }

  /**
   * AVIEW: displays ALPHA. If keyed in ALPHA mode, it displays no message, because ALPHA is
   * visible.
   */
  public static void view(Machine machine) {
    if (!machine.inProgram() && machine.flags().get(Flags.ALPHA)) {
      machine.outbox().post(new Event.Viewed(CharacterSet.glyphs(machine.alpha().text())));
      ProgramControl.printAlpha(machine);
    } else {
      ProgramControl.viewAlpha(machine);
    }
  }

  /**
   * AROT: rotates the characters to the left, or to the right if X is negative. X is not read if
   * ALPHA is empty.
   */
  public static void rotate(Machine machine) {
    String text = text(machine);
    if (!text.isEmpty()) {
      Decimal x = machine.x();
      int first = Math.floorMod(Operands.whole(x, LARGEST_CODE) * x.signum(), text.length());
      replace(machine, text, text.substring(first) + text.substring(0, first));
    }
  }

  /** ATOX: removes the first character and pushes its code. */
  public static void takeFirst(Machine machine) {
    String text = text(machine);
    if (!text.isEmpty()) {
      replace(machine, text, text.substring(1));
    }
    machine.push(Word.of(Decimal.of(text.isEmpty() ? 0 : text.charAt(0))));
  }

  /** POSA: replaces X by the position of a text in ALPHA, or −1. */
  public static void find(Machine machine) {
    String sought = characters(machine);
    String text = text(machine);
    int place = sought.isEmpty() ? -1 : text.indexOf(sought);
    Shapes.replaceX(machine, Decimal.of(place));
  }

  /**
   * XTOA: appends a character or text. The tone for a full ALPHA sounds for a character code only.
   */
  public static void appendCharacter(Machine machine) {
    boolean code = !Word.isText(machine.stack().x());
    machine.alpha().append(characters(machine));
    if (code && machine.alpha().length() == Alpha.CAPACITY) {
      ProgramControl.sound(machine, FULL);
      machine.labels().addSkipTime(FULL_SOUNDED);
    }
  }

  /** Returns the text in X, or the character with the code in X. */
  private static String characters(Machine machine) {
    long x = machine.stack().x();
    return Word.isText(x)
        ? Word.text(x)
        : String.valueOf((char) Operands.whole(Word.toDecimal(x), LARGEST_CODE));
  }

  /** ANUM: pushes the first number in ALPHA and sets flag 22. */
  public static void number(Machine machine) {
    String text = text(machine);
    DigitEntry found = DigitEntry.firstIn(text, machine.flags().displayFormat());
    if (!text.isEmpty()) {
      new Scratch(machine.memory()).found(found);
    }
    if (found.hasDigits()) {
      machine.push(Word.of(found.value()));
      machine.flags().set(Flags.NUMBER_KEYED, true);
    } else {
      machine.printer().hideResult();
    }
  }

  /** Replaces ALPHA, whose first character has been found. */
  private static void replace(Machine machine, String old, String text) {
    machine.alpha().set(text);
    new Scratch(machine.memory()).findAlpha(old.length());
  }

  /** Returns ALPHA, whose first character the function finds. */
  public static String text(Machine machine) {
    String text = machine.alpha().text();
    new Scratch(machine.memory()).findAlpha(text.length());
    return text;
  }
}
