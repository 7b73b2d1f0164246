/**
 * The HP-41 as a library without a user interface: load programs, press keys or type words, let it
 * run, and look at what it shows.
 *
 * <pre>{@code
 * String listing = "LBL \"FACT\"\n1\nX<>Y\nLBL 01\nST* Y\nDSE X\nGTO 01\nRDN\nEND";
 * Calculator calculator = new Calculator(Model.CX, InstantSource::system);
 * calculator.load(new Assembler(calculator.known()).assemble(listing).programs());
 * calculator.type("13 XEQ \"FACT\"");
 * if (calculator.run(10_000)) {
 *   System.out.println(calculator.display());
 *   calculator.contents().flag(28, false);
 *   System.out.println(calculator.contents().shown(calculator.contents().x()));
 * }
 * }</pre>
 *
 * <p>To read the code, follow a key through the packages:
 *
 * <ol>
 *   <li>A {@link hp41.key.Key} goes to the {@link hp41.keyboard.Keyboard}. What is open there, from
 *       nothing to a number, a name or an operand being keyed, takes it and says what is open next.
 *       Prompts follow from the {@link hp41.machine.OperandKind} of a function.
 *   <li>In the end there is an {@link hp41.machine.Instruction}: a {@link
 *       hp41.machine.CalculatorFunction} with its {@link hp41.machine.Operand}. It is executed, or
 *       in PRGM mode inserted into the program as the bytes that the {@link hp41.machine.Codec}
 *       makes of it.
 *   <li>The {@link hp41.machine.Processor} executes instructions, single ones and programs; its
 *       {@linkplain hp41.machine.Processor#run run loop} is a screen long, and a second way ({@code
 *       hp41.compiler}) to execute the lines of programs that run very long is beside it. It knows
 *       no function by name.
 *   <li>What the functions do is in tables, a row for each: {@link
 *       hp41.functions.mainframe.Mainframe}.
 *   <li>They compute with ten digits and round as the machine does: {@link hp41.number.Decimal},
 *       and within a function {@link hp41.number.Extended}.
 *   <li>All that changes is {@link hp41.memory.Memory}: 56-bit {@linkplain hp41.memory.Word words}
 *       at the machine's addresses. {@link hp41.memory.Stack}, {@link hp41.memory.Flags}, {@link
 *       hp41.memory.ProgramMemory} and the others are views of it. {@link hp41.machine.Machine}
 *       holds them together.
 *   <li>What is shown and told goes to the {@link hp41.machine.Outbox}, what is asked of the
 *       outside through {@link hp41.peripherals.Peripherals}.
 *   <li>A {@link hp41.Snapshot} is all there is to see of it, and what a front end draws.
 * </ol>
 *
 * <p>Beside this way lie {@link hp41.listing.Assembler} and {@link hp41.listing.Lister}, between
 * programs and text; {@linkplain hp41.Calculator#type typed lines}, which are read by the former
 * and done as keys are; and {@link hp41.StateFile}, which keeps an {@link hp41.Image} of memory.
 */
package hp41;
