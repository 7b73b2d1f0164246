/**
 * Plug-in modules as pages of ROM: the files that their images come in, the functions that a page
 * lists, the programs in user code that lie in it, where the pages stand in the ports, and modules
 * made of programs. Nothing here executes anything.
 */
package hp41.module;
