package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.Main;
import hp41.editor.debugging.Scopes.Group;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.lsp4j.debug.DisassembleArguments;
import org.eclipse.lsp4j.debug.DisassembledInstruction;
import org.eclipse.lsp4j.debug.InstructionBreakpoint;
import org.eclipse.lsp4j.debug.LoadedSourcesArguments;
import org.eclipse.lsp4j.debug.SetInstructionBreakpointsArguments;
import org.eclipse.lsp4j.debug.Source;
import org.eclipse.lsp4j.debug.SourceArguments;
import org.eclipse.lsp4j.debug.StackFrame;
import org.eclipse.lsp4j.debug.StepInArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the generated listings of program files and modules. */
class SourcesTest {

  @TempDir private Path folder;

  private static void convert(String... arguments) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    String[] all = new String[arguments.length + 1];
    all[0] = "convert";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    assertThat(Main.run(all, InputStream.nullInputStream(), said, said)).as("%s", said).isZero();
  }

  private static String text(DebugClient editor, Source source) {
    SourceArguments arguments = new SourceArguments();
    arguments.setSource(source);
    arguments.setSourceReference(source.getSourceReference());
    return done(editor.adapter().source(arguments)).getContent();
  }

  private Path listing(String text) throws IOException {
    return Files.writeString(folder.resolve("it.txt"), text);
  }

  @Test
  void programFileIsShownAsAListing() throws IOException {
    Path raw = folder.resolve("it.raw");
    convert(listing("LBL \"IT\"\n5\nSIN\nSTOP\nEND\n").toString(), raw.toString());
    try (DebugClient editor =
        new DebugClient().launch("program", raw.toString(), "stopOnEntry", true)) {
      editor.begin();
      StackFrame top = editor.stack()[0];
      assertThat(top.getSource().getSourceReference()).isPositive();
      assertThat(text(editor, top.getSource())).isEqualTo("LBL \"IT\"\n5\nSIN\nSTOP\nEND\n");
      editor.breakAt(top.getSource(), DebugClient.line(3));
      editor.goOn();
      assertThat(editor.place()).isEqualTo("3:1");
    }
  }

  @Test
  void programOfAModuleIsShownAsAListing() throws IOException {
    Path module = folder.resolve("it.mod");
    Path sub = Files.writeString(folder.resolve("sub.txt"), "LBL \"SUB\"\n2\n*\nRTN\nEND\n");
    convert(sub.toString(), module.toString(), "--xrom", "17");
    Path main = listing("LBL \"IT\"\n5\nXEQ \"SUB\"\nSTOP\nEND\n");
    try (DebugClient editor =
        new DebugClient()
            .launch("program", main.toString(), "plug", module.toString(), "stopOnEntry", true)) {
      editor.begin();
      for (int i = 0; i < 3; i++) {
        editor.then(editor.adapter().stepIn(new StepInArguments()));
      }
      assertThat(editor.frames()).containsExactly("SUB:1", "IT:3");
      StackFrame top = editor.stack()[0];
      assertThat(text(editor, top.getSource())).startsWith("LBL \"SUB\"\n2\n*\n");
      editor.breakAt(top.getSource(), DebugClient.line(3));
      assertThat(editor.goOn().getReason()).isEqualTo("breakpoint");
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "2").containsEntry("Y", "5");
      assertThat(done(editor.adapter().loadedSources(new LoadedSourcesArguments())).getSources())
          .extracting(Source::getName)
          .containsExactly("it.txt", "SUB");
    }
    try (DebugClient editor =
        new DebugClient().launch("program", module.toString(), "stopOnEntry", true)) {
      editor.begin();
      assertThat(editor.frames()).containsExactly("SUB:1");
    }
  }

  @Test
  void aBreakpointWithoutAnAddressHasNoPlace() {
    assertThat(Disassembly.pointer(null, null)).isEmpty();
    assertThat(Disassembly.pointer("", 1)).isEmpty();
  }

  @Test
  void disassemblyShowsBytesAndHasBreakpoints() throws IOException {
    Path file = listing("LBL \"IT\"\n5, RCL 01\nSTOP\nEND\n");
    try (DebugClient editor =
        new DebugClient().launch("program", file.toString(), "stopOnEntry", true)) {
      editor.begin();
      DisassembleArguments wanted = new DisassembleArguments();
      wanted.setMemoryReference(editor.stack()[0].getInstructionPointerReference());
      wanted.setInstructionOffset(-1);
      wanted.setInstructionCount(6);
      DisassembledInstruction[] lines =
          done(editor.adapter().disassemble(wanted)).getInstructions();
      assertThat(lines)
          .extracting(DisassembledInstruction::getInstruction)
          .containsExactly("", "001 LBL┬IT", "002 5", "003 RCL 01", "004 STOP", "005 END");
      assertThat(lines[3].getInstructionBytes()).isEqualTo("21");
      assertThat(lines[3].getLine()).isEqualTo(2);
      assertThat(lines[3].getColumn()).isEqualTo(4);
      assertThat(Arrays.stream(lines).map(DisassembledInstruction::getAddress))
          .isSorted()
          .doesNotHaveDuplicates();
      InstructionBreakpoint at = new InstructionBreakpoint();
      at.setInstructionReference(lines[3].getAddress());
      at.setOffset(1);
      SetInstructionBreakpointsArguments breakpoints = new SetInstructionBreakpointsArguments();
      breakpoints.setBreakpoints(new InstructionBreakpoint[] {at});
      done(editor.adapter().setInstructionBreakpoints(breakpoints));
      assertThat(editor.goOn().getReason()).isEqualTo("instruction breakpoint");
      assertThat(editor.place()).isEqualTo("3:1");
    }
  }
}
