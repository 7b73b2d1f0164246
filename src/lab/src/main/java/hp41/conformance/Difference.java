package hp41.conformance;

/**
 * A difference between the two engines.
 *
 * @param what the part that differs: {@code display}, {@code X}, {@code register 0C0}
 * @param own the value of the built-in engine
 * @param machine the value of the microcode engine
 */
record Difference(String what, String own, String machine) {

  @Override
  public String toString() {
    return "%s: %s, the machine has %s".formatted(what, shown(own), shown(machine));
  }

  private static String shown(String content) {
    return content.isEmpty() ? "nothing" : content;
  }
}
