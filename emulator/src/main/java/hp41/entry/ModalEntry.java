package hp41.entry;

/** A function that handles all keys until it is left: a catalog, an editor, the clock, an alarm. */
interface ModalEntry extends Entry {

  @Override
  String modalFunction();

  @Override
  default OpenState state() {
    return OpenState.MODAL;
  }

  /** Most modal entries change the display at times that do not depend on keys. */
  @Override
  default boolean keepsSchedule() {
    return true;
  }
}
