package hp41.machine;

import java.util.List;

/**
 * A plug-in module, or the mainframe.
 *
 * @param name as it is called in catalogues and help
 * @param xrom its number, 1 to 31; 0 for the mainframe
 * @param functions in catalogue order
 */
public record Module(String name, int xrom, List<Function> functions) {

  public Module {
    functions = List.copyOf(functions);
  }

  /** The two bytes of function {@code number} of module {@code xrom}. */
  public static int code(int xrom, int number) {
    return 0xA000 | xrom << 6 | number;
  }
}
