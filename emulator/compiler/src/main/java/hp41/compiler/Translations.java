package hp41.compiler;

import hp41.machine.Machine;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which programs are hot, and the translations of those that are. */
final class Translations {

  /** So many programs are remembered, and so many translations of each. */
  private static final int PROGRAMS = 64;

  private static final int VARIANTS = 8;

  /** Behind the highest pointer into memory. */
  private static final int POINTERS = Memory.ADDRESSES * ProgramMemory.BYTES;

  /**
   * A program that was translated and is another now may soon become the same again, when its jumps
   * know their distances: so many looks are waited for that.
   */
  private static final int PATIENCE = 8;

  /** The more lines gain nothing by it, the later a program is translated. */
  private static final int RELUCTANCE = 10;

  private static final CompiledProgram[] NOTHING = {};

  private final Machine machine;
  private final ProgramMemory program;
  private final long hot;
  private final Map<Integer, TranslationCandidate> candidates = new HashMap<>();
  private CompiledProgram[] active = NOTHING;
  private TranslationCandidate candidate;
  private int start;
  private int last;

  /** A program by its first line. */
  private static final class TranslationCandidate {
    private final List<CompiledProgram> variants = new ArrayList<>();
    private long lines;
    private long wanted;
    private int looks;
  }

  /** No translations; a program is hot after so many lines. */
  Translations(Machine machine, long hot) {
    this.machine = machine;
    this.hot = hot;
    program = machine.program();
  }

  /** The translation of the program that a pointer is in; null if there is none. */
  CompiledProgram at(int pointer) {
    return active.length == 0 ? null : active[pointer];
  }

  /** Whether there are any. */
  boolean areThere() {
    return active.length != 0;
  }

  /** Programs may have changed: none is translated until it is looked at again. */
  void suspend() {
    start = 0;
    last = 0;
    active = NOTHING;
  }

  /** The program that a pointer is in has been seen running, and some lines with it. */
  void seen(int pointer, int lines) {
    if (pointer > start || pointer <= last) {
      start = program.start(pointer);
      last = program.end(pointer).last();
      candidate = candidate(start);
    }
    candidate.lines += lines;
    candidate.looks++;
    if (resume(candidate)) {
      candidate.looks = 0;
      return;
    }
    int patience = candidate.variants.isEmpty() ? 0 : PATIENCE;
    if (candidate.lines >= Math.max(hot, candidate.wanted) && candidate.looks > patience) {
      candidate.looks = 0;
      translate(start, candidate);
    }
  }

  private TranslationCandidate candidate(int first) {
    if (candidates.size() > PROGRAMS) {
      candidates.clear();
    }
    return candidates.computeIfAbsent(first, it -> new TranslationCandidate());
  }

  /** The program of a translation has come to know its jumps, for which there is a better one. */
  void renew(CompiledProgram unit) {
    TranslationCandidate known = candidate(unit.start());
    if (!resume(known)) {
      translate(unit.start(), known);
    }
  }

  /** Uses a translation there is already, if one fits. */
  private boolean resume(TranslationCandidate known) {
    for (CompiledProgram unit : known.variants) {
      if (unit.fits(machine)) {
        activate(unit);
        return true;
      }
    }
    return false;
  }

  private void translate(int from, TranslationCandidate hottest) {
    GlobalLabel end = program.end(from);
    Optional<ControlFlowGraph> outline = CompiledProgram.outline(machine, from, end);
    if (outline.isEmpty()) {
      hottest.lines = 0;
      return;
    }
    hottest.wanted = Math.round(hot * (1 + RELUCTANCE * outline.get().gainless()));
    if (hottest.lines < hottest.wanted) {
      return;
    }
    CompiledProgram translated = new CompiledProgram(machine, outline.get(), from, end);
    if (hottest.variants.size() == VARIANTS) {
      hottest.variants.remove(0);
    }
    hottest.variants.add(translated);
    activate(translated);
  }

  private void activate(CompiledProgram unit) {
    if (active.length == 0) {
      active = new CompiledProgram[POINTERS];
    }
    Arrays.fill(active, unit.last(), unit.start() + 1, unit);
  }
}
