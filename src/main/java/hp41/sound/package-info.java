/**
 * Plays the tones of the calculator's beeper on the sound device, or rings the terminal bell
 * instead. Start reading at {@link hp41.sound.Loudspeaker}, which queues the tones. This package
 * uses only the Java library.
 */
package hp41.sound;
