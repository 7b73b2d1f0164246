package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Writes programs as listings that assemble to the same bytes. A step that the machine would encode
 * differently (RCL 05 in two bytes) is written as bytes, {@code #90 05}, with its name as a
 * comment. A label assigned to a key is followed by a comment with the key, {@code ; key 11}, which
 * the assembler reads.
 */
public final class Lister {

  private final Codec codec;
  private final StepReader reader;
  private final ListingStyle style;

  /**
   * The style of a listing.
   *
   * @param numbers whether each line begins with its number in three digits
   * @param pretty whether steps are spelled as the display shows them, {@code ENTER↑}, {@code
   *     LBL┬A}, where this assembles to the same bytes
   */
  public record ListingStyle(boolean numbers, boolean pretty) {

    /** The canonical style. */
    public static final ListingStyle PLAIN = new ListingStyle(false, false);
  }

  /**
   * A line of a listing.
   *
   * @param number the number of the line in its program, starting with 1
   * @param text the step without the number
   * @param instruction the instruction
   * @param bytes the bytes of the line
   */
  public record ListedLine(int number, String text, Instruction instruction, byte[] bytes) {}

  /** Creates a lister in canonical style. */
  public Lister(InstructionSet instructions) {
    this(instructions, ListingStyle.PLAIN);
  }

  /** Creates a lister. */
  public Lister(InstructionSet instructions, ListingStyle style) {
    this.codec = new Codec(instructions);
    this.reader = new StepReader(instructions);
    this.style = style;
  }

  /** Returns the listing of some programs. Each line ends with a line feed. */
  public String list(List<byte[]> programs) {
    StringBuilder listing = new StringBuilder();
    for (byte[] program : programs) {
      for (ListedLine line : lines(program)) {
        if (style.numbers()) {
          listing.append(ZeroPadding.decimal(line.number(), 3)).append(' ');
        }
        listing.append(line.text()).append('\n');
      }
    }
    return listing.toString();
  }

  /** Returns the lines of a program without nulls. */
  public List<ListedLine> lines(byte[] program) {
    List<ListedLine> lines = new ArrayList<>();
    for (byte[] bytes : LineLength.split(program)) {
      if (bytes[0] != 0) {
        byte[] plain = ProgramBytes.plain(bytes);
        Instruction step = codec.decode(plain);
        lines.add(new ListedLine(lines.size() + 1, text(step, plain), step, plain));
      }
    }
    return lines;
  }

  /** Returns a step by name, without comments; empty if it would assemble to other bytes. */
  public Optional<String> step(Instruction step) {
    return Optional.of(StepText.LISTING.of(step))
        .filter(text -> isReadAs(text, ProgramBytes.plain(step.bytes())));
  }

  private String text(Instruction step, byte[] bytes) {
    boolean xrom = StepText.isXrom(bytes);
    String plain = StepText.LISTING.of(step);
    String key = StepText.key(step);
    for (String name : style.pretty() ? List.of(pretty(step), plain) : List.of(plain)) {
      String text = name + key;
      if (isReadAs(text, bytes)) {
        boolean named = xrom && !text.equals(StepText.xrom(bytes));
        return named ? text + " ;" + StepText.xrom(bytes) : text;
      }
    }
    return (xrom ? StepText.xrom(bytes) : StepText.raw(bytes)) + " ;" + plain;
  }

  /**
   * Returns a step as the display shows it. Numbers have no blank, so that they do not look like
   * line numbers.
   */
  private static String pretty(Instruction step) {
    return step.operand() instanceof Operand.Digits
        ? StepText.LISTING.of(step)
        : StepSpelling.shown(step);
  }

  private boolean isReadAs(String text, byte[] bytes) {
    try {
      LineScanner cursor = new LineScanner(text);
      List<Instruction> read = reader.readStep(cursor);
      cursor.skipBlanks();
      return cursor.isAtComment()
          && cursor.remarks().isEmpty()
          && read.size() == 1
          && Arrays.equals(ProgramBytes.plain(read.get(0).bytes()), bytes);
    } catch (ParseError misread) {
      return false;
    }
  }
}
