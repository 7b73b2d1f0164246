package hp41.words;

import hp41.files.Media;
import hp41.sound.Loudspeaker;

/**
 * What is attached to the calculator at the terminal.
 *
 * @param speaker what its tones are heard from
 * @param media the cards beside its card reader, and the disc in its drive
 */
public record Attached(Loudspeaker speaker, Media media) {}
