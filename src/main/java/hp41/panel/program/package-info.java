/**
 * The panels for programs: the current program, the catalog, the printer's paper, the microcode
 * processor, and the debugger with its lists. Start reading at {@link
 * hp41.panel.program.ProgramPanel}.
 */
package hp41.panel.program;
