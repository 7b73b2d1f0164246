package hp41.web.build;

import hp41.web.jdk.MissingMethods;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
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

/** Makes TeaVM call {@link MissingMethods}. */
public final class BrowserPlugin implements TeaVMPlugin, ClassHolderTransformer {
  private final Map<MethodReference, MethodReference> replacements = new HashMap<>();

  public BrowserPlugin() {
    for (Method method : MissingMethods.class.getDeclaredMethods()) {
      MethodReference to = MethodReference.parse(method);
      add(to, "java.lang.Math", to.getDescriptor());
      add(to, "java.lang.System", to.getDescriptor());
      add(to, "java.lang.Character", to.getDescriptor());
      add(to, "java.util.regex.Pattern", to.getDescriptor());
      add(to, "java.nio.charset.Charset", to.getDescriptor());
      ValueType[] signature = to.getSignature();
      if (signature.length > 1 && signature[0] instanceof ValueType.Object receiver) {
        ValueType[] rest = java.util.Arrays.copyOfRange(signature, 1, signature.length);
        add(to, receiver.getClassName(), new MethodDescriptor(to.getName(), rest));
      }
    }
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
    if (type.getName().equals(MissingMethods.class.getName())) {
      return;
    }
    for (MethodHolder method : type.getMethods()) {
      if (method.getProgram() != null) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
              redirect(call);
            }
          }
        }
      }
    }
  }

  private void redirect(InvokeInstruction call) {
    MethodReference to = replacements.get(call.getMethod());
    if (to != null) {
      List<Variable> arguments = new ArrayList<>(call.getArguments());
      if (call.getInstance() != null) {
        arguments.add(0, call.getInstance());
        call.setInstance(null);
      }
      call.setType(InvocationType.SPECIAL);
      call.setMethod(to);
      call.setArguments(arguments.toArray(Variable[]::new));
    }
  }
}
