/** The printer's paper as files: text and pictures, in which each black dot is a square. */
package hp41.paper;
