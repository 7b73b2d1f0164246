package hp41.teavm;

import java.util.ArrayDeque;
import java.util.Deque;

/** A step of a compiled regular expression; it calls the steps after it, and backtracks. */
abstract class RegexNode {

  /** The next step. */
  RegexNode next;

  /** Matches this step and all after it from a position on. */
  abstract boolean match(Matcher m, int at);

  /** How often steps are repeated, and whether more or fewer repetitions are tried first. */
  record Repetition(int min, int max, boolean lazy, boolean possessive) {}

  /** Matches nothing; connects other steps. */
  static final class Empty extends RegexNode {
    @Override
    boolean match(Matcher m, int at) {
      return next.match(m, at);
    }
  }

  /** The end of the whole expression, or of a part that is matched on its own. */
  static final class Stop extends RegexNode {
    @Override
    boolean match(Matcher m, int at) {
      if (m.mustEndAt >= 0 && at != m.mustEndAt) {
        return false;
      }
      m.reached = at;
      return true;
    }
  }

  /** Characters of a class, matched without recursion. */
  static final class Characters extends RegexNode {
    private final CharacterClass set;
    private final Repetition times;

    Characters(CharacterClass set, Repetition times) {
      this.set = set;
      this.times = times;
    }

    @Override
    boolean match(Matcher m, int at) {
      int end = at;
      int count = 0;
      int wanted = times.lazy ? times.min : times.max;
      while (count < wanted && end < m.limit && set.has(m.codePoint(end))) {
        end += m.size(end);
        count++;
      }
      if (count < times.min) {
        return false;
      }
      return times.lazy ? more(m, end, count) : fewer(m, end, count);
    }

    private boolean fewer(Matcher m, int most, int all) {
      int end = most;
      for (int count = all; !next.match(m, end); count--) {
        if (count == times.min || times.possessive) {
          return false;
        }
        end -= m.sizeBefore(end);
      }
      return true;
    }

    private boolean more(Matcher m, int least, int some) {
      int end = least;
      for (int count = some; !next.match(m, end); count++) {
        if (count == times.max || end >= m.limit || !set.has(m.codePoint(end))) {
          return false;
        }
        end += m.size(end);
      }
      return true;
    }
  }

  /** Repeats other steps; the last of them is {@link #again}. */
  static final class Loop extends RegexNode {
    private final int slot;
    private final Repetition times;
    RegexNode body;
    final RegexNode again =
        new RegexNode() {
          @Override
          boolean match(Matcher m, int at) {
            return iterate(m, at);
          }
        };

    /**
     * Creates a loop.
     *
     * @param slot the index of its counter
     */
    Loop(int slot, Repetition times) {
      this.slot = slot;
      this.times = times;
    }

    @Override
    boolean match(Matcher m, int at) {
      int count = m.counts[slot];
      int start = m.starts[slot];
      m.counts[slot] = 0;
      m.starts[slot] = -1;
      return iterate(m, at) || restore(m, count, start);
    }

    private boolean iterate(Matcher m, int at) {
      int count = m.counts[slot];
      int start = m.starts[slot];
      boolean more = count < times.min || count < times.max && at != start;
      if (times.lazy && count >= times.min && next.match(m, at)) {
        return true;
      }
      m.counts[slot] = count + 1;
      m.starts[slot] = at;
      if (more && body.match(m, at)) {
        return true;
      }
      restore(m, count, start);
      return !times.lazy && count >= times.min && next.match(m, at);
    }

    /** Restores the state of the loop, and returns false. */
    private boolean restore(Matcher m, int count, int start) {
      m.counts[slot] = count;
      m.starts[slot] = start;
      return false;
    }
  }

  /**
   * Repeats, without recursion, steps that can match in only one way: a fixed number of characters,
   * or possessively.
   */
  static final class Plain extends RegexNode {
    private final RegexNode body;
    private final Repetition times;

    /**
     * Creates a step.
     *
     * @param body the repeated steps, which end in {@link Stop}
     */
    Plain(RegexNode body, Repetition times) {
      this.body = body;
      this.times = times;
    }

    @Override
    boolean match(Matcher m, int at) {
      int[] groups = m.groups.clone();
      Deque<Integer> before = new ArrayDeque<>();
      int end = at;
      int wanted = times.lazy ? times.min : times.max;
      while (before.size() < wanted && isNext(m, end)) {
        before.push(end);
        end = m.reached;
      }
      if (before.size() >= times.min && (times.lazy ? more(m, end) : fewer(m, end, before))) {
        return true;
      }
      m.groups = groups;
      return false;
    }

    private boolean fewer(Matcher m, int most, Deque<Integer> before) {
      int end = most;
      while (!next.match(m, end)) {
        if (before.size() == times.min || times.possessive) {
          return false;
        }
        end = before.pop();
      }
      return true;
    }

