/**
 * The user's program files: where programs come from by their names, and what is written of them.
 * The command line and the terminal both read and write by these.
 */
package hp41.files;
