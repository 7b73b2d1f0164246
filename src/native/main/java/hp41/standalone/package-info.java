/** The program without Java: what it has instead of the JDK, and the extensions of TeaVM. */
package hp41.standalone;
