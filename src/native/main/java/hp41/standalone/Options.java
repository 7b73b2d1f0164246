package hp41.standalone;

import java.util.List;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/**
 * Names the members that picocli needs: the options, which are annotated fields of the verbs, and
 * the constructors of what the annotations name: converters, candidates and the like.
 */
public final class Options extends SimpleReflectionPolicy {

  private static final String DEFAULTS =
      "picocli\\.CommandLine\\$"
          + "(?:AutoHelpMixin|No[A-Z].*|Null.*|UseDefaultConverter|Default.*Factory)";

  @Override
  protected void setup() {
    selectClasses(it -> it.name().startsWith("hp41.cli.") || it.name().matches(DEFAULTS))
        .reflectableFields(field -> true)
        .reflectableMethods(it -> it.isConstructor() && it.parameters().isEmpty());
    // picocli supports Java 5 and therefore calls these methods by reflection.
    selectClass("java.util.Optional")
        .foundByName()
        .reflectableMethods(it -> List.of("empty", "of", "ofNullable").contains(it.name()));
  }
}
