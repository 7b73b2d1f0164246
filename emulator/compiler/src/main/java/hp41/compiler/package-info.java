/**
 * Compiles program lines that are executed very often to JVM bytecode. The interpreter, {@link
 * hp41.machine.Processor}, defines the behaviour: it executes every line that has no {@link
 * hp41.machine.Translation}, every line whose operands are not ordinary, and all lines while a
 * trace printer or debugger needs each of them.
 *
 * <p>Start with {@link hp41.compiler.CompilingTier}, which decides what is compiled and switches
 * between compiled code and the interpreter. {@code ControlFlowGraph} divides a program into basic
 * blocks, {@code SafePoints} selects those where compiled code may be entered, {@code BlockWriter}
 * and {@code LineWriter} translate the lines. {@code Code} is the only class that uses the bytecode
 * library ASM. Compiled code calls {@code ArithmeticHelpers} for arithmetic, and {@code Jumps} for
 * jumps to lines that are only known at run time.
 *
 * <p>The package uses {@code hp41.machine}, {@code hp41.memory} and {@code hp41.number}.
 */
package hp41.compiler;
