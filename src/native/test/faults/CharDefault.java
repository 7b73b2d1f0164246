import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Reads an annotation with a default character, at which TeaVM fails. */
public final class CharDefault {

  private CharDefault() {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface Marked {
    char by() default 'x';
  }

  @Marked
  private static final class Thing {}

  public static void main(String[] none) {
    System.out.println(Thing.class.getAnnotation(Marked.class).by());
  }
}
