package hp41.number;

import org.junit.jupiter.api.Test;

class CounterTest {

  @Test
  void loopCountersMatchTheMachine() {
    Vectors.walk(
        "functions/isg_dse.tsv",
        row -> row.get("R05_after") + " " + row.get("result"),
        row -> {
          Decimal before = row.number("R05_before");
          boolean up = row.get("op").equals("ISG");
          Decimal count = up ? Counter.increment(before) : Counter.decrement(before);
          boolean skips = Counter.isAbove(count, before) == up;
          return count + (skips ? " skip" : " no skip");
        });
  }
}
