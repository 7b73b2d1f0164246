/**
 * Executes single lines in given states, for {@code hp41 step}. {@code Tools} offers these, the
 * comparison of {@code hp41.conformance} and the assembler of {@code hp41.nut.code} to the
 * application, which finds them as a {@link hp41.app.Lab}.
 */
package hp41.lab;
