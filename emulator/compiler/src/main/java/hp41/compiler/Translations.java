package hp41.compiler;

import hp41.machine.Machine;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts the executed lines of programs and stores the compiled code of those that are executed
 * often.
 */
final class Translations {

  /** The largest number of programs that are counted. */
  private static final int PROGRAMS = 64;

  /** The largest number of compiled versions of a program. */
  private static final int VARIANTS = 8;

  /**
   * The number of samples before a changed program is compiled again. A program often changes back
   * soon, when its jumps have stored their distances.
   */
  private static final int PATIENCE = 8;

  /** How much longer compilation is delayed for a program in which no line becomes faster. */
  private static final int UNCHANGED_FACTOR = 10;

  private final Machine machine;
  private final ProgramMemory program;
  private final long hot;
  private final Map<Integer, TranslationCandidate> candidates = new HashMap<>();
  private final Deque<CompiledProgram> active = new ArrayDeque<>();
  private TranslationCandidate candidate;
  private int start;
  private int last;

  /** The line count and the compiled versions of a program, identified by its first line. */
  private static final class TranslationCandidate {
    private final List<CompiledProgram> variants = new ArrayList<>();
    private long lines;
    private long required;
    private int samples;
  }

  /**
   * Creates an empty set of translations.
   *
   * @param machine the machine whose programs are compiled
   * @param hot the number of executed lines after which a program is compiled
   */
  Translations(Machine machine, long hot) {
    this.machine = machine;
    this.hot = hot;
    program = machine.program();
  }

  /** Returns the active compiled code of the program at a pointer, or null if there is none. */
  CompiledProgram at(int pointer) {
    for (CompiledProgram compiled : active) {
      if (compiled.contains(pointer)) {
        return compiled;
      }
    }
    return null;
  }

  /** Returns whether no compiled code is active. */
  boolean isEmpty() {
    return active.isEmpty();
  }

  /**
   * Deactivates all compiled code because programs may have changed. The next sample of a program
   * activates its code again if it still fits.
   */
  void suspend() {
    start = 0;
    last = 0;
    active.clear();
  }

  /**
   * Counts a sample of a running program.
   *
   * @param pointer the program pointer
   * @param lines the number of lines executed since the last sample
   */
  void seen(int pointer, int lines) {
    if (pointer > start || pointer <= last) {
      start = program.start(pointer);
      last = program.end(pointer).last();
      candidate = candidate(start);
    }
    candidate.lines += lines;
    candidate.samples++;
    if (resume(candidate)) {
      candidate.samples = 0;
      return;
    }
    int patience = candidate.variants.isEmpty() ? 0 : PATIENCE;
    if (candidate.lines >= Math.max(hot, candidate.required) && candidate.samples > patience) {
      candidate.samples = 0;
      translate(start, candidate);
    }
  }

  private TranslationCandidate candidate(int first) {
    if (candidates.size() > PROGRAMS) {
      candidates.clear();
    }
    return candidates.computeIfAbsent(first, it -> new TranslationCandidate());
  }

  /** Compiles a program again because targets of its jumps have become known. */
  void renew(CompiledProgram compiled) {
    TranslationCandidate known = candidate(compiled.start());
    if (!resume(known)) {
      translate(compiled.start(), known);
    }
  }

  /** Activates an existing compiled version if one fits. Returns whether it did. */
  private boolean resume(TranslationCandidate known) {
    for (CompiledProgram compiled : known.variants) {
      if (compiled.fits(machine)) {
        activate(compiled);
        return true;
      }
    }
    return false;
  }

  private void translate(int from, TranslationCandidate chosen) {
    GlobalLabel end = program.end(from);
    Optional<ControlFlowGraph> graph = CompiledProgram.graph(machine, from, end);
    if (graph.isEmpty()) {
      chosen.lines = 0;
      return;
    }
    chosen.required = Math.round(hot * (1 + UNCHANGED_FACTOR * graph.get().unchangedShare()));
    if (chosen.lines < chosen.required) {
      return;
    }
    CompiledProgram translated = new CompiledProgram(machine, graph.get(), from, end);
    if (chosen.variants.size() == VARIANTS) {
      chosen.variants.remove(0);
    }
    chosen.variants.add(translated);
    activate(translated);
  }

  /** Moves a compiled program to the front, and removes others for the same lines. */
  private void activate(CompiledProgram compiled) {
    active.removeIf(other -> other.start() == compiled.start());
    active.push(compiled);
  }
}
