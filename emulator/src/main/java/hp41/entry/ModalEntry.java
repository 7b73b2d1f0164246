package hp41.entry;

/** A function that takes all keys until it is left: a catalog, an editor, the clock, an alarm. */
interface ModalEntry extends Entry {

  @Override
  String modalFunction();

  @Override
  default OpenState state() {
    return OpenState.MODAL;
  }

  /** Most show what they show at times that a key does not change. */
  @Override
  default boolean keepsSchedule() {
    return true;
  }
}
