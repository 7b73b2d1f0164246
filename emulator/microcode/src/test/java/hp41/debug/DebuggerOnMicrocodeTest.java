package hp41.debug;

import hp41.Roms;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

/** Runs the debugger tests on the microcode. */
class DebuggerOnMicrocodeTest {

  private static void useMicrocode(DebuggerBench bench) {
    bench.calculator.engine(Optional.of(Roms.cx()));
  }

  @Nested
  class Debugging extends DebuggerTest {
    @BeforeEach
    void useMicrocode() {
      DebuggerOnMicrocodeTest.useMicrocode(this);
    }
  }

  @Nested
  class Journal extends JournalTest {
    @BeforeEach
    void useMicrocode() {
      DebuggerOnMicrocodeTest.useMicrocode(this);
    }
  }

  @Nested
  class Watching extends WatchesTest {
    @BeforeEach
    void useMicrocode() {
      DebuggerOnMicrocodeTest.useMicrocode(this);
    }
  }

  @Nested
  class Interrupted extends InterruptedProgramTest {
    @BeforeEach
    void useMicrocode() {
      DebuggerOnMicrocodeTest.useMicrocode(this);
    }
  }
}
