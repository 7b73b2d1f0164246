import java.io.File;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Translates a class to C with TeaVM, without the plugins of the native program. */
public final class Translation {

  private Translation() {}

  /** Arguments: the main class, and the folder to write to. */
  public static void main(String[] arguments) throws Exception {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.C);
    tool.setMainClass(arguments[0]);
    tool.setTargetDirectory(new File(arguments[1]));
    tool.setClassLoader(Translation.class.getClassLoader());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
    tool.setShortFileNames(true);
    tool.setMinHeapSize(4 << 20);
    tool.setMaxHeapSize(64 << 20);
    tool.generate();
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      System.exit(1);
    }
  }
}
