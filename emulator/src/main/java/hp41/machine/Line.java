package hp41.machine;

/**
 * A line of a program in memory, decoded.
 *
 * @param address of its first byte
 * @param next the pointer behind it
 * @param instruction what it says
 * @param target the pointer that its compiled jump leads to, -1 if it has none
 */
record Line(int address, int next, Instruction instruction, int target) {

  static final int NOT_COMPILED = -1;
}
