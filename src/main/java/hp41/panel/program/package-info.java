/**
 * The panels of programs: the current one with its lines, the catalogue of all, the paper that they
 * have printed, and the debugger with its lists.
 */
package hp41.panel.program;
