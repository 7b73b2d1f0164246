package hp41.terminal;

import hp41.Accessory;
import hp41.Image;
import hp41.key.Pace;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.TypedText;
import hp41.panel.keys.KeyNames;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A state that a user can reach: what the calculator does, and what the terminal shows over it.
 *
 * @param base what the calculator does
 * @param cover what is open over it
 */
record SessionState(Base base, Cover cover, Size size) {

  private static final List<Size> SIZES =
      List.of(new Size(80, 24), new Size(60, 16), new Size(40, 12));

  /** Has room for all hints of a panel. */
  private static final Size WIDE = new Size(200, 24);

  /** Fills the paper and the board, which are not in memory. */
  private static final String PRINTS_AND_SHOWS = "5 prx \"15863724\" aview \"2143\" aview";

  /** Suffices for a program line at the speed of a real HP-41. */
  private static final Duration TIME_OF_LINES = Duration.ofSeconds(1);

  /** The beginning of the name of a cover that is a panel with the focus. */
  private static final String PANEL = "panel ";

  /** The end of the names of all covers of the program panel. */
  private static final String PROGRAM = " ^p";

  /** Texts that are pasted: a number, and lines that open and that Enter cannot all run. */
  private static final List<String> PASTED =
      List.of("12", "1 2 +", "rad xeq nosuch", "pi wprv", "xeq \"sto\"", "sin fnord");

  /** The bases that differ most. */
  private static final List<Base> COVERED =
      List.of(Base.ALPHA, Base.PRGM_LINE, Base.ASKS, Base.ASKS_KNOWN, Base.ED, Base.PAUSES);

