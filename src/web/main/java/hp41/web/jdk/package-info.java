/** Replacements of classes and methods of the JDK that TeaVM does not have. */
package hp41.web.jdk;
