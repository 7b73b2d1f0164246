package hp41.editor.debugging;

import static hp41.editor.debugging.DebugClient.done;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.editor.debugging.Scopes.Group;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.debug.Breakpoint;
import org.eclipse.lsp4j.debug.BreakpointLocationsArguments;
import org.eclipse.lsp4j.debug.ContinueArguments;
import org.eclipse.lsp4j.debug.DataBreakpoint;
import org.eclipse.lsp4j.debug.DataBreakpointInfoArguments;
import org.eclipse.lsp4j.debug.ExceptionInfoArguments;
import org.eclipse.lsp4j.debug.FunctionBreakpoint;
import org.eclipse.lsp4j.debug.GotoArguments;
import org.eclipse.lsp4j.debug.GotoTarget;
import org.eclipse.lsp4j.debug.GotoTargetsArguments;
import org.eclipse.lsp4j.debug.InstructionBreakpoint;
import org.eclipse.lsp4j.debug.ReverseContinueArguments;
import org.eclipse.lsp4j.debug.SetDataBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetExceptionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetFunctionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SetInstructionBreakpointsArguments;
import org.eclipse.lsp4j.debug.SourceBreakpoint;
import org.eclipse.lsp4j.debug.StoppedEventArguments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks breakpoints, conditions and log messages. */
class BreakpointsTest {

