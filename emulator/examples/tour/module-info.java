module tour {
  requires hp41.emulator;
}
