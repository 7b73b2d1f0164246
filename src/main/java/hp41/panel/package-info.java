/**
 * Pictures of the calculator: {@link hp41.panel.View} turns a {@link hp41.panel.Screen} into a
 * {@link hp41.screen.Frame} and knows neither clock nor terminal. {@link hp41.panel.Layout} says
 * what stands where in each size; every part of the picture is a small class of its own, and what
 * can be clicked is found by the same classes that draw it.
 */
package hp41.panel;
