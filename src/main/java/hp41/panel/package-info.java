/**
 * The model of all panels. A {@link hp41.panel.Panel} converts {@link hp41.panel.PanelData} to
 * {@link hp41.panel.PanelRows} with {@link hp41.panel.PanelItem items} to choose, and defines its
 * hints and the effects of strokes and clicks. It changes the calculator only through the
 * terminal's actions. The panels are in the packages below this one, and {@link
 * hp41.panel.view.Panels} lists them: a new panel is a class there and a row in that list. Neither
 * this package nor those below it use a clock or a terminal.
 */
package hp41.panel;
