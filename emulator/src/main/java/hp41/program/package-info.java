/**
 * Programs as bytes, in the plain form that files and listings use.
 *
 * <p>Start with {@link hp41.program.ProgramBytes}. The layout of programs in memory is in {@link
 * hp41.memory.ProgramMemory}; the meaning of lines is in other packages. This package imports
 * {@code hp41.memory} and {@code hp41.text}.
 */
package hp41.program;
