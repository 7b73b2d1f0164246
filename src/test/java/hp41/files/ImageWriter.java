package hp41.files;

import hp41.Accessory;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.util.List;

/**
 * A program that adds programs to an image: it writes a line when it is ready, waits for one, and
 * then adds so many, whose labels are a letter and a number.
 */
final class ImageWriter {

  private ImageWriter() {}

  /** Takes the image, the letter and how many. */
  public static void main(String[] arguments) throws IOException {
    InstructionSet functions = Accessory.known();
    System.out.println("ready");
    if (System.in.read() < 0) {
      return;
    }
    for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
      String listing = "LBL \"%s%d\"\nEND\n".formatted(arguments[1], i);
      List<byte[]> program = new Assembler(functions).assemble(listing).programs();
      OutputKind.lif.write(arguments[0], program, functions, OutputKind.Making.PLAIN);
    }
  }
}
