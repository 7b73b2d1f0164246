/**
 * Plug-in modules as ROM pages: image files, function tables, programs in user code, assignment of
 * pages to ports, and creation of modules from programs. Nothing in this package executes code.
 *
 * <p>Start with {@link hp41.module.PlugInImage} and {@link hp41.module.ModulePage}. The package
 * imports {@code hp41.memory} and {@code hp41.text}.
 */
package hp41.module;
