package hp41.standalone;

import org.teavm.interop.Unmanaged;
import org.teavm.runtime.RuntimeClass;

/**
 * Mends {@code Object.clone} of TeaVM 0.16: it asks whether an array is primitive, and not its
 * items, and therefore copies eight bytes for each of them, over the objects behind the copy.
 */
final class CloneFault {

  private CloneFault() {}

  /** Returns whether the items of an array are primitive. */
  @Unmanaged
  static boolean isPrimitive(RuntimeClass array) {
    return RuntimeClass.isPrimitive(array.itemType);
  }
}
