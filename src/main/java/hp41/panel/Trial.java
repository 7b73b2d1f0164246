package hp41.panel;

import java.util.List;

/**
 * What a line has given that was tried on a calculator of its own.
 *
 * @param display what the display shows at the end, or what was wrong with the line
 * @param paper the rows that the printer has printed
 * @param stack the stack with the names of its levels; empty if something was wrong
 */
public record Trial(String display, List<String> paper, String stack) {}
