package hp41.number;

import org.junit.jupiter.api.Test;

class CounterTest {

  @Test
  void loopCountersCountAndSkipAsTheMachines() {
    Vectors.walk(
        "functions/isg_dse.tsv",
        row -> row.get("R05_after") + " " + row.get("result"),
        row -> {
          Decimal before = row.number("R05_before");
          Counter counter =
              row.get("op").equals("ISG") ? Counter.increment(before) : Counter.decrement(before);
          return counter.value() + (counter.skip() ? " skip" : " no skip");
        });
  }
}
