/**
 * What a key does, as values. Entries return {@linkplain hp41.effect.Effect effects}, and the
 * player executes them. Values of this package know no clock.
 */
package hp41.effect;
