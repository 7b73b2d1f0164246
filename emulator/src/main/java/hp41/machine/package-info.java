/**
 * The machine that executes programs: memory with a program counter, the instructions and their
 * encoding as bytes, the run loop, and what the machine asks of the outside ({@link
 * hp41.machine.Peripherals}). It knows no function by name: the instruction set is handed to it by
 * whoever plugs the modules in.
 */
package hp41.machine;
