/**
 * The keys and what pressing them means: each press leads from one state of keying to the next and
 * perhaps completes an instruction. Prompts follow from the kind of operand a function takes; none
 * is written out.
 */
package hp41.keyboard;
