package hp41.teavm;

import java.lang.reflect.Method;
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
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Makes TeaVM call the static methods of a class instead of methods of the JDK. A replacement has
 * the name and parameters of the method; for a method of an object, the object is its first
 * parameter.
 */
public abstract class CallReplacer implements TeaVMPlugin, ClassHolderTransformer {

  /** The classes whose static methods can be replaced. */
  private static final List<String> WITH_STATIC_METHODS =
      List.of(
          "hp41.app.Lab",
          "hp41.editor.debugging.DebugAdapter",
          "hp41.editor.language.LanguageService",
          "hp41.files.BarcodeScanner",
          "hp41.files.Output",
          "java.lang.Character",
          "java.lang.Math",
          "java.lang.String",
          "java.lang.System",
          "java.lang.Thread",
          "java.nio.charset.Charset",
          "java.nio.file.Files",
          "java.nio.file.Path",
          "java.nio.file.attribute.PosixFilePermissions",
          "java.text.NumberFormat",
          "java.util.Map",
          "java.util.ResourceBundle",
          "java.util.ServiceLoader",
          "java.util.concurrent.locks.LockSupport");

  private final List<String> replacing;
  private final Map<MethodReference, MethodReference> replacements = new HashMap<>();

  /** Creates a plugin that calls the methods of these classes. */
  protected CallReplacer(Class<?>... classes) {
    replacing = Stream.of(classes).map(Class::getName).toList();
    Stream.of(classes).flatMap(it -> Stream.of(it.getDeclaredMethods())).forEach(this::add);
  }

  private void add(Method method) {
    MethodReference to = MethodReference.parse(method);
    WITH_STATIC_METHODS.forEach(type -> add(to, type, to.getDescriptor()));
    ValueType[] signature = to.getSignature();
    if (signature.length > 1 && signature[0] instanceof ValueType.Object receiver) {
      ValueType[] rest = Arrays.copyOfRange(signature, 1, signature.length);
      add(to, receiver.getClassName(), new MethodDescriptor(to.getName(), rest));
    }
  }

  private void add(MethodReference to, String type, MethodDescriptor method) {
    replacements.put(new MethodReference(type, method), to);
  }

  @Override
  public final void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    if (!type.getName().startsWith("java.") && !replacing.contains(type.getName())) {
      redirectCalls(type);
    }
  }

  /** Replaces the calls in a class. */
  final void redirectCalls(ClassHolder type) {
    type.getMethods().stream().flatMap(CallReplacer::calls).forEach(this::redirect);
  }

  /** Returns the calls in a method. */
  protected static Stream<InvokeInstruction> calls(MethodHolder method) {
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
