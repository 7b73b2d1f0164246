package hp41.peripherals;

import java.util.Optional;

/** The modules that a host provides by name, without a file. */
public interface HostModules {

  /** No modules. */
  HostModules NONE =
      new HostModules() {
        @Override
        public Optional<byte[]> image(String module) {
          return Optional.empty();
        }

        @Override
        public Optional<String> containing(String program) {
          return Optional.empty();
        }
      };

  /**
   * Returns the image of a module, such as the content of a MOD1 file; empty if there is no such
   * module.
   */
  Optional<byte[]> image(String module);

  /** Returns the name of the module that contains a program; empty if there is none. */
  Optional<String> containing(String program);
}
