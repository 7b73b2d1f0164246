/**
 * The keys: {@link hp41.panel.keys.Keypad} says where each stands and which one is hit, {@link
 * hp41.panel.keys.KeyFace} what it shows at the moment, {@link hp41.panel.keys.KeyNames} what is
 * struck for it.
 */
package hp41.panel.keys;
