/**
 * Replacements for what the class library of TeaVM lacks or does differently, and the extensions of
 * TeaVM that use them. The page and the native program share them.
 */
package hp41.teavm;
