package hp41.conformance;

/**
 * Something that is not the same on both engines.
 *
 * @param what it is: {@code display}, {@code X}, {@code register 0C0}
 * @param own what the calculator's own engine has
 * @param machine what the microcode has
 */
public record Difference(String what, String own, String machine) {

  @Override
  public String toString() {
    return "%s: %s, the machine has %s".formatted(what, shown(own), shown(machine));
  }

  private static String shown(String content) {
    return content.isEmpty() ? "nothing" : content;
  }
}