  /** What the calculator does. */
  enum Base {
    READY(),
    USER(KeyName.F2),
    SHIFT(KeyName.F6),
    NUMBER("12"),
    EXPONENT("12e"),
    ALPHA_EMPTY("cla", KeyName.F4),
    ALPHA("cla", KeyName.F4, "-AB"),
    ALPHA_NO_KEY("cla", KeyName.F4, "-é"),
    ALPHA_SHIFT("cla", KeyName.F4, "-AB", KeyName.F6),
    REGISTER("sto"),
    REGISTER_DIGIT("sto", "-0"),
    REGISTER_STACK("sto", "-."),
    REGISTER_INDIRECT("sto", "-;"),
    FLAG("sf"),
    FORMAT("fix"),
    LABEL("xeq"),
    LABEL_NAME("xeq", KeyName.F4),
    LABEL_LETTERS("xeq", KeyName.F4, "-AR"),
    GO_TO_LINE("gto", "-."),
    SIZE("size"),
    PROGRAM_NAME("clp"),
    ASSIGNMENT("asn"),
    ASSIGNED_KEY("asn", KeyName.F4, "-SIN", KeyName.F4),
    CATALOG_NUMBER("cat"),
    DATA_ERROR("0 1/x"),
    NONEXISTENT("rcl 300"),
    UNKNOWN_WORD("fnordle"),
    NEAREST_WORD("xeq \"ARE\""),
    NO_KEY("-#"),
    PASTED_STEPS("!" + "SIN|".repeat(TypedText.LONGEST / 4 + 1)),
    MESSAGE("\"HELLO\" aview"),
    UNDONE("77", "undo"),
    REDONE("77", "undo", "redo"),
    ALL_UNDONE("77", "undo", "undo", "undo"),
    STEPPED(KeyName.F8),
    PRGM_TOP("gto \"AREA\"", "gto .000", KeyName.F3),
    PRGM_LINE("gto \"AREA\"", KeyName.F3, "gto .002"),
    PRGM_LAST_LINE("gto \"B\"", KeyName.F3, "gto .002"),
    PRGM_END("gto \"VOLUME\"", KeyName.F3, "gto .008"),
    PRGM_PERMANENT_END("gto ..", KeyName.F3),
    PRGM_NUMBER("gto ..", KeyName.F3, "-12"),
    PRGM_SHIFT("gto \"AREA\"", KeyName.F3, KeyName.F6),
    PRGM_PROMPT("gto \"AREA\"", KeyName.F3, "sto"),
    PRGM_ALPHA("gto \"AREA\"", KeyName.F3, KeyName.F4),
    PRGM_TEXT("gto \"AREA\"", KeyName.F3, KeyName.F4, "-AB"),
    PRGM_BEGUN("gto \"AREA\"", KeyName.F3, "lbl new"),
    PRGM_MODULE("plug math", "gto \"SOLVE\"", KeyName.F3),
    LABEL_OUTSIDE("lbl new"),
    ASKS("!LBL \"Q\"|\"N?\"|PROMPT|1|+|END", "xeq \"Q\""),
    ASKS_ENTERED("!LBL \"Q\"|\"N?\"|PROMPT|1|+|END", "xeq \"Q\"", KeyName.ENTER),
    ASKS_SUBTRACTED("!LBL \"Q\"|\"N?\"|PROMPT|1|+|END", "xeq \"Q\"", "--"),
    ASKS_KEYED("!LBL \"Q\"|\"N?\"|PROMPT|1|+|END", "xeq \"Q\"", "-5"),
    ASKS_SHIFT("!LBL \"Q\"|\"N?\"|PROMPT|1|+|END", "xeq \"Q\"", KeyName.F6),
    ASKS_LETTERS("!LBL \"Q\"|\"NAME?\"|AON|PROMPT|AOFF|END", "xeq \"Q\""),
    ASKS_LETTERS_KEYED("!LBL \"Q\"|\"NAME?\"|AON|PROMPT|AOFF|END", "xeq \"Q\"", "-AB"),
    ASKS_KNOWN("8queens"),
    ASKS_KNOWN_AGAIN("8queens", "-maybe", KeyName.ENTER),
    ASKS_KNOWN_NUMBER("8queens", "-yes", KeyName.ENTER),
    SHOWS_RESULT("8queens", "-yes", KeyName.ENTER, "-158!"),
    ASKS_PROGRAM("solve"),
    WRITES_PROGRAM("solve", KeyName.F3),
    NO_FILE("load nosuch.txt"),
    SHOWS_RESULT_IN_ALPHA("!LBL \"Q\"|\"R\"|AON|PROMPT|1|END", "xeq \"Q\""),
    SHOWS_LAST_RESULT("!LBL \"Q\"|\"R\"|PROMPT|END", "xeq \"Q\""),
    NEEDS_SIZE("size 000", "8queens"),
    STOPPED("!LBL \"Q\"|1|STOP|2|3|END", "xeq \"Q\""),
    ENDED("5 xeq \"AREA\""),
    ENDED_BELOW("xeq \"VOLUME\""),
    BREAKPOINT("gto \"AREA\"", "break 2", "5 xeq \"AREA\""),
    RUNNING("!LBL \"Q\"|LBL 01|GTO 01|END", "xeq \"Q\""),
    RUNNING_REFUSES("!LBL \"Q\"|LBL 01|GTO 01|END", "xeq \"Q\"", "5"),
    WAITS_FOR_KEY("!LBL \"Q\"|GETKEY|END", "xeq \"Q\""),
    PAUSES("!LBL \"Q\"|LBL 01|PSE|GTO 01|END", "xeq \"Q\""),
    GETKEY("getkey"),
    CAT("cat 1"),
    CAT_STOPPED("cat 1", "-!"),
    CAT_EMPTY("emdir"),
    ALMCAT("almcat"),
    CLOCK("clock"),
    ED("\"NOTES\" 0 seekpta", "ed"),
    ED_DIGITS("\"NOTES\" 0 seekpta", "ed", KeyName.F4),
    SW("sw"),
    SW_RUNS("sw", "-!"),
    OFF("off"),
    OFF_BACK("off", KeyName.BACKSPACE),
    MEMORY_LOST("off", KeyName.BACKSPACE, KeyName.F12),
    MEMORY_BACK("off", KeyName.BACKSPACE, KeyName.F12, "undo"),
    PRINTED("5 prx"),
    LOADED("!LBL \"NEW\"|SIN|END"),
    SAVES_OVER("help"),
    CHANGED_SPEED("speed");

