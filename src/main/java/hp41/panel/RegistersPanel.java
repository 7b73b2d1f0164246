package hp41.panel;

import hp41.machine.Machine;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The data registers, one on a row; those that hold zero are dim. */
final class RegistersPanel {

  private RegistersPanel() {}

  static Content content(Sight sight, Size room) {
    Machine machine = sight.calculator().machine();
    int size = machine.program().size();
    List<Row> rows = new ArrayList<>();
    for (int number = 0; number < size; number++) {
      rows.add(row(machine, number, room.columns()));
    }
    return Rows.of(size == 1 ? "1 register" : size + " registers", rows);
  }

  private static Row row(Machine machine, int number, int width) {
    long word = machine.memory().read(machine.program().curtain() + number);
    String name = "R%02d".formatted(number);
    String value = machine.display(word).strip();
    Role ink = word == 0 ? Role.DIM : Role.TEXT;
    return Row.empty()
        .with(1, name, Role.DIM)
        .ending(width - 1, value, ink)
        .choosing(name.length() + 2, width - name.length() - 3, item(number, word));
  }

  private static Item item(int number, long word) {
    return new Item.Register(number, Values.typed(word));
  }
}
