package hp41.standalone;

import java.io.File;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Writes the C sources of the native program. TeaVM numbers classes in an order that depends on
 * identity hash codes. In the main thread of a Java process of its own, they are the same in each
 * build in the same folder; in Maven's process, they depend on how threads are scheduled.
 */
final class CSources {

  private static final int MEGABYTE = 1 << 20;

  private CSources() {}

  /** Writes the sources to the folder that the only argument names. */
  public static void main(String[] arguments) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setLog(
        new ConsoleTeaVMToolLog(false) {
          @Override
          public void info(String message) {}
        });
    tool.setTargetType(TeaVMTargetType.C);
    tool.setTargetDirectory(new File(arguments[0]));
    tool.setMainClass(Hp41.class.getName());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
    tool.setShortFileNames(true);
    // Most verbs end before the first garbage collection, which leaves few free pieces of memory.
    tool.setMinHeapSize(32 * MEGABYTE);
    // ProcessMethods.maxMemory returns this size.
    tool.setMaxHeapSize(512 * MEGABYTE);
    tool.generate();
    TeaVMProblemRenderer.describeProblems(
        tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), tool.getLog());
    System.exit(tool.getProblemProvider().getSevereProblems().isEmpty() ? 0 : 1);
  }
}
