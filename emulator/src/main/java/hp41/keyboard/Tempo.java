package hp41.keyboard;

/**
 * How fast a catalogue runs, in microseconds (observed on the machine).
 *
 * @param delay until the first entry stands
 * @param pause how long an entry stands while the machine looks at the keys: R/S stops at it, and
 *     any other key that is down ends the pause
 * @param search how long it takes after that, without looking at the keys, to show the next one
 */
record Tempo(long delay, long pause, long search) {

  long stands() {
    return pause + search;
  }
}
