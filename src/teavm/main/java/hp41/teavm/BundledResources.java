package hp41.teavm;

import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * The resources that the program contains: the tables of the calculator, and the bundled programs
 * and modules.
 */
public final class BundledResources extends DefaultResourcesPolicy {
  private static final String TABLES =
      """
      hp41/functions/printing/plot.txt
      hp41/keymap/sim41.txt
      hp41/keymap/standard.txt
      hp41/keymap/v41.txt
      hp41/listing/hp42s.tsv
      hp41/listing/modules.tsv
      hp41/panel/display/segments.tsv
      hp41/printer/font.tsv
      programs/index
      programs/modules
      """;

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    Stream<String> programs = BundledProgram.all().stream().map(it -> "programs/" + it.file());
    Stream<String> modules = BundledModule.all().stream().map(it -> "programs/" + it.file());
    return Stream.of(TABLES.lines(), programs, modules).flatMap(it -> it).toArray(String[]::new);
  }
}
