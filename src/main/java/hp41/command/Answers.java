package hp41.command;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The answers to a program's questions, the same each time that it is executed. */
final class Answers implements Iterable<String> {

  private final Iterator<String> input;
  private final List<String> given = new ArrayList<>();

  /** The lines of this input, of which none is read before it is asked for. */
  Answers(Iterator<String> input) {
    this.input = input;
  }

  @Override
  public Iterator<String> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < given.size() || input.hasNext();
      }

      @Override
      public String next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        if (next == given.size()) {
          given.add(input.next());
        }
        return given.get(next++);
      }
    };
  }
}
