/**
 * The files that programs are kept in: listings, and one small class for each kind of binary file.
 * The content tells which kind a file is of. What is damaged is told byte by byte; what is whole of
 * it can be had all the same. There are some more classes than elsewhere since each kind has its
 * own; plug-in modules, which are read and made, take five.
 */
package hp41.format;
