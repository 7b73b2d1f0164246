/**
 * Builds the manual of the page from the documentation. It runs in the build only, not in the
 * browser.
 */
package hp41.web.manual;
