/**
 * The functions of the mainframe, and their special implementations.
 *
 * <p>Start with {@link hp41.functions.mainframe.Mainframe}, the table. The package also imports the
 * other function packages, because CAT lists files and alarms.
 */
package hp41.functions.mainframe;
