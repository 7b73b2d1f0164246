import java.util.Arrays;
import java.util.Random;

/** Copies arrays and fails if that changes others. */
public final class ArrayCopies {

  /** TeaVM writes this character in a form that C does not allow. */
  private static final String WHY = "an array has changed\u0089";

  private ArrayCopies() {}

  public static void main(String[] none) {
    Random random = new Random(41);
    byte[][] all = new byte[1000][];
    byte[] values = new byte[all.length];
    for (int i = 0; i < 100_000; i++) {
      int place = random.nextInt(all.length);
      int from = random.nextInt(all.length);
      if (all[from] == null || random.nextBoolean()) {
        values[place] = (byte) random.nextInt();
        all[place] = new byte[random.nextInt(500)];
        Arrays.fill(all[place], values[place]);
      } else {
        values[place] = values[from];
        all[place] = all[from].clone();
      }
      int seen = random.nextInt(all.length);
      for (int k = 0; all[seen] != null && k < all[seen].length; k++) {
        if (all[seen][k] != values[seen]) {
          throw new IllegalStateException(WHY);
        }
      }
    }
  }
}
