package hp41.files;

import hp41.Internals;
import hp41.listing.Assembler;
import hp41.listing.LabelSpelling;
import hp41.module.ModuleWriter;
import hp41.module.ModuleWriter.FunctionTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the images of the bundled modules when the program is built. Assembling all listings takes
 * too long each time a module is plugged in.
 */
final class ModuleBuild {

  private final Assembler assembler = new Assembler(Internals.known());

  private ModuleBuild() {}

  /**
   * Writes the images.
   *
   * @param arguments the folder
   */
  public static void main(String[] arguments) throws IOException {
    ModuleBuild build = new ModuleBuild();
    for (BundledModule module : BundledModule.all()) {
      Files.write(Path.of(arguments[0], module.file()), build.image(module));
    }
  }

  private byte[] image(BundledModule module) {
    List<FunctionTable> tables =
        module.tables().entrySet().stream().map(it -> table(it.getKey(), it.getValue())).toList();
    return ModuleWriter.mod(tables, module.name());
  }

  private FunctionTable table(int xrom, List<String> labels) {
    List<String> shown =
        labels.stream().map(it -> LabelSpelling.read(it).orElseThrow().shown()).toList();
    return new FunctionTable(xrom, code(labels), shown);
  }

  private List<byte[]> code(List<String> labels) {
    return BundledModule.programs(labels).stream()
        .map(it -> new String(it.listing(), StandardCharsets.UTF_8))
        .flatMap(it -> assembler.assemble(it).programs().stream())
        .toList();
  }
}
