/**
 * The machine that executes programs: memory with a program counter, the instructions and their
 * encoding as bytes, the run loop, and what the machine asks of the outside ({@link
 * hp41.machine.Peripherals}). It knows no function by name: the instruction set is handed to it by
 * whoever plugs the modules in.
 *
 * <p>The room is large because it is the vocabulary of all others: half of it are records and
 * interfaces of a few lines, which say what a function, an instruction, an operand, a label, an
 * event or a reason to halt is. What acts is {@link hp41.machine.Machine}, {@link
 * hp41.machine.Processor}, {@link hp41.machine.Codec} and {@link hp41.machine.Labels}.
 */
package hp41.machine;
