/**
 * The functions by which programs and data are kept beside main memory: in extended memory, on
 * cards and on a mass storage medium, and those of the modules that came with them.
 */
package hp41.functions.storage;
