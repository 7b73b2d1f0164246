package hp41.nut.code;

import hp41.memory.Rom;
import hp41.nut.LongJump;
import hp41.nut.Mnemonics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Divides a page into instructions, data and gaps of zeros. */
final class PageSteps {

  /** {@code LDI S&X}: the next word is data. */
  private static final int LOAD = 0x130;

  /**
   * Mainframe routines that call or jump within a page; the next word is the target's ten lowest
   * bits.
   */
  private static final Set<Integer> IN_PAGE = Set.of(0xFD9, 0xFDA, 0xFDD, 0xFDE);

  private static final int SHORTEST_GAP = 8;

  private final int[] words;
  private final Map<Integer, PageBlocks.Block> blocks;
  private final List<PageStep> steps = new ArrayList<>();
  private final Set<Integer> starts = new TreeSet<>();

  enum StepKind {
    INSTRUCTION,
    LONG,
    DATA,
    IN_PAGE,
    BLOCK,
    GAP
  }

  record PageStep(int at, int length, StepKind kind) {}

  PageSteps(int[] words, Map<Integer, PageBlocks.Block> blocks) {
    this.words = words.clone();
    this.blocks = blocks;
    StepKind next = StepKind.INSTRUCTION;
    for (int at = 0; at < Rom.PAGE; ) {
      PageStep step = step(at, next);
      steps.add(step);
      starts.add(at);
      next = follows(step);
      at += step.length;
    }
  }

  List<PageStep> steps() {
    return steps;
  }

  /** Returns whether an instruction or data starts at a word. */
  boolean isStart(int at) {
    return starts.contains(at);
  }

  private PageStep step(int at, StepKind expected) {
    if (blocks.containsKey(at)) {
      return new PageStep(at, blocks.get(at).length(), StepKind.BLOCK);
    }
    if (expected != StepKind.INSTRUCTION) {
      return new PageStep(at, 1, expected);
    }
    int gap = gap(at);
    if (gap >= SHORTEST_GAP) {
      return new PageStep(at, gap, StepKind.GAP);
    }
    boolean two = Mnemonics.isLong(words[at]) && at + 1 < Rom.PAGE && !blocks.containsKey(at + 1);
    return new PageStep(at, two ? 2 : 1, two ? StepKind.LONG : StepKind.INSTRUCTION);
  }

  private int gap(int at) {
    int end = at;
    while (end < Rom.PAGE && words[end] == 0 && !blocks.containsKey(end)) {
      end++;
    }
    return end - at;
  }

  private StepKind follows(PageStep step) {
    if (step.kind == StepKind.LONG) {
      LongJump jump = LongJump.of(words[step.at], words[step.at + 1]);
      return !jump.isGo() && IN_PAGE.contains(jump.address())
          ? StepKind.IN_PAGE
          : StepKind.INSTRUCTION;
    }
    boolean loads = step.kind == StepKind.INSTRUCTION && words[step.at] == LOAD;
    return loads ? StepKind.DATA : StepKind.INSTRUCTION;
  }
}
