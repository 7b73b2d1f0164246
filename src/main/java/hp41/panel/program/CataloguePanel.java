package hp41.panel.program;

import hp41.Internals;
import hp41.debug.Programs;
import hp41.listing.ProgramNames;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.KeyAssignments;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.text.Counted;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;

/**
 * A panel with the catalog: the global labels in memory, and each END with the size of its program.
 * The current program is marked. Below are the free memory, and the programs of modules with their
 * XROM numbers.
 */
public final class CataloguePanel implements Panel {

  private static final int WIDE = 40;

  @Override
  public PanelBody content(PanelData data, Size room) {
    Programs programs = data.programs();
    ProgramNames names = Internals.names(data.calculator());
    List<PanelRow> rows = new ArrayList<>();
    int follow = -1;
    for (GlobalLabel global : names.globals()) {
      boolean first = follow < 0 && programs.areInSameProgram(global.pointer(), programs.pointer());
      follow = first ? rows.size() : follow;
      int bytes = global.isEnd() ? names.size(global) : 0;
      rows.add(row(global, bytes, first, room.columns()));
    }
    String free = "REG %d free".formatted(programs.free());
    rows.add(PanelRow.empty());
    rows.add(
        PanelRow.empty()
            .with(2, "SIZE " + ZeroPadding.decimal(data.contents().size(), 3), Ink.DIM));
    rows.add(PanelRow.empty().with(2, free, Ink.DIM));
    int inModule = modules(data, rows, room.columns());
    follow = inModule < 0 ? follow : inModule;
    return new PanelRows(room.columns() >= WIDE ? free : "", rows, follow);
  }

  /** Adds the modules that contain programs; returns the row of the current program, or -1. */
  private static int modules(PanelData data, List<PanelRow> rows, int width) {
    ProgramNames names = Internals.names(data.calculator());
    Set<Integer> numbers = new HashSet<>();
    int marked = -1;
    for (ModuleDefinition module : names.modules()) {
      boolean reached = numbers.add(module.xrom());
      boolean image = data.calculator().plugged().module(module.name()).isPresent();
      if (image || module.functions().stream().anyMatch(CalculatorFunction::isProgram)) {
        rows.add(PanelRow.empty());
        rows.add(heading(module, width));
        int current = reached ? programs(data, module, rows, width) : -1;
        marked = current < 0 ? marked : current;
      }
      if (image && !reached) {
        rows.add(PanelRow.empty().with(2, "another label has this number", Ink.DIM));
      }
    }
    return marked;
  }

  private static PanelRow heading(ModuleDefinition module, int width) {
    String number = "XROM " + ZeroPadding.decimal(module.xrom(), 2);
    String name =
        StringUtils.abbreviate(module.name(), "…", Math.max(4, width - number.length() - 3));
    return PanelRow.empty().with(1, name, Ink.DIM).ending(width - 1, number, Ink.DIM);
  }

  /** Adds the programs of a module; returns the row of the current one, or -1. */
  private static int programs(
      PanelData data, ModuleDefinition module, List<PanelRow> rows, int width) {
    Programs programs = data.programs();
    ProgramNames names = Internals.names(data.calculator());
    int marked = -1;
    boolean inModule = Programs.isInModule(programs.pointer());
    for (CalculatorFunction function : module.functions()) {
      int pointer = function.isProgram() ? names.start(function).orElse(-1) : -1;
      if (pointer < 0) {
        continue;
      }
      boolean current =
          inModule && marked < 0 && programs.areInSameProgram(pointer, programs.pointer());
      marked = current ? rows.size() : marked;
      String number = ModuleDefinition.pair(function.code());
      rows.add(
          PanelRow.empty()
              .with(0, current ? "▶" : " ", Ink.GOLD)
              .withBold(1, function.name(), Ink.GOLD)
              .ending(width - 1, number, Ink.DIM)
              .choosing(1, width - 2, new PanelItem.Label(function.name(), pointer, "")));
    }
    return marked;
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP, Hint.of("Enter", Promise.ACTS, "goes there=Goes to the label at the cursor"));
  }

  @Override
  public boolean follows() {
    return true;
  }

  private static PanelRow row(GlobalLabel global, int bytes, boolean marked, int width) {
    PanelRow row = PanelRow.empty().with(0, marked ? "▶" : " ", Ink.GOLD);
    if (global.isEnd()) {
      String name = global.isPermanentEnd() ? ".END." : "END";
      String size = Counted.of(bytes, "byte");
      return row.with(2, name, Ink.DIM)
          .ending(width - 1, size, Ink.DIM)
          .choosing(1, width - 2, new PanelItem.Label(name, global.pointer(), ""));
    }
    String name = CharacterSet.glyphs(global.name());
    String key = global.key() == 0 ? "" : KeyAssignments.text(global.key());
    PanelRow labelled = row.withBold(1, name, Ink.GOLD);
    return (key.isEmpty() ? labelled : labelled.ending(width - 1, "key " + key, Ink.OK))
        .choosing(1, width - 2, new PanelItem.Label(name, global.pointer(), key));
  }
}
