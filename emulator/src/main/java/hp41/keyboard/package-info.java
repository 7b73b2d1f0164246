/**
 * The keys and what pressing them means: each press leads from one state of keying to the next and
 * perhaps completes an instruction. Prompts follow from the kind of operand a function takes; none
 * is written out.
 *
 * <p>{@link hp41.keyboard.Keyboard} is what others see; {@link hp41.keyboard.KeyDispatch} says
 * where a key goes, {@link hp41.keyboard.Entry} what is open, {@link hp41.keyboard.Actions} what a
 * complete key does, {@link hp41.keyboard.Runner} how a program goes on. The room is large because
 * each thing that can be keyed – a number, a text, a line, a name, an operand – is a state of its
 * own; what takes the keys for long has another room and knows only {@link
 * hp41.keyboard.ModalEntry}.
 */
package hp41.keyboard;
