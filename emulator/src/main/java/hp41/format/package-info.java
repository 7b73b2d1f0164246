/**
 * The files that programs are kept in: listings, and one small class for each kind of binary file.
 * The content tells which kind a file is of. What is damaged is told byte by byte; what is whole of
 * it can be had all the same.
 */
package hp41.format;
