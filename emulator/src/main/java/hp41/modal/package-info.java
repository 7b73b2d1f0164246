/**
 * Modal entries: the catalogs, the text editor ED, the clock, the stopwatch, the catalog of alarms,
 * and an alarm that sounds.
 *
 * <p>{@link hp41.modal.ModalFunctions} opens them. Each is an {@link hp41.player.ModalEntry}: it
 * takes the keys until it is left, changes the display meanwhile as recorded on the machine, and
 * can be stored as words. Of the keyboard the package uses only that class and what its methods
 * name.
 */
package hp41.modal;
