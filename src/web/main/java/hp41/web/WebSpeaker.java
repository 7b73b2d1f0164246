package hp41.web;

import hp41.sound.Loudspeaker;

/** Plays tones with the browser. */
final class WebSpeaker extends Loudspeaker {

  @Override
  protected void play(int hertz, int milliseconds) {
    PageScript.tone(hertz, milliseconds);
  }

  @Override
  public void hush() {
    PageScript.hush();
  }
}
