/**
 * The calculator on a web page, compiled to WebAssembly and JavaScript by TeaVM. Start with {@link
 * hp41.web.WebMain}. The page itself is in {@code main/page}; {@link hp41.web.PageScript} calls its
 * functions.
 */
package hp41.web;
