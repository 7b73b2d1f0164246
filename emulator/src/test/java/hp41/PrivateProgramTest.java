package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import hp41.memory.GlobalLabel;
import hp41.memory.ProgramMemory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a private program runs, but that its lines can be neither viewed nor changed. */
class PrivateProgramTest {

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
  private final ProgramMemory program = Inside.of(calculator).program();

  @BeforeEach
  void makePrivate() {
    new ProgramLoader(Inside.of(calculator).memory())
        .load(
            new Assembler(Internals.known())
                .assemble("LBL \"AB\"\n2\nX^2\nEND\nLBL \"CD\"\n7\nEND")
                .programs());
    GlobalLabel end = program.end(program.top());
    Inside.of(calculator).editor().replace(end.address() - 2, end.status() | GlobalLabel.PRIVATE);
  }

  private List<Integer> bytes() {
    List<Integer> bytes = new ArrayList<>();
    for (int address = program.top() - 1; address > program.permanentEnd(); address--) {
      bytes.add(program.read(address));
    }
    return bytes;
  }

  private void press(String keys) {
    for (String name : keys.split(" ")) {
      calculator.press(Key.of(name).orElseThrow());
    }
  }

  private String display() {
    return calculator.display().toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PRGM",
        "PRGM SST",
        "PRGM f SST",
        "f RCL . 0 0 2 PRGM",
        "PRGM SIN",
        "PRGM 5",
        "PRGM STO 0 5",
        "PRGM <-",
        "PRGM SST <-",
        "PRGM R/S",
        "PRGM ALPHA S+",
        "PRGM f STO 0 1",
        "PRGM XEQ ALPHA LN ENTER LOG ALPHA",
        "PRGM XEQ ALPHA LOG LN STO ALPHA 0 0 2"
      })
  void itsLinesAreNeitherSeenNorChanged(String keys) {
    List<Integer> before = bytes();
    press(keys);
    assertThat(display()).isEqualTo("PRIVATE");
    assertThat(calculator.programLine()).isEqualTo("PRIVATE");
    assertThat(calculator.snapshot().program().lines()).isEmpty();
    assertThat(bytes()).isEqualTo(before);
  }

  @Test
  void itRunsLikeAnyOther() {
    calculator.type("XEQ \"AB\"");
    calculator.proceed(10);
    assertThat(display()).isEqualTo(" 4.0000");
  }

  @Test
  void aLineIsExecutedWithoutBeingShown() {
    press("SST");
    calculator.keyDown(Key.SST);
    assertThat(display()).isEqualTo("PRIVATE");
    calculator.keyUp();
    assertThat(display()).isEqualTo(" 2.0000");
  }

  @Test
  void othersAreSeenAsEver() {
    calculator.type("GTO \"CD\"");
    press("PRGM SIN");
    assertThat(display()).isEqualTo("02 SIN");
  }
}