    private final List<Object> steps;

    Base(Object... steps) {
      this.steps = List.of(steps);
    }
  }

  /**
   * What the terminal shows over the calculator.
   *
   * @param strokes the strokes that open it
   */
  record Cover(String name, List<Stroke> strokes) {

    static final Cover NONE = new Cover("", List.of());

    static List<Cover> all() {
      List<Cover> all = new ArrayList<>(List.of(NONE));
      all.add(of("help", "F1"));
      all.add(of("found", "F1 c o s i n"));
      all.add(of("tried", "F1 c o s i n ENTER"));
      all.add(of("keypad", "F1 TAB"));
      all.add(of("line", ":"));
      all.add(of("word", ": s i"));
      all.add(of("unknown word", ": n o r m"));
      all.add(of("operand", ": s t o"));
      all.add(of("history", ": ^r"));
      all.add(of("mended", "^o x ^u"));
      all.add(new Cover("report", List.of(new Stroke.Pasted("LBL \"L\"\nRCLL 05\nFNORD\nEND\n"))));
      List<String> panels = new ArrayList<>();
      "tpkorgnxed".chars().forEach(letter -> panels.add("^" + (char) letter));
      panels.addAll(List.of("@a", "@p", "^d TAB", "^d TAB TAB", "^d TAB TAB TAB"));
      for (String panel : panels) {
        all.add(of(PANEL + panel, panel));
        all.add(of("item " + panel, panel + " DOWN"));
        all.add(of("field " + panel, panel + (panel.equals("^r") ? " DOWN" : "") + " ENTER"));
        all.add(of("find " + panel, panel + " /"));
      }
      all.add(of("panel step", "^d s"));
      all.add(of("panel line", "^p : s i n ENTER"));
      all.add(of("panel refuses", "^k BACKSPACE"));
      all.add(of("copied", "^x ^y"));
      all.add(of("not found", "^p / q q ENTER"));
      all.add(of("wrong step", "^p DOWN ENTER q q ENTER"));
      all.add(of("flag of the machine", "^g END ENTER"));
      all.add(of("interrupted", "^c"));
      for (String line : PASTED) {
        all.add(new Cover("pasted " + line, List.of(new Stroke.Pasted(line))));
      }
      return all;
    }

    private static Cover of(String name, String strokes) {
      return new Cover(name, strokes(strokes));
    }

    /** Returns strokes with blanks between: characters, {@code ^r}, {@code @a} or names of keys. */
    static List<Stroke> strokes(String names) {
      return Arrays.stream(names.split(" ")).map(Cover::stroke).toList();
    }

    private static Stroke stroke(String name) {
      char last = name.charAt(name.length() - 1);
      if (name.length() == 1) {
        return Stroke.typed(last);
      }
      return switch (name.charAt(0)) {
        case '^' -> Stroke.control(last);
        case '@' -> new Stroke.Alt(last);
        default -> Stroke.named(KeyName.valueOf(name));
      };
    }
  }

  /** Returns a text that is equal for the same key in windows of different sizes. */
  String what(Clause clause) {
    boolean key = clause instanceof Hint hint && !hint.promise().keys().isEmpty();
    return base + (key ? "" : cover.name) + clause.onScreen(KeyNames.NONE);
  }

  /**
   * Returns {@link #some}, and each base with each cover in one size, which differs from one
   * combination to the next.
   */
  static List<SessionState> all() {
    List<SessionState> all = new ArrayList<>(some());
    for (Base base : Base.values()) {
      int size = base.ordinal();
      for (Cover cover : Cover.all()) {
        all.add(new SessionState(base, cover, SIZES.get(size++ % SIZES.size())));
      }
    }
    return all.stream().distinct().toList();
  }

