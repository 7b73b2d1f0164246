/**
 * The whole picture: {@link hp41.panel.view.View} turns a {@link hp41.panel.view.Screen} into a
 * {@link hp41.screen.Frame}, or {@link hp41.panel.view.PlainText} into lines. {@link
 * hp41.panel.view.Panels} is the list of the panels, {@link hp41.panel.view.ScreenLayout} says what
 * stands where in each size; what can be clicked is found by the same classes that draw it.
 */
package hp41.panel.view;
