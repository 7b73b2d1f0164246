package hp41.debug;

import hp41.Roms;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

/** Tests debugging of programs that HP's microcode executes. */
class OnTheMicrocodeTest {

  private static void change(DebuggerBench bench) {
    bench.calculator.engine(Optional.of(Roms.cx()));
  }

  @Nested
  class Debugging extends DebuggerTest {
    @BeforeEach
    void change() {
      OnTheMicrocodeTest.change(this);
    }
  }

  @Nested
  class Journal extends JournalTest {
    @BeforeEach
    void change() {
      OnTheMicrocodeTest.change(this);
    }
  }

  @Nested
  class Watching extends WatchesTest {
    @BeforeEach
    void change() {
      OnTheMicrocodeTest.change(this);
    }
  }

  @Nested
  class Interrupted extends InterruptedProgramTest {
    @BeforeEach
    void change() {
      OnTheMicrocodeTest.change(this);
    }
  }
}
