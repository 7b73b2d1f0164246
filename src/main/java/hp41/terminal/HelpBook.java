package hp41.terminal;

import hp41.Calculator.Name;
import hp41.panel.HelpPage;
import hp41.panel.Matching;
import hp41.panel.Messages;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Help while it is open: what is searched for, found and chosen. */
final class HelpBook {

  private final Supplier<List<Name>> names;
  private boolean open;
  private String search = "";
  private List<Name> found = List.of();
  private int chosen = -1;
  private int scroll;

  HelpBook(Supplier<List<Name>> names) {
    this.names = names;
  }

  boolean isOpen() {
    return open;
  }

  int scroll() {
    return scroll;
  }

  /** Opens at a name, or at the terminal's own keys if there is none. */
  void open(String name) {
    open = true;
    search(name);
  }

  Optional<HelpPage> view() {
    return open ? Optional.of(new HelpPage(search, found, chosen)) : Optional.empty();
  }

  /** Takes a stroke; returns the name that is to go into the typed line, if that was Enter. */
  Optional<Name> take(Stroke stroke) {
    if (stroke instanceof Stroke.Typed typed) {
      search(typed.character() == '?' && search.isEmpty() ? "" : search + typed.character());
    } else if (stroke.is(Named.ESCAPE) || stroke.is(Named.F1)) {
      open = false;
    } else if (stroke.is(Named.BACKSPACE)) {
      search(search.isEmpty() ? "" : search.substring(0, search.length() - 1));
    } else if (stroke.is(Named.ENTER) && chosen >= 0) {
      open = false;
      return Optional.of(found.get(chosen)).filter(name -> !Messages.NAMES.contains(name));
    } else if (stroke instanceof Stroke.NamedKey key) {
      move(key.name());
    }
    return Optional.empty();
  }

  private void move(Named name) {
    scroll = name == Named.PAGE_DOWN ? scroll + 5 : name == Named.PAGE_UP ? scroll - 5 : 0;
    scroll = Math.max(0, scroll);
    int lowest = search.isEmpty() ? -1 : 0;
    if (name == Named.UP || name == Named.DOWN) {
      int wanted = chosen + (name == Named.UP ? -1 : 1);
      chosen = Math.min(found.size() - 1, Math.max(lowest, wanted));
    }
  }

  private void search(String wanted) {
    search = wanted;
    scroll = 0;
    List<Name> all = new ArrayList<>(names.get());
    all.addAll(Messages.NAMES);
    found = Matching.best(wanted, all, Name::text, List.of());
    chosen = wanted.isEmpty() || found.isEmpty() ? -1 : 0;
  }
}