  /**
   * Returns each base without a cover in each size, those that differ most also in a wide window,
   * each cover over {@link Base#READY} in one size and each panel also in a wide window, and each
   * panel, and all of the program panel, over the bases that differ most.
   */
  static List<SessionState> some() {
    List<SessionState> some = new ArrayList<>();
    Arrays.stream(Base.values()).flatMap(base -> inAllSizes(base, Cover.NONE)).forEach(some::add);
    some.add(new SessionState(Base.READY, Cover.NONE, WIDE));
    COVERED.forEach(base -> some.add(new SessionState(base, Cover.NONE, WIDE)));
    List<Cover> covers = Cover.all();
    for (int i = 1; i < covers.size(); i++) {
      Cover cover = covers.get(i);
      some.add(new SessionState(Base.READY, cover, SIZES.get(i % SIZES.size())));
      if (cover.name.startsWith(PANEL) || cover.name.endsWith(PROGRAM)) {
        some.add(new SessionState(Base.READY, cover, WIDE));
        COVERED.forEach(base -> some.add(new SessionState(base, cover, SIZES.get(0))));
      }
    }
    return some;
  }

  private static Stream<SessionState> inAllSizes(Base base, Cover cover) {
    return SIZES.stream().map(size -> new SessionState(base, cover, size));
  }

  /**
   * Returns a new session in this state.
   *
   * @param memory the memory at the beginning
   */
  TestSession session(Image memory) {
    TestSession session = new TestSession(Accessory.PRINTER);
    session.outside.bundled = true;
    session.in(size).ui.restore(memory);
    session.calculator.type(PRINTS_AND_SHOWS);
    session.ui.watch();
    act(session, Stroke.named(KeyName.BACKSPACE));
    for (Object step : base.steps) {
      take(session, step);
    }
    cover.strokes.forEach(stroke -> act(session, stroke));
    return session;
  }

  /**
   * Performs a step: a key or its name after a plus sign, characters after a minus sign, a listing
   * after an exclamation mark that is pasted, or a line that is typed.
   */
  static void take(TestSession session, Object step) {
    if (step instanceof KeyName key) {
      act(session, Stroke.named(key));
    } else if (step instanceof String text && text.startsWith("+")) {
      act(session, Stroke.named(KeyName.valueOf(text.substring(1))));
    } else if (step instanceof String text && text.startsWith("-")) {
      text.substring(1).chars().forEach(c -> act(session, Stroke.typed((char) c)));
    } else if (step instanceof String text && text.startsWith("!")) {
      act(session, new Stroke.Pasted(text.substring(1).replace('|', '\n') + "\n"));
    } else {
      type(session, step.toString());
    }
  }

  /** Types a line and Enter. */
  static void type(TestSession session, String line) {
    session.ui.take(Stroke.typed(':'));
    session.ui.take(new Stroke.Pasted(line));
    act(session, Stroke.named(KeyName.ENTER));
  }

  /** Sends a stroke, lets the calculator work for a short time, and draws the screen. */
  static void act(TestSession session, Stroke stroke) {
    session.ui.take(stroke);
    settle(session);
  }

  static void settle(TestSession session) {
    session.ui.watch();
    boolean slow = session.calculator.pace() == Pace.AUTHENTIC;
    for (int i = 0; i < 3 && (slow ? works(session) : session.calculator.isRunning()); i++) {
      if (slow) {
        session.outside.pass(TIME_OF_LINES);
      }
      session.calculator.proceed(200);
      session.ui.watch();
    }
    session.screen();
  }

  /** Returns whether a program runs, or a key has not done all that it does. */
  private static boolean works(TestSession session) {
    return !session.calculator.isIdle() && !session.calculator.isListing();
  }

  @Override
  public String toString() {
    return "%s %s %d×%d".formatted(base, cover.name, size.columns(), size.rows());
  }
}