    private boolean more(Matcher m, int least) {
      int end = least;
      for (int count = times.min; !next.match(m, end); count++) {
        if (count == times.max || !isNext(m, end)) {
          return false;
        }
        end = m.reached;
      }
      return true;
    }

    /** Matches the body once more, and at least one character. */
    private boolean isNext(Matcher m, int at) {
      int mustEndAt = m.mustEndAt;
      m.mustEndAt = -1;
      boolean found = body.match(m, at) && m.reached > at;
      m.mustEndAt = mustEndAt;
      return found;
    }
  }

  /** The beginning of a group. */
  static final class Open extends RegexNode {
    private final int group;

    Open(int group) {
      this.group = group;
    }

    @Override
    boolean match(Matcher m, int at) {
      int before = m.opened[group];
      m.opened[group] = at;
      boolean found = next.match(m, at);
      if (!found) {
        m.opened[group] = before;
      }
      return found;
    }
  }

  /** The end of a group. */
  static final class Close extends RegexNode {
    private final int group;

    Close(int group) {
      this.group = group;
    }

    @Override
    boolean match(Matcher m, int at) {
      int start = m.groups[2 * group];
      int end = m.groups[2 * group + 1];
      m.groups[2 * group] = m.opened[group];
      m.groups[2 * group + 1] = at;
      boolean found = next.match(m, at);
      if (!found) {
        m.groups[2 * group] = start;
        m.groups[2 * group + 1] = end;
      }
      return found;
    }
  }

  /** Alternatives, which all lead to the same step. */
  static final class Alternatives extends RegexNode {
    private final RegexNode[] branches;

    Alternatives(RegexNode... branches) {
      this.branches = branches;
    }

    @Override
    boolean match(Matcher m, int at) {
      for (RegexNode branch : branches) {
        if (branch.match(m, at)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Steps that are matched on their own. After a match, no other way to match them is tried. */
  static final class Apart extends RegexNode {

    /** Whether the steps are a part of the match, or are only looked for before or after it. */
    enum Kind {
      ATOMIC,
      AHEAD,
      NOT_AHEAD,
      BEHIND,
      NOT_BEHIND
    }

    private final Kind kind;
    private final RegexNode body;
    private final int width;

    /**
     * Creates a step.
     *
     * @param width the largest number of characters that the body can match
     */
    Apart(Kind kind, RegexNode body, int width) {
      this.kind = kind;
      this.body = body;
      this.width = width;
    }

    @Override
    boolean match(Matcher m, int at) {
      int[] groups = m.groups.clone();
      int limit = m.limit;
      int mustEndAt = m.mustEndAt;
      int from = m.from;
      boolean behind = kind == Kind.BEHIND || kind == Kind.NOT_BEHIND;
      if (m.transparent && kind != Kind.ATOMIC) {
        m.limit = m.length();
        m.from = behind ? 0 : from;
      }
      m.mustEndAt = behind ? at : -1;
      boolean found = behind ? endsHere(m, at) : body.match(m, at);
      m.limit = limit;
      m.from = from;
      m.mustEndAt = mustEndAt;
      boolean wanted = kind != Kind.NOT_AHEAD && kind != Kind.NOT_BEHIND;
      if (found == wanted && next.match(m, kind == Kind.ATOMIC ? m.reached : at)) {
        return true;
      }
      m.groups = groups;
      return false;
    }

    private boolean endsHere(Matcher m, int at) {
      int first = Math.max(m.from, at - width);
      for (int start = at; start >= first; start--) {
        if (body.match(m, start)) {
          return true;
        }
      }
      return false;
    }
  }

  /** A back reference: the text of a group occurs again. */
  static final class Repeated extends RegexNode {
    private final int group;

    Repeated(int group) {
      this.group = group;
    }

    @Override
    boolean match(Matcher m, int at) {
      String text = m.group(group, m.groups);
      return text != null
          && at + text.length() <= m.limit
          && m.text.startsWith(text, at)
          && next.match(m, at + text.length());
    }
  }

  /** A position between characters, such as the beginning of a line. */
  static final class Place extends RegexNode {

    /** The kinds of places. */
    enum Anchor {
      BEGINNING,
      LINE_BEGINNING,
      END,
      LINE_END,
      WORD_BOUNDARY,
      NO_WORD_BOUNDARY
    }

    private final Anchor kind;

    Place(Anchor kind) {
      this.kind = kind;
    }

    @Override
    boolean match(Matcher m, int at) {
      boolean here =
          switch (kind) {
            case BEGINNING -> at == m.beginning();
            case LINE_BEGINNING -> at == m.beginning() || at < m.finish() && m.endsLine(at);
            case END -> at == m.finish() || m.isLastLineEnd(at);
            case LINE_END -> at == m.finish() || m.beginsLineEnd(at);
            case WORD_BOUNDARY -> m.isWord(at - 1) != m.isWord(at);
            case NO_WORD_BOUNDARY -> m.isWord(at - 1) == m.isWord(at);
          };
      return here && next.match(m, at);
    }
  }
}
