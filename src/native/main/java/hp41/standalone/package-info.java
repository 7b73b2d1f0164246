/** The program without Java: the replacements of the JDK, and the extensions of TeaVM. */
package hp41.standalone;
