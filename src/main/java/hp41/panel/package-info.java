/**
 * What all panels are made of: a {@link hp41.panel.Panel} says what it shows as {@link
 * hp41.panel.PanelRows rows}, with {@link hp41.panel.PanelItem things} to choose in them, what
 * there is to press, and what strokes and clicks do; it looks at {@link hp41.panel.PanelData}, and
 * has the terminal do what changes anything. The panels themselves stand in the rooms beside this
 * one, by what a person sees, and in one list, {@link hp41.panel.view.Panels}: another panel is a
 * class there and a row in it. Nothing here or in those rooms knows a clock or a terminal.
 */
package hp41.panel;
