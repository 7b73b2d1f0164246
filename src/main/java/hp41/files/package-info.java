/**
 * The user's program files: where programs come from by their names, and what is written of them.
 * The command line and the terminal both read and write by these. {@link hp41.files.Output} is
 * stdout and stderr: lines, and nothing in them but characters that can be seen.
 */
package hp41.files;
