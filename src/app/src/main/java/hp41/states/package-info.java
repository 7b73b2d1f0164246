/**
 * Saves memory between runs: the user's continuous memory and the named states. Lock files prevent
 * several calculators from writing the same file. Start reading at {@link
 * hp41.states.ContinuousMemory}. The format of the files is defined by {@link hp41.StateFile}.
 */
package hp41.states;
