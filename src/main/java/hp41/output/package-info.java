/**
 * What the program writes to stdout and stderr: in lines, and nothing in them but characters that
 * can be seen. The command line and the plain terminal write by this.
 */
package hp41.output;
