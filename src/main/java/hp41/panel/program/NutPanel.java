package hp41.panel.program;

import hp41.memory.Word;
import hp41.microcode.Microcode;
import hp41.nut.MicrocodeLine;
import hp41.nut.State;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.screen.Ink;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A panel with the processor of the microcode: its registers, and the next instructions. */
public final class NutPanel implements Panel {

  private static final int STATUS_BITS = 14;
  private static final int MOST_LINES = 40;
  private static final int SECOND = 20;

  @Override
  public boolean hasContents(PanelData data) {
    return Microcode.of(data.calculator()).isPresent();
  }

  @Override
  public PanelBody content(PanelData data, Size room) {
    return Microcode.of(data.calculator())
        .map(it -> content(it, room))
        .orElse(
            PanelRows.of(
                "", List.of(PanelRow.empty().with(1, "engine microcode FILE shows it", Ink.DIM))));
  }

  private static PanelBody content(Microcode microcode, Size room) {
    State state = microcode.nut().state();
    List<PanelRow> rows = new ArrayList<>();
    registers(state, room.columns() >= 2 * SECOND, rows);
    String pointers =
        "P %X%s Q %X%s  G %02X"
            .formatted(
                state.p(),
                state.pointerIsQ() ? "" : "*",
                state.q(),
                state.pointerIsQ() ? "*" : "",
                state.g());
    rows.add(text(pointers));
    String mode = state.decimal() ? "dec" : "hex";
    rows.add(
        text("%s  carry %d  reg %03X".formatted(mode, state.carry() ? 1 : 0, state.register())));
    rows.add(text("S " + status(state)));
    rows.add(
        text(
            "returns "
                + state.returns().stream()
                    .map("%04X"::formatted)
                    .collect(Collectors.joining(" "))));
    if (state.asleep()) {
      rows.add(PanelRow.empty().with(1, "asleep", Ink.GOLD));
    } else {
      microcode.debugger().lines(MOST_LINES).forEach(it -> rows.add(line(it, state)));
    }
    String about =
        microcode.debugger().isStopped() ? "stopped" : state.asleep() ? "asleep" : "runs";
    return PanelRows.of(about, rows);
  }

  private static void registers(State state, boolean beside, List<PanelRow> rows) {
    List<Map.Entry<String, Long>> all =
        List.of(
            Map.entry("A", state.a()),
            Map.entry("B", state.b()),
            Map.entry("C", state.c()),
            Map.entry("M", state.m()),
            Map.entry("N", state.n()));
    for (int i = 0; i < all.size(); i += beside ? 2 : 1) {
      PanelRow row = register(PanelRow.empty(), 1, all.get(i));
      rows.add(beside && i + 1 < all.size() ? register(row, SECOND, all.get(i + 1)) : row);
    }
  }

  private static PanelRow register(PanelRow row, int column, Map.Entry<String, Long> register) {
    return row.with(column, register.getKey(), Ink.DIM)
        .with(column + 2, Word.hex(register.getValue()), Ink.TEXT);
  }

  private static PanelRow text(String text) {
    return PanelRow.empty().with(1, text, Ink.TEXT);
  }

  /** Returns the numbers of the status bits that are set, 0 to 13. */
  private static String status(State state) {
    return IntStream.range(0, STATUS_BITS)
        .filter(bit -> (state.status() >> bit & 1) != 0)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  private static PanelRow line(MicrocodeLine line, State state) {
    boolean next = line.address() == state.address();
    return PanelRow.empty()
        .with(0, next ? "▶" : " ", Ink.GOLD)
        .with(1, text(line), next ? Ink.WHITE : Ink.TEXT);
  }

  private static String text(MicrocodeLine line) {
    String words = line.words().stream().map("%03X"::formatted).collect(Collectors.joining(" "));
    return "%04X %-7s %s".formatted(line.address(), words, line.code());
  }
}
