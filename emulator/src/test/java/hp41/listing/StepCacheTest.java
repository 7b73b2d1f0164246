package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the step cache of an assembler. */
class StepCacheTest {

  private static Assembler assembler() {
    return Assembler.proofreading(Internals.known(), Assembler.Letters.GLOBAL);
  }

  private static List<String> read(Assembler assembler, String listing) {
    Assembler.Assembly assembly = assembler.assemble(listing);
    return Stream.concat(
            assembly.problems().stream().map(Diagnostic::toString),
            assembly.source().all().map(StepCacheTest::step))
        .toList();
  }

  private static String step(SourceMap.MapMatch found) {
    SourceMap.MappedLine line = found.line();
    return line.number() + " " + line.place() + " " + HexFormat.of().formatHex(line.bytes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "define N 5\\nRCL N\\nEND|RCL N\\nEND|define N 6\\nRCL N\\nEND",
        ".local FNORD\\nFNORD\\nEND|FNORD\\nEND",
        "\"`AB\"\\nEND|\"`AB\"\\n>\"C\"\\nEND",
        "YMCPY\\nPPLUG|YMCPY\\nPLUGH|YMCPY",
        "CF29\\nSIN|CF29\\nSIN",
        "01 LBL 01\\n02 5\\n03 END|01 LBL 01\\n02 5\\nEND\\n5",
        "LBL 01, 5\\n\"A, GTO 01|5\\nLBL 01, 5\\n\"A\", GTO 01"
      })
  void cacheDoesNotChangeTheNextListing(String listings) {
    Assembler kept = assembler();
    for (String listing : listings.replace("\\n", "\n").split("\\|")) {
      assertThat(read(kept, listing)).isEqualTo(read(assembler(), listing));
      assertThat(read(kept, listing)).isEqualTo(read(assembler(), listing));
    }
  }
}
