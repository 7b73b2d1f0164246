/**
 * The machine that executes programs: memory with a program counter, instructions and their
 * encoding, and the execution of programs.
 *
 * <p>Start with {@link hp41.machine.Machine}, {@link hp41.machine.Processor}, {@link
 * hp41.machine.Codec} and {@link hp41.machine.Labels}. Half of the package are small records and
 * interfaces that other packages use: functions, instructions, operands and labels.
 *
 * <p>The package contains no functions; the instruction set is passed to it. It imports {@code
 * hp41.display}, {@code hp41.event}, {@code hp41.key}, {@code hp41.memory}, {@code hp41.module},
 * {@code hp41.number}, {@code hp41.peripherals}, {@code hp41.printer}, {@code hp41.program} and
 * {@code hp41.text}.
 */
package hp41.machine;
