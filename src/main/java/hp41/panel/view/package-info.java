/**
 * Draws the whole picture. {@link hp41.panel.view.View} converts a {@link hp41.panel.view.Screen}
 * to a {@link hp41.screen.Frame}, or {@link hp41.panel.view.PlainText} to lines. {@link
 * hp41.panel.view.Panels} lists the panels, and {@link hp41.panel.view.LayoutTable} defines all
 * positions for each size of the window. The classes that draw a part also find what a click hits.
 * Start reading at {@link hp41.panel.view.View}.
 */
package hp41.panel.view;
