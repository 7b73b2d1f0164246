package hp41.files;

import hp41.Internals;
import hp41.listing.Assembler;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.util.List;

/**
 * A process that adds programs to an image. It prints a line when it is ready, waits for a line of
 * input, and then adds a number of programs whose labels are a letter and a number.
 */
final class ImageWriter {

  private ImageWriter() {}

  /**
   * Runs the process.
   *
   * @param arguments the image, the letter and the number of programs
   */
  public static void main(String[] arguments) throws IOException {
    InstructionSet functions = Internals.known();
    System.out.println("ready");
    if (System.in.read() < 0) {
      return;
    }
    for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
      String listing = "LBL \"%s%d\"\nEND\n".formatted(arguments[1], i);
      List<byte[]> program = new Assembler(functions).assemble(listing).programs();
      OutputKind.lif.write(arguments[0], program, functions, OutputKind.WriteOptions.PLAIN);
    }
  }
}
