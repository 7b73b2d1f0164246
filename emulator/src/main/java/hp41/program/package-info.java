/**
 * Errors of storing programs: {@link hp41.program.NoRoom} in memory, and {@link
 * hp41.program.ProgramWriteException} in a file.
 *
 * <p>Programs as bytes are in {@code hp41.memory}. This package imports only {@code hp41.text}.
 */
package hp41.program;
