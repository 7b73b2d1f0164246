/** Replacements for what a browser does not have, and the extensions of TeaVM that use them. */
package hp41.web.host;
