/**
 * Where memory is between runs: the user's continuous memory, the states that have names, and how
 * several calculators at once stay out of each other's way.
 */
package hp41.states;
