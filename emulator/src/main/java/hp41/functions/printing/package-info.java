/** The functions of the printer, what it prints by them, and those of the wand. */
package hp41.functions.printing;
