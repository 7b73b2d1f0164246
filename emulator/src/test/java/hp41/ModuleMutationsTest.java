package hp41;

import static org.assertj.core.api.Assertions.fail;

import hp41.listing.Fixtures;
import hp41.module.ImageMutator;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a damaged image of a module can be used, or that its problems are reported. */
class ModuleMutationsTest {

  private static final int IMAGES = 125;
  private static final int MANY = 2_000;

  /**
   * The number of damaged images for each seed. With -Dhp41.damaged=100000, half a million are
   * tested in an hour.
   */
  private static final int VERY_MANY = Integer.getInteger("hp41.damaged", 4_000);

  @TempDir private Path folder;

  @Test
  void damagedModulesAreUsedOrToldOf() {
    mutate(41, IMAGES, List.of());
  }

  @Tag("slow")
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {42, 43, 44, 45, 46})
  void veryManyDamagedModulesAreUsedOrToldOf(long seed) {
    mutate(seed, VERY_MANY, List.of());
  }

  /** Tests damaged images of published modules, if these are available. */
  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> damagedRealModulesAreUsedOrToldOf() {
    return Fixtures.sharedTests(
        "modules", file -> mutate(47, MANY, List.of(Fixtures.bytes(file))), ".mod");
  }

  private void mutate(long seed, int images, List<byte[]> real) {
    Random random = new Random(seed);
    ImageMutator mutator = new ImageMutator(random, real);
    ModuleTrial trial = new ModuleTrial(random, folder.resolve("MUTATED.MOD"));
    for (int i = 0; i < images; i++) {
      random.setSeed(seed * 100_000 + i);
      byte[] content = mutator.next();
      try {
        trial.of(content);
      } catch (RuntimeException | AssertionError failure) {
        fail("image %d of seed %d".formatted(i, seed), failure);
      }
    }
  }
}