  private static final String COUNTER =
      """
      LBL "COUNT"
      ; from 1 to 5
      1.005
      STO 00
      LBL 01
      RCL 00, INT
      ST+ 01
      ISG 00
      GTO 01
      XEQ "LAST"
      END
      LBL "LAST"
      0
      1/X
      END
      """;

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("count.txt");
  }

  private DebugClient launched(Object... more) throws IOException {
    return new DebugClient().launch(file(), COUNTER, more);
  }

  private static SourceBreakpoint with(int line, String condition, String often, String message) {
    SourceBreakpoint breakpoint = DebugClient.line(line);
    breakpoint.setCondition(condition);
    breakpoint.setHitCondition(often);
    breakpoint.setLogMessage(message);
    return breakpoint;
  }

  private static void watch(DebugClient editor, String name) {
    assertThat(onChange(editor, name, null, null).isVerified()).isTrue();
  }

  @Test
  void breakpointInACommentMovesToTheNextStep() throws IOException {
    try (DebugClient editor = launched()) {
      Breakpoint[] told = editor.breakAt(file(), 2, 99);
      assertThat(told[0].isVerified()).isTrue();
      assertThat(told[0].getLine()).isEqualTo(3);
      assertThat(told[1].isVerified()).isFalse();
      assertThat(editor.breakAt(folder.resolve("other.txt"), 1)[0].getMessage())
          .isEqualTo("no program of this listing is in memory");
      StoppedEventArguments how = editor.begin();
      assertThat(how.getReason()).isEqualTo("breakpoint");
      assertThat(how.getHitBreakpointIds()).containsExactly(told[0].getId());
      assertThat(editor.place()).isEqualTo("3:1");
    }
  }

  @Test
  void breakpointCanBeAtTheSecondStepOfALine() throws IOException {
    try (DebugClient editor = launched()) {
      BreakpointLocationsArguments line = new BreakpointLocationsArguments();
      line.setSource(DebugClient.source(file()));
      line.setLine(6);
      assertThat(done(editor.adapter().breakpointLocations(line)).getBreakpoints())
          .extracting(it -> it.getColumn())
          .containsExactly(1, 9);
      SourceBreakpoint second = DebugClient.line(6);
      second.setColumn(9);
      editor.breakAt(DebugClient.source(file()), second);
      editor.begin();
      assertThat(editor.place()).isEqualTo("6:9");
    }
  }

  @Test
  void conditionDecidesWithoutSideEffects() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(DebugClient.source(file()), with(7, "4 X=Y?", null, null));
      editor.begin();
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "4").containsEntry("Y", "3");
      assertThat(editor.variables(Group.REGISTERS)).containsEntry("R01", "6");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "X>>3           | -       | -         | unknown instruction X>>3",
        "quatsch        | -       | -         | unknown instruction quatsch",
        "R999>1         | -       | -         | there is no R999: SIZE is 100",
        "X>             | -       | -         | a value is missing",
        "ALPHA<3        | -       | -         | texts can only be compared by = or !=",
        "-              | often   | -         | a hit condition is a number from 1",
        "-              | % 0     | -         | a hit condition is a number from 1",
        "-              | -       | at {QUA}  | unknown instruction QUA",
      })
  void conditionThatCannotBeEvaluatedIsRefusedWhenItIsSet(
      String condition, String often, String message, String why) throws IOException {
    try (DebugClient editor = launched()) {
      List<Breakpoint> told = new ArrayList<>();
      told.add(editor.breakAt(DebugClient.source(file()), with(7, condition, often, message))[0]);
      if (message == null) {
        told.add(atLabel(editor, "COUNT", condition, often));
        told.add(atAddress(editor, condition, often));
        told.add(onChange(editor, "R01", condition, often));
      }
      assertThat(told)
          .allMatch(it -> !it.isVerified())
          .extracting(Breakpoint::getMessage)
          .allMatch(it -> it.startsWith(why));
      assertThat(editor.begin().getReason()).isEqualTo("exception");
      assertThat(editor.output()).isEmpty();
    }
  }

  private static Breakpoint atLabel(
      DebugClient editor, String name, String condition, String often) {
    FunctionBreakpoint wanted = new FunctionBreakpoint();
    wanted.setName(name);
    wanted.setCondition(condition);
    wanted.setHitCondition(often);
    SetFunctionBreakpointsArguments arguments = new SetFunctionBreakpointsArguments();
    arguments.setBreakpoints(new FunctionBreakpoint[] {wanted});
    return done(editor.adapter().setFunctionBreakpoints(arguments)).getBreakpoints()[0];
  }

  /** Sets a breakpoint at the instruction of the next line. */
  private static Breakpoint atAddress(DebugClient editor, String condition, String often) {
    InstructionBreakpoint wanted = new InstructionBreakpoint();
    wanted.setInstructionReference(editor.stack()[0].getInstructionPointerReference());
    wanted.setCondition(condition);
    wanted.setHitCondition(often);
    SetInstructionBreakpointsArguments arguments = new SetInstructionBreakpointsArguments();
    arguments.setBreakpoints(new InstructionBreakpoint[] {wanted});
    return done(editor.adapter().setInstructionBreakpoints(arguments)).getBreakpoints()[0];
  }

  private static Breakpoint onChange(
      DebugClient editor, String name, String condition, String often) {
    DataBreakpoint wanted = new DataBreakpoint();
    wanted.setDataId(name);
    wanted.setCondition(condition);
    wanted.setHitCondition(often);
    SetDataBreakpointsArguments arguments = new SetDataBreakpointsArguments();
    arguments.setBreakpoints(new DataBreakpoint[] {wanted});
    return done(editor.adapter().setDataBreakpoints(arguments)).getBreakpoints()[0];
  }

  @Test
  void breakpointAtTheFirstLineStopsThereOnce() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(file(), 1);
      assertThat(editor.begin().getReason()).isEqualTo("breakpoint");
      assertThat(editor.place()).isEqualTo("1:1");
      assertThat(editor.goOn().getReason()).isEqualTo("exception");
    }
    try (DebugClient editor = launched("stopOnEntry", true)) {
      editor.breakAt(file(), 1);
      assertThat(editor.begin().getReason()).isEqualTo("entry");
      assertThat(editor.goOn().getReason()).isEqualTo("exception");
    }
  }

  @Test
  void breakpointsWithoutTheirNameAreNotVerified() throws IOException {
    try (DebugClient editor = launched()) {
      SetFunctionBreakpointsArguments labels = new SetFunctionBreakpointsArguments();
      labels.setBreakpoints(new FunctionBreakpoint[] {new FunctionBreakpoint()});
      assertThat(done(editor.adapter().setFunctionBreakpoints(labels)).getBreakpoints())
          .noneMatch(Breakpoint::isVerified);
      SetDataBreakpointsArguments cells = new SetDataBreakpointsArguments();
      cells.setBreakpoints(new DataBreakpoint[] {new DataBreakpoint()});
      assertThat(done(editor.adapter().setDataBreakpoints(cells)).getBreakpoints())
          .noneMatch(Breakpoint::isVerified);
      SetInstructionBreakpointsArguments addresses = new SetInstructionBreakpointsArguments();
      addresses.setBreakpoints(new InstructionBreakpoint[] {new InstructionBreakpoint()});
      assertThat(done(editor.adapter().setInstructionBreakpoints(addresses)).getBreakpoints())
          .noneMatch(Breakpoint::isVerified);
    }
  }

  @Test
  void breakpointStopsAProgramThatTheConsoleStarts() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(file(), 1);
      editor.begin();
      editor.evaluate("XEQ \"COUNT\"", "repl");
      assertThat(editor.stops().getReason()).isEqualTo("breakpoint");
      assertThat(editor.place()).isEqualTo("1:1");
      editor.evaluate("R/S", "repl");
      assertThat(editor.stops().getReason()).isEqualTo("exception");
    }
  }

  @Test
  void endlessConditionStopsEvenWithALogMessage() throws IOException {
    String listing = "LBL \"A1\"\n7\nSTOP\nEND\nLBL \"EVER\"\nGTO \"EVER\"\nEND\n";
    try (DebugClient editor = new DebugClient().launch(file(), listing)) {
      editor.breakAt(DebugClient.source(file()), with(3, "XEQ \"EVER\"", null, "here"));
      assertThat(editor.begin().getReason()).isEqualTo("breakpoint");
      assertThat(editor.output())
          .containsExactly("condition XEQ \"EVER\": not finished after 10,000 lines");
    }
  }

  @Test
  void breakpointStopsAtItsHitCount() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(DebugClient.source(file()), with(7, null, ">= 3", null));
      editor.begin();
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "3");
      editor.goOn();
      assertThat(editor.variables(Group.STACK)).containsEntry("X", "4");
      Breakpoint[] told =
          editor.breakAt(DebugClient.source(file()), with(7, null, "now and then", null));
      assertThat(told[0].isVerified()).isFalse();
      assertThat(editor.goOn().getReason()).isEqualTo("exception");
    }
  }

  @Test
  void logMessageIsWrittenInsteadOfAStop() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(
          DebugClient.source(file()), with(8, null, null, "sum {R01}, twice {RCL 01 2 *}"));
      assertThat(editor.begin().getReason()).isEqualTo("exception");
      assertThat(editor.output())
          .containsExactly(
              "sum 1, twice 2.0000",
              "sum 3, twice 6.0000",
              "sum 6, twice 12.0000",
              "sum 10, twice 20.0000",
              "sum 15, twice 30.0000");
    }
  }

  @Test
  void functionBreakpointStopsAtALabel() throws IOException {
    try (DebugClient editor = launched()) {
      assertThat(atLabel(editor, "LAST", null, null).getLine()).isEqualTo(12);
      assertThat(editor.begin().getReason()).isEqualTo("function breakpoint");
      assertThat(editor.frames()).containsExactly("LAST:1", "COUNT:10");
    }
  }

  @Test
  void dataBreakpointStopsForwardsAndBackwards() throws IOException {
    try (DebugClient editor = launched()) {
      watch(editor, "R01");
      StoppedEventArguments how = editor.begin();
      assertThat(how.getReason()).isEqualTo("data breakpoint");
      assertThat(how.getText()).isEqualTo("R01: 0.0000 → 1.0000");
      assertThat(editor.place()).isEqualTo("8:1");
      assertThat(editor.goOn().getText()).isEqualTo("R01: 1.0000 → 3.0000");
      how = editor.then(editor.adapter().reverseContinue(new ReverseContinueArguments()));
      assertThat(how.getReason()).isEqualTo("data breakpoint");
      assertThat(how.getText()).isEqualTo("R01: 3.0000 → 1.0000");
      assertThat(editor.place()).isEqualTo("7:1");
    }
  }

  @Test
  void watchableValuesHaveDataIds() throws IOException {
    try (DebugClient editor = launched()) {
      for (String name : new String[] {"R05", "X", "L", "flag 01", "ALPHA"}) {
        DataBreakpointInfoArguments asked = new DataBreakpointInfoArguments();
        asked.setName(name);
        assertThat(done(editor.adapter().dataBreakpointInfo(asked)).getDataId()).isEqualTo(name);
      }
      DataBreakpointInfoArguments asked = new DataBreakpointInfoArguments();
      asked.setName("SIZE");
      assertThat(done(editor.adapter().dataBreakpointInfo(asked)).getDataId()).isNull();
    }
  }

  @Test
  void errorStopsOrEndsTheProgram() throws IOException {
    try (DebugClient editor = launched()) {
      StoppedEventArguments how = editor.begin();
      assertThat(how.getReason()).isEqualTo("exception");
      assertThat(how.getText()).startsWith("DATA ERROR in LAST, line 03 1/X");
      assertThat(editor.place()).isEqualTo("14:1");
      assertThat(done(editor.adapter().exceptionInfo(new ExceptionInfoArguments())))
          .extracting(it -> it.getExceptionId())
          .isEqualTo("DATA ERROR");
    }
    try (DebugClient editor = launched()) {
      SetExceptionBreakpointsArguments none = new SetExceptionBreakpointsArguments();
      none.setFilters(new String[0]);
      done(editor.adapter().setExceptionBreakpoints(none));
      editor.begins();
      assertThat(editor.ends()).isEqualTo(1);
      assertThat(editor.output()).anyMatch(it -> it.startsWith("DATA ERROR in LAST"));
    }
  }

  @Test
  void gotoSetsTheNextLine() throws IOException {
    try (DebugClient editor = launched()) {
      editor.breakAt(file(), 13);
      editor.begin();
      GotoTargetsArguments line = new GotoTargetsArguments();
      line.setSource(DebugClient.source(file()));
      line.setLine(15);
      GotoTarget[] targets = done(editor.adapter().gotoTargets(line)).getTargets();
      assertThat(Arrays.stream(targets).map(GotoTarget::getLabel)).containsExactly("END");
      GotoArguments there = new GotoArguments();
      there.setTargetId(targets[0].getId());
      assertThat(editor.then(editor.adapter().goto_(there)).getReason()).isEqualTo("goto");
      assertThat(editor.frames()).containsExactly("LAST:4", "COUNT:10");
      done(editor.adapter().continue_(new ContinueArguments()));
      assertThat(editor.ends()).isZero();
    }
  }
}
