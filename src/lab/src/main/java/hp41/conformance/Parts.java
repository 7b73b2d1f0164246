package hp41.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Removes parts of a list. */
final class Parts {

  /**
   * The length below which parts may begin anywhere; longer parts begin only where the previous one
   * ends.
   */
  private static final int SHORT = 4;

  private Parts() {}

  /** Returns all lists with one part removed, beginning with the longest parts. */
  static <T> Stream<List<T>> without(List<T> all) {
    return Stream.iterate((all.size() + 1) / 2, length -> length > 0, length -> length / 2)
        .flatMap(length -> without(all, length));
  }

  private static <T> Stream<List<T>> without(List<T> all, int length) {
    return IntStream.rangeClosed(0, all.size() - length)
        .filter(i -> length < SHORT || i % length == 0)
        .mapToObj(i -> without(all, i, length));
  }

  private static <T> List<T> without(List<T> all, int from, int length) {
    List<T> others = new ArrayList<>(all);
    others.subList(from, from + length).clear();
    return others;
  }
}
