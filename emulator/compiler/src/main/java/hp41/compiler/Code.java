package hp41.compiler;

import hp41.memory.Memory;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the bytecode of a {@link CompiledBlock} with ASM. Method names describe what the bytecode
 * does when it is executed.
 */
final class Code {

  /** A position in the bytecode that can be jumped to. */
  static final class CodePlace {
    private final Label label = new Label();
  }

  /** Comparisons of an integer with zero. */
  enum Zero {
    EQUAL(Opcodes.IFEQ),
    UNEQUAL(Opcodes.IFNE),
    LESS(Opcodes.IFLT),
    AT_MOST(Opcodes.IFLE),
    GREATER(Opcodes.IFGT),
    AT_LEAST(Opcodes.IFGE);

    private final int opcode;

    Zero(int opcode) {
      this.opcode = opcode;
    }
  }

  private static final String NAME = Code.class.getPackageName().replace('.', '/') + "/Translated";
  private static final String CONTEXT = Type.getInternalName(ExecutionContext.class);
  private static final String INT = "I";

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
  private final MethodVisitor code;
  private final CodePlace begin = new CodePlace();

  /** Creates a class with a constructor and an empty {@code run} method. */
  Code() {
    String[] interfaces = {Type.getInternalName(CompiledBlock.class)};
    int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V17, access, NAME, null, "java/lang/Object", interfaces);
    MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    constructor.visitCode();
    constructor.visitVarInsn(Opcodes.ALOAD, 0);
    constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    constructor.visitInsn(Opcodes.RETURN);
    constructor.visitMaxs(0, 0);
    String descriptor = "(L" + CONTEXT + ";I)I";
    code = writer.visitMethod(Opcodes.ACC_PUBLIC, "run", descriptor, null, null);
    code.visitCode();
    mark(begin);
  }

  /** Sets the position of a jump target to the next instruction. */
  void mark(CodePlace place) {
    code.visitLabel(place.label);
  }

  void jump(CodePlace place) {
    code.visitJumpInsn(Opcodes.GOTO, place.label);
  }

  /** Jumps if the comparison of the integer on the JVM stack with zero is true. */
  void jumpIf(Zero comparison, CodePlace place) {
    code.visitJumpInsn(comparison.opcode, place.label);
  }

  /** Jumps if the lower of the two integers on the JVM stack is less than the upper one. */
  void jumpIfLess(CodePlace place) {
    code.visitJumpInsn(Opcodes.IF_ICMPLT, place.label);
  }

  /**
   * Jumps to the target that belongs to the key on the JVM stack.
   *
   * @param keys the keys in ascending order
   * @param places the targets, in the same order
   * @param other the target for all other keys
   */
  void switchOn(int[] keys, List<CodePlace> places, CodePlace other) {
    Label[] labels = places.stream().map(place -> place.label).toArray(Label[]::new);
    code.visitLookupSwitchInsn(other.label, keys, labels);
  }

  void integer(int value) {
    code.visitLdcInsn(value);
  }

  void word(long value) {
    if (value == 0) {
      code.visitInsn(Opcodes.LCONST_0);
    } else {
      code.visitLdcInsn(value);
    }
  }

  void loadWord(int slot) {
    code.visitVarInsn(Opcodes.LLOAD, slot);
  }

  void storeWord(int slot) {
    code.visitVarInsn(Opcodes.LSTORE, slot);
  }

  void loadInteger(int slot) {
    code.visitVarInsn(Opcodes.ILOAD, slot);
  }

  void storeInteger(int slot) {
    code.visitVarInsn(Opcodes.ISTORE, slot);
  }

  void loadObject(int slot) {
    code.visitVarInsn(Opcodes.ALOAD, slot);
  }

  void storeObject(int slot) {
    code.visitVarInsn(Opcodes.ASTORE, slot);
  }

  /** Adds a constant to an integer variable. */
  void add(int slot, int amount) {
    code.visitIincInsn(slot, amount);
  }

  /** Compares the two words on the JVM stack; the result is −1, 0 or 1. */
  void compareWords() {
    code.visitInsn(Opcodes.LCMP);
  }

  /** Loads a field of the {@link ExecutionContext}. */
  void loadField(String name, Class<?> type) {
    loadObject(LocalVariables.CONTEXT);
    code.visitFieldInsn(Opcodes.GETFIELD, CONTEXT, name, Type.getDescriptor(type));
  }

  /** Stores an integer variable in a field of the {@link ExecutionContext}. */
  void storeField(String name, int slot) {
    loadObject(LocalVariables.CONTEXT);
    loadInteger(slot);
    code.visitFieldInsn(Opcodes.PUTFIELD, CONTEXT, name, INT);
  }

  /** Adds a constant to a field of the {@link ExecutionContext}. */
  void addToField(String name, int amount) {
    loadObject(LocalVariables.CONTEXT);
    loadField(name, int.class);
    integer(amount);
    code.visitInsn(Opcodes.IADD);
    code.visitFieldInsn(Opcodes.PUTFIELD, CONTEXT, name, INT);
  }

  /** Calls an instance method; the object and the arguments are on the JVM stack. */
  void call(Class<?> owner, String name, Class<?> result, Class<?>... arguments) {
    invoke(Opcodes.INVOKEVIRTUAL, owner, name, result, arguments);
  }

  /** Calls a method of {@link ArithmeticHelpers}; the arguments are on the JVM stack. */
  void help(String name, Class<?> result, Class<?>... arguments) {
    callStatic(ArithmeticHelpers.class, name, result, arguments);
  }

  /** Calls a static method; the arguments are on the JVM stack. */
  void callStatic(Class<?> owner, String name, Class<?> result, Class<?>... arguments) {
    invoke(Opcodes.INVOKESTATIC, owner, name, result, arguments);
  }

  private void invoke(
      int opcode, Class<?> owner, String name, Class<?> result, Class<?>... arguments) {
    Type[] types = new Type[arguments.length];
    for (int i = 0; i < types.length; i++) {
      types[i] = Type.getType(arguments[i]);
    }
    String descriptor = Type.getMethodDescriptor(Type.getType(result), types);
    code.visitMethodInsn(opcode, Type.getInternalName(owner), name, descriptor, false);
  }

  /** Reads a word; the memory and the address are on the JVM stack. */
  void readMemory() {
    call(Memory.class, "read", long.class, int.class);
  }

  void writeMemory() {
    call(Memory.class, "write", void.class, int.class, long.class);
  }

  /** Returns the integer on the JVM stack. */
  void returnInteger() {
    code.visitInsn(Opcodes.IRETURN);
  }

  /** Completes the class. */
  Finished finish() {
    CodePlace end = new CodePlace();
    mark(end);
    code.visitMaxs(0, 0);
    int length = end.label.getOffset() - begin.label.getOffset();
    writer.visitEnd();
    return new Finished(writer.toByteArray(), length);
  }

  /**
   * A completed class.
   *
   * @param bytes the class file
   * @param length the length of the {@code run} method in bytes
   */
  record Finished(byte[] bytes, int length) {

    /**
     * Loads the class as a hidden class, which can be unloaded when its {@link CompiledProgram} is
     * no longer used.
     */
    CompiledBlock load() {
      try {
        Class<?> hidden = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
        return (CompiledBlock) hidden.getDeclaredConstructor().newInstance();
      } catch (ReflectiveOperationException failure) {
        throw new IllegalStateException(failure);
      }
    }
  }
}
