/**
 * The HP-41 as a library without a user interface: load programs, press keys or type lines, run
 * programs, and read the display.
 *
 * <pre>{@code
 * String listing = "LBL \"FACT\"\n1\nX<>Y\nLBL 01\nST* Y\nDSE X\nGTO 01\nRDN\nEND";
 * Calculator calculator = new Calculator(Model.CX, InstantSource::system);
 * calculator.load(calculator.read(listing.getBytes(StandardCharsets.UTF_8)).programs());
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
 *   <li>The {@link hp41.player.BuiltInEngine} passes a {@link hp41.key.Key} to the open entry: a
 *       number, a name, an operand. The entry returns the next entry. Prompts derive from the
 *       {@link hp41.key.OperandKind} of a function.
 *   <li>A complete entry is an {@link hp41.machine.Instruction}: a {@link
 *       hp41.machine.CalculatorFunction} with its {@link hp41.machine.Operand}. It is executed, or
 *       in PRGM mode inserted into the program as the bytes that {@link hp41.machine.Codec}
 *       returns.
 *   <li>The {@link hp41.machine.Processor} executes instructions and programs. Its {@linkplain
 *       hp41.machine.Processor#run run loop} fits on a screen. A {@link hp41.machine.Tier} can
 *       execute the lines of programs that run long. The processor knows no function by name.
 *   <li>The functions are tables with a row for each function: {@link
 *       hp41.functions.mainframe.Mainframe}.
 *   <li>They compute with ten digits and round as the machine does: {@link hp41.number.Decimal},
 *       and within a function {@link hp41.number.Extended}.
 *   <li>All state is in {@link hp41.memory.Memory}: 56-bit {@linkplain hp41.memory.Word words} at
 *       the machine's addresses. {@link hp41.memory.Stack}, {@link hp41.memory.Flags}, {@link
 *       hp41.memory.ProgramMemory} and others are views of it. {@link hp41.machine.Machine}
 *       contains them all.
 *   <li>Messages and events go to the {@link hp41.machine.Outbox}. The host provides {@link
 *       hp41.peripherals.Peripherals}, such as the clock.
 *   <li>A {@link hp41.Snapshot} contains everything that a front end displays.
 * </ol>
 *
 * <p>{@link hp41.Calculator#read} and {@link hp41.Calculator#list} convert listings to programs and
 * back, by {@link hp41.listing.Assembler} and {@link hp41.listing.Lister}. {@linkplain
 * hp41.Calculator#type Typed lines} are read with the same grammar. {@link hp41.StateFile} stores
 * an {@link hp41.Image} of memory.
 */
package hp41;
