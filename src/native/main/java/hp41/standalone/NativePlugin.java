package hp41.standalone;

import hp41.teavm.CallReplacer;
import java.util.Map;
import org.teavm.model.AnnotationValue;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;

/** Makes TeaVM call {@link FileMethods}, {@link ProcessMethods} and {@link Jar}. */
public final class NativePlugin extends CallReplacer {

  /** Methods that no verb uses here. They need the network or start other programs. */
  private static final Map<String, String> UNUSED =
      Map.of(
          "hp41.terminal.Console", "holds",
          "picocli.CommandLine$BuiltIn$InetAddressConverter", "convert",
          "picocli.CommandLine$BuiltIn$NetworkInterfaceConverter", "convert",
          "picocli.CommandLine$BuiltIn$URIConverter", "convert",
          "picocli.CommandLine$BuiltIn$URLConverter", "convert",
          "picocli.CommandLine$Interpreter", "expandValidArgumentFile",
          "picocli.CommandLine$Model$UsageMessageSpec$1", "run");

  public NativePlugin() {
    super(FileMethods.class, ProcessMethods.class, Jar.class);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    super.transformClass(type, context);
    for (MethodHolder method : type.getMethods()) {
      if (method.getName().equals(UNUSED.get(type.getName()))) {
        ProgramEmitter.create(method, context.getHierarchy())
            .construct(UnsupportedOperationException.class)
            .raise();
      }
      if (method.getName().equals("isCodePointCJK")) {
        // No help is written in Chinese characters, which are twice as wide.
        ProgramEmitter.create(method, context.getHierarchy()).constant(0).returnValue();
      }
      AnnotationValue standard = method.getAnnotationDefault();
      if (standard != null && standard.getType() == AnnotationValue.CHAR) {
        // TeaVM reads a character as an integer, and would fail.
        method.setAnnotationDefault(new AnnotationValue((int) standard.getChar()));
      }
    }
  }
}
