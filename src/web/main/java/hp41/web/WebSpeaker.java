package hp41.web;

import hp41.sound.Loudspeaker;

/** Plays tones with the browser. */
final class WebSpeaker implements Loudspeaker {

  private boolean on = true;

  @Override
  public void sound(int hertz, int milliseconds) {
    if (on) {
      Page.tone(hertz, milliseconds);
    }
  }

  @Override
  public void hush() {
    Page.hush();
  }

  @Override
  public boolean isOn() {
    return on;
  }

  @Override
  public void on(boolean enabled) {
    on = enabled;
    if (!enabled) {
      hush();
    }
  }
}
