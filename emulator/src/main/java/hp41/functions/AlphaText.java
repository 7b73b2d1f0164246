package hp41.functions;

import hp41.machine.Event;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Word;

/** What works on the ALPHA register. */
final class AlphaText {

  private AlphaText() {}

  /** A text line: replaces ALPHA, or appends to it when it begins with the append sign. */
  static void line(Machine machine, Operand operand) {
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
  static void recall(Machine machine, int address) {
    long word = Operands.read(machine, address);
    machine
        .alpha()
        .append(
            Word.isText(word)
                ? Word.text(word)
                : CharacterSet.characters(
                    machine.flags().displayFormat().text(Word.toDecimal(word))));
  }

  static void store(Machine machine, int address) {
    machine.memory().write(address, machine.alpha().firstSix());
  }

  /** AVIEW; keyed in ALPHA mode it is no message, since ALPHA shows anyway. */
  static void view(Machine machine) {
    String text = CharacterSet.glyphs(machine.alpha().text());
    if (!machine.inProgram() && machine.flags().get(Flags.ALPHA)) {
      machine.outbox().post(new Event.Viewed(text));
    } else {
      ProgramControl.view(machine, text);
    }
  }
}
