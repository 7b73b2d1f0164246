package hp41.editor.debugging;

import hp41.Calculator;
import hp41.debug.Programs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The call stack: the next line, and the pending calls that led to it, up to six.
 *
 * @param calculator the calculator that runs the program
 */
record CallStack(Calculator calculator) {

  /** Returns the program pointers of the stack frames, beginning with the next line. */
  List<Integer> pointers() {
    Programs programs = calculator.programs();
    List<Integer> pointers = new ArrayList<>(List.of(programs.line(programs.pointer())));
    calculator.debugger().returns().forEach(it -> pointers.add(caller(programs, it)));
    return pointers;
  }

  /** Returns the line whose call returns to a pointer. */
  private static int caller(Programs programs, int pointer) {
    List<Integer> lines = programs.lines(pointer);
    return lines.get(Math.max(0, lines.indexOf(programs.line(pointer)) - 1));
  }

  /** Returns the name of a line, which is its program and its line number: {@code SUB:5}. */
  String name(int pointer) {
    Programs programs = calculator.programs();
    String name = programs.name(pointer);
    return (name.isEmpty() ? "program" : name) + ':' + programs.number(pointer);
  }

  /** Returns the whole call stack, beginning with the first call: {@code MAIN:9 ← SUB:5}. */
  String chain() {
    List<Integer> pointers = pointers();
    Collections.reverse(pointers);
    return pointers.stream().map(this::name).collect(Collectors.joining(" ← "));
  }
}
