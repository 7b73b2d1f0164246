/** What a browser does not have, and the extensions of TeaVM that use it. */
package hp41.web.host;
