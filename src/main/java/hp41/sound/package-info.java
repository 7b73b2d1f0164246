/** What the calculator's beeper sounds like: tones, on the sound device or as the bell. */
package hp41.sound;
