package hp41;

import java.util.Optional;

/**
 * The image of an operating system that a calculator can run in place of its built-in engine. The
 * module {@code hp41.microcode} reads such images, which also implement {@code EngineProvider}.
 */
public interface EngineImage {

  /**
   * Returns the model to which this operating system belongs. The CV is returned for the C, too.
   */
  Model model();

  /**
   * Returns whether this is the operating system of a model. The C and the CV have the same
   * operating system.
   */
  default boolean fits(Model wanted) {
    return problem(wanted).isEmpty();
  }

  /** Returns why this image cannot be used with a model; empty if it can. */
  Optional<String> problem(Model wanted);
}
