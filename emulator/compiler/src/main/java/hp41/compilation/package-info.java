/** The part of the compiler that everybody can use: {@link hp41.compilation.CompiledPrograms}. */
package hp41.compilation;
