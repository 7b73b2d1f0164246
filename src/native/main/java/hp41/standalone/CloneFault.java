package hp41.standalone;

import org.teavm.interop.Unmanaged;
import org.teavm.runtime.RuntimeClass;

/**
 * Mends {@code Object.clone} of TeaVM 0.16: it checks whether the array is primitive, and should
 * check its items. Therefore, it copies eight bytes for each item and overwrites the objects after
 * the copy.
 */
final class CloneFault {

  private CloneFault() {}

  /** Returns whether the items of an array are primitive. */
  @Unmanaged
  static boolean isPrimitive(RuntimeClass array) {
    return RuntimeClass.isPrimitive(array.itemType);
  }
}
