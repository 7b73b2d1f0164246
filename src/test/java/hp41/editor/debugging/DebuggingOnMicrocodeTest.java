package hp41.editor.debugging;

import hp41.RomImages;
import hp41.microcode.SystemRom;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

/** Checks that programs on the microcode are debugged like any others. */
class DebuggingOnMicrocodeTest {

  @BeforeEach
  void change() throws IOException {
    DebugClient.executeBy(Optional.of(SystemRom.read(RomImages.cx())));
  }

  @AfterEach
  void changeBack() {
    DebugClient.executeBy(Optional.empty());
  }

  @Nested
  class Breakpoints extends BreakpointsTest {}

  @Nested
  class Changes extends ChangesTest {}

  @Nested
  class Queens extends QueensTest {}

  @Nested
  class Replacement extends ReplacementTest {}

  @Nested
  class Requests extends RequestsTest {}

  @Nested
  class Sources extends SourcesTest {}

  @Nested
  class Stepping extends SteppingTest {}
}
