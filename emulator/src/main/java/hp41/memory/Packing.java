package hp41.memory;

/** Packs program memory. */
record Packing(ProgramMemory program, GlobalChain chain) {

  /** Removes all nulls from a pointer on, except those that separate two numbers. */
  void pack(int start) {
    int oldPointer = program.pointer();
    int newPointer = oldPointer > start ? oldPointer : -1;
    int end = program.permanentEnd();
    int target = start;
    int address = program.lineAt(target);
    boolean afterNumber = false;
    while (address > end) {
      int length = program.length(address);
      boolean number = LineLength.isDigit(program.read(address));
      if (newPointer < 0 && address < oldPointer) {
        newPointer = target;
      }
      if (number && afterNumber) {
        program.write(--target, 0);
      }
      for (int i = 0; i < length; i++) {
        program.write(--target, program.read(address - i));
        chain.move(address - i, target);
      }
      afterNumber = number;
      address = program.lineAt(address - length + 1);
    }
    moveEnd(end, target);
    if (!ProgramMemory.isRom(oldPointer)) {
      program.pointer(newPointer < 0 ? target : newPointer);
    }
  }

  private void moveEnd(int oldEnd, int target) {
    int status = program.read(oldEnd - 2);
    int register = (target - 3) / ProgramMemory.BYTES;
    for (int address = target - 1;
        address >= program.endRegister() * ProgramMemory.BYTES;
        address--) {
      program.write(address, 0);
    }
    program.endRegister(register);
    chain.move(oldEnd, program.permanentEnd());
    program.write(program.permanentEnd(), GlobalLabel.CODE);
    program.write(program.permanentEnd() - 2, status);
  }
}
