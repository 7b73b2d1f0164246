package hp41.teavm;

import java.time.Instant;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ReferenceCache;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.parsing.ClassRefsRenamer;

/** Makes TeaVM use {@link MissingMethods} and the classes of this package. */
public final class LibraryPlugin extends CallReplacer {

  private static final String REGEX = "java.util.regex.";
  private static final String OWN_PACKAGE = LibraryPlugin.class.getPackageName();

  /** Replaces classes of TeaVM's class library that {@link Substitutions} cannot replace. */
  private static final ClassRefsRenamer RENAMER =
      new ClassRefsRenamer(new ReferenceCache(), LibraryPlugin::own);

  public LibraryPlugin() {
    super(MissingMethods.class);
  }

  private static String own(String name) {
    return name.replace(REGEX, OWN_PACKAGE + '.');
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    switch (type.getName()) {
      case "java.time.Instant" -> {
        ProgramEmitter text = emitter(type, context, "toString", String.class);
        text.invoke(MissingMethods.class, "text", String.class, text.var(0, type)).returnValue();
        ProgramEmitter parse = emitter(type, context, "parse", CharSequence.class, Instant.class);
        ValueEmitter parsed = parse.var(1, CharSequence.class);
        parse.invoke(MissingMethods.class, "instant", Instant.class, parsed).returnValue();
      }
      case "java.time.Duration" -> {
        ProgramEmitter text = emitter(type, context, "toString", String.class);
        text.invoke(MissingMethods.class, "text", String.class, text.var(0, type)).returnValue();
      }
      case "java.text.DecimalFormatSymbols" ->
          emitter(type, context, "initData", void.class).exit();
      case "java.util.Formatter$FormatWriter" -> {
        emitter(type, context, "formatFloat", char.class, boolean.class, void.class)
            .construct(UnsupportedOperationException.class)
            .raise();
        redirectCalls(type);
      }
      default -> super.transformClass(type, context);
    }
    if (!type.getName().startsWith(REGEX) && !type.getName().startsWith("org.teavm.")) {
      RENAMER.rename(type);
    }
  }

  private static ProgramEmitter emitter(
      ClassHolder type, ClassHolderTransformerContext context, String name, Class<?>... signature) {
    MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
    return ProgramEmitter.create(method, context.getHierarchy());
  }
}
