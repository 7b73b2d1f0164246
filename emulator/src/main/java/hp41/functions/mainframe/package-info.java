/**
 * The functions of the mainframe, and what only they do. Their room comes after all others, since
 * CAT lists what these keep.
 */
package hp41.functions.mainframe;
