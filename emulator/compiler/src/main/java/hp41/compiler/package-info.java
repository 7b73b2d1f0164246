/**
 * The second way to execute programs: those in memory that are executed very often are translated
 * into classes of the Java machine, whose own compiler makes machine code of them. The interpreter,
 * {@link hp41.machine.Processor}, stays the reference: it executes each line that has no {@link
 * hp41.machine.Translation}, or in which something unusual happens, and all that somebody looks at.
 *
 * <p>{@link hp41.compiler.CompilingTier} decides what is translated and goes to and fro; an {@code
 * ControlFlowGraph} says where the lines of a program lead, a {@code BlockWriter} and a {@code
 * LineWriter} translate them into what {@code Code} makes a class of, the only one that knows the
 * library for that. What lines compute is in {@code ArithmeticHelpers}.
 */
package hp41.compiler;
