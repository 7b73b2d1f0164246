/**
 * Compares the built-in engine with the microcode of a user's ROM image. {@link
 * hp41.conformance.Conformance}, where to start reading, executes the same cases on both and
 * compares everything observable and all of memory. The cases are recorded keys and states,
 * sessions with the bundled programs, and random cases. A case that differs is reduced to a small
 * one.
 */
package hp41.conformance;
