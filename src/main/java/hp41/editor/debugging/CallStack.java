package hp41.editor.debugging;

import hp41.Calculator;
import hp41.listing.Programs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The line that is next, and those with the calls that have led there, up to six.
 *
 * @param calculator whose program it is
 */
record CallStack(Calculator calculator) {

  /** Pointers to them, the line that is next first. */
  List<Integer> pointers() {
    Programs programs = calculator.programs();
    List<Integer> pointers = new ArrayList<>(List.of(programs.line(programs.pointer())));
    calculator.debugger().returns().forEach(it -> pointers.add(caller(programs, it)));
    return pointers;
  }

  /** The line with the call that returns to a pointer. */
  private static int caller(Programs programs, int pointer) {
    List<Integer> lines = programs.lines(pointer);
    return lines.get(Math.max(0, lines.indexOf(programs.line(pointer)) - 1));
  }

  /** How a line is called: by the program and its number there, {@code SUB:5}. */
  String name(int pointer) {
    Programs programs = calculator.programs();
    String name = programs.name(pointer);
    return (name.isEmpty() ? "program" : name) + ':' + programs.number(pointer);
  }

  /** All of them, the first call first: {@code MAIN:9 ← SUB:5}. */
  String chain() {
    List<Integer> pointers = pointers();
    Collections.reverse(pointers);
    return pointers.stream().map(this::name).collect(Collectors.joining(" ← "));
  }
}
