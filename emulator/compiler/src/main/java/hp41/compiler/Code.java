package hp41.compiler;

import hp41.memory.Memory;
import java.lang.invoke.MethodHandles;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The bytecode of a {@link CompiledBlock} while it is being written. */
final class Code {

  /** What bytecode goes to. */
  static final class CodePlace {
    private final Label label = new Label();
  }

  /** The comparisons of a number with zero. */
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
  private static final String COURSE = Type.getInternalName(ExecutionContext.class);
  private static final String INT = "I";

  private final ClassWriter written = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
  private final MethodVisitor code;
  private final CodePlace begin = new CodePlace();

  /** Begins with nothing in it. */
  Code() {
    String[] interfaces = {Type.getInternalName(CompiledBlock.class)};
    int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    written.visit(Opcodes.V17, access, NAME, null, "java/lang/Object", interfaces);
    MethodVisitor made = written.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
    made.visitCode();
    made.visitVarInsn(Opcodes.ALOAD, 0);
    made.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    made.visitInsn(Opcodes.RETURN);
    made.visitMaxs(0, 0);
    String descriptor = "(L" + COURSE + ";I)I";
    code = written.visitMethod(Opcodes.ACC_PUBLIC, "run", descriptor, null, null);
    code.visitCode();
    mark(begin);
  }

  /** The place is here. */
  void mark(CodePlace place) {
    code.visitLabel(place.label);
  }

  void jump(CodePlace place) {
    code.visitJumpInsn(Opcodes.GOTO, place.label);
  }

  /** Goes there if the integer on the stack compares so with zero. */
  void jumpIf(Zero comparison, CodePlace place) {
    code.visitJumpInsn(comparison.opcode, place.label);
  }

  /** Goes there if the first of the two integers on the stack is less. */
  void jumpIfLess(CodePlace place) {
    code.visitJumpInsn(Opcodes.IF_ICMPLT, place.label);
  }

  /** Goes there if the first of the two integers on the stack is greater. */
  void jumpIfGreater(CodePlace place) {
    code.visitJumpInsn(Opcodes.IF_ICMPGT, place.label);
  }

  /** Goes to the place that belongs to the key on the stack; keys in order. */
  void choose(int[] keys, List<CodePlace> places, CodePlace other) {
    Label[] labels = places.stream().map(place -> place.label).toArray(Label[]::new);
    code.visitLookupSwitchInsn(other.label, keys, labels);
  }

  void integer(int value) {
    if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
      code.visitIntInsn(Opcodes.BIPUSH, value);
    } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      code.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      code.visitLdcInsn(value);
    }
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

  /** Adds to an integer. */
  void add(int slot, int amount) {
    code.visitIincInsn(slot, amount);
  }

  /** Turns the bits of the integer on the stack. */
  void invert() {
    code.visitInsn(Opcodes.ICONST_M1);
    code.visitInsn(Opcodes.IXOR);
  }

  /** Compares the two words on the stack: −1, 0 or 1. */
  void compareWords() {
    code.visitInsn(Opcodes.LCMP);
  }

  /** Puts an object that the course in a slot has on the stack. */
  void part(int course, String name, Class<?> type) {
    loadObject(course);
    code.visitFieldInsn(Opcodes.GETFIELD, COURSE, name, Type.getDescriptor(type));
  }

  void loadCounter(int course, String name) {
    loadObject(course);
    code.visitFieldInsn(Opcodes.GETFIELD, COURSE, name, INT);
  }

  void storeCounter(int course, String name, int slot) {
    loadObject(course);
    loadInteger(slot);
    code.visitFieldInsn(Opcodes.PUTFIELD, COURSE, name, INT);
  }

  void addToCounter(int course, String name, int amount) {
    loadObject(course);
    loadCounter(course, name);
    integer(amount);
    code.visitInsn(Opcodes.IADD);
    code.visitFieldInsn(Opcodes.PUTFIELD, COURSE, name, INT);
  }

  /** Calls a method of an object with what is on the stack. */
  void call(Class<?> owner, String name, Class<?> result, Class<?>... arguments) {
    invoke(Opcodes.INVOKEVIRTUAL, owner, name, result, arguments);
  }

  /** Calls one that belongs to no object. */
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

  /** Gives the word at an address on the stack, the memory below it. */
  void readMemory() {
    call(Memory.class, "read", long.class, int.class);
  }

  void writeMemory() {
    call(Memory.class, "write", void.class, int.class, long.class);
  }

  /** Ends with the integer on the stack. */
  void giveBack() {
    code.visitInsn(Opcodes.IRETURN);
  }

  /** The class, and how many bytes its code has. */
  Finished finish() {
    CodePlace end = new CodePlace();
    mark(end);
    code.visitMaxs(0, 0);
    int length = end.label.getOffset() - begin.label.getOffset();
    written.visitEnd();
    return new Finished(written.toByteArray(), length);
  }

  /**
   * A class.
   *
   * @param bytes of it
   * @param length of the code in it
   */
  record Finished(byte[] bytes, int length) {

    /** Loads it, to be forgotten with the passage. */
    CompiledBlock load() {
      try {
        Class<?> passage = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
        return (CompiledBlock) passage.getDeclaredConstructor().newInstance();
      } catch (ReflectiveOperationException failure) {
        throw new IllegalStateException(failure);
      }
    }
  }
}
