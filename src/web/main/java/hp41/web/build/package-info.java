/** Extensions of TeaVM: which classes, methods and resources it uses instead of others. */
package hp41.web.build;
