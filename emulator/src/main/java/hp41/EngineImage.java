package hp41;

import java.util.Optional;

/**
 * The image of an operating system that a calculator can run in place of its built-in engine. The
 * module {@code hp41.microcode} reads such images, which also implement {@code EngineProvider}.
 */
public interface EngineImage {

  /** Returns the model whose operating system it is; the CV for the C and the CV. */
  Model model();

  /** Returns whether it is the operating system of a model. The C and the CV have the same one. */
  default boolean fits(Model wanted) {
    return problem(wanted).isEmpty();
  }

  /** Returns why it cannot be used with a model; empty if it can. */
  Optional<String> problem(Model wanted);
}
