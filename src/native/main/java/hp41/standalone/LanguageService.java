package hp41.standalone;

import hp41.listing.Assembler.Letters;
import hp41.machine.InstructionSet;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.Consumer;

/** Replaces the language server, which needs Java. */
public final class LanguageService {

  private LanguageService() {}

  public static boolean serve(
      InstructionSet functions,
      Letters letters,
      InputStream in,
      OutputStream out,
      Consumer<String> complaints) {
    throw Jar.missing("lsp");
  }
}
