/**
 * What takes the keyboard for itself until it is left: catalogues, the text editor ED, the clock,
 * the stopwatch, the catalogue of alarms, and an alarm that rings. Each is an {@link
 * hp41.keyboard.ModalEntry}: it takes keys, goes on in the display as recorded, and can be kept as
 * words; {@link hp41.modal.ModalFunctions} opens them.
 */
package hp41.modal;
