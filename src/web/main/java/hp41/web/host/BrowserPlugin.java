package hp41.web.host;

import java.lang.reflect.Method;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ReferenceCache;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.parsing.ClassRefsRenamer;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Makes TeaVM call {@link MissingMethods}. */
public final class BrowserPlugin implements TeaVMPlugin, ClassHolderTransformer {
  private static final List<String> WITH_STATIC_METHODS =
      List.of(
          "java.lang.Character",
          "java.lang.Math",
          "java.lang.System",
          "java.nio.charset.Charset",
          "java.nio.file.Files",
          "java.nio.file.attribute.PosixFilePermissions",
          "java.text.NumberFormat",
          "java.util.Map",
          "java.util.concurrent.locks.LockSupport");

  private static final String REGEX = "java.util.regex.";
  private static final String COMPRESSION = "java.util.zip.DeflaterOutputStream";
  private static final String OWN_PACKAGE = BrowserPlugin.class.getPackageName();

  /** Replaces classes that TeaVM has, which {@link Substitutions} cannot replace. */
  private static final ClassRefsRenamer RENAMER =
      new ClassRefsRenamer(new ReferenceCache(), BrowserPlugin::own);

  private final Map<MethodReference, MethodReference> replacements = new HashMap<>();

  public BrowserPlugin() {
    for (Method method : MissingMethods.class.getDeclaredMethods()) {
      MethodReference to = MethodReference.parse(method);
      WITH_STATIC_METHODS.forEach(type -> add(to, type, to.getDescriptor()));
      ValueType[] signature = to.getSignature();
      if (signature.length > 1 && signature[0] instanceof ValueType.Object receiver) {
        ValueType[] rest = Arrays.copyOfRange(signature, 1, signature.length);
        add(to, receiver.getClassName(), new MethodDescriptor(to.getName(), rest));
      }
    }
  }

  private static String own(String name) {
    return name.equals(COMPRESSION)
        ? OWN_PACKAGE + ".DeflaterOutputStream"
        : name.replace(REGEX, OWN_PACKAGE + '.');
  }

  private void add(MethodReference to, String type, MethodDescriptor method) {
    replacements.put(new MethodReference(type, method), to);
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
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
      default -> {
        if (!type.getName().startsWith("java.")
            && !type.getName().equals(MissingMethods.class.getName())) {
          redirectCalls(type);
        }
      }
    }
    if (!type.getName().startsWith(REGEX) && !type.getName().startsWith("org.teavm.")) {
      RENAMER.rename(type);
    }
  }

  private void redirectCalls(ClassHolder type) {
    type.getMethods().stream().flatMap(BrowserPlugin::calls).forEach(this::redirect);
  }

  private static ProgramEmitter emitter(
      ClassHolder type, ClassHolderTransformerContext context, String name, Class<?>... signature) {
    MethodHolder method = type.getMethod(new MethodDescriptor(name, signature));
    return ProgramEmitter.create(method, context.getHierarchy());
  }

  private static Stream<InvokeInstruction> calls(MethodHolder method) {
    Stream.Builder<Instruction> all = Stream.builder();
    if (method.getProgram() != null) {
      method.getProgram().getBasicBlocks().forEach(block -> block.forEach(all));
    }
    return all.build()
        .filter(InvokeInstruction.class::isInstance)
        .map(InvokeInstruction.class::cast);
  }

  private void redirect(InvokeInstruction call) {
    MethodReference to = replacements.get(call.getMethod());
    if (to != null) {
      Stream<Variable> arguments =
          Stream.concat(Stream.ofNullable(call.getInstance()), call.getArguments().stream());
      call.setArguments(arguments.toArray(Variable[]::new));
      call.setInstance(null);
      call.setType(InvocationType.SPECIAL);
      call.setMethod(to);
    }
  }
}
