/**
 * Programs as bytes: on their way into memory and out of it, put behind others, and in the plain
 * form that files and listings have them in. Where they stand, {@link hp41.memory.ProgramMemory}
 * knows; what their lines mean, nobody here does.
 */
package hp41.program;
