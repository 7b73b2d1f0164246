/** Replacements of classes that need the file system of a computer; they have the same names. */
package hp41.web.disk;
