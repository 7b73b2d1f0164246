/**
 * What the next key is part of: a number, a text, a program line, a name, an operand; or a modal
 * entry, such as a catalog, the text editor, the stopwatch or an alarm.
 *
 * <p>Start with {@link hp41.entry.Entry}. A key and what an entry reads of the calculator ({@link
 * hp41.entry.EntryView}) give a {@link hp41.entry.KeyResult}: the next entry and its effects.
 * {@link hp41.entry.NoEntry} is the meaning of keys while no entry is open. Prompts follow from the
 * kind of operand in the table row of a function. {@link hp41.entry.ModalFunctions} opens modal
 * entries; modal entries are also notified when the key is released and when a time has passed. No
 * entry has a clock, or writes to the machine.
 */
package hp41.entry;
