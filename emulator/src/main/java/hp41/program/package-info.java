/**
 * The error of storing programs in memory: {@link hp41.program.NoRoom}.
 *
 * <p>Programs as bytes are in {@code hp41.memory}. This package imports only {@code hp41.text}.
 */
package hp41.program;
