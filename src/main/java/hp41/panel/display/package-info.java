/**
 * The calculator's display, its characters in segments: large in lines, small in pixels, or in
 * ASCII; below them the annunciators.
 */
package hp41.panel.display;
