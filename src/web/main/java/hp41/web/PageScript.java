package hp41.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Storage;
import org.teavm.jso.typedarrays.Int8Array;

/** Calls the functions of the page, which are in {@code page.js}. */
final class PageScript {

  private PageScript() {}

  /** Receives a user action of the page; which values have a meaning depends on the kind. */
  @JSFunctor
  interface ActionListener extends JSObject {

    /**
     * Receives an action.
     *
     * @param kind the kind of action
     * @param name the name of the key, a text, or the lines of a link: the name of a program and
     *     answers
     * @param x the position on the canvas, or 1 if the Ctrl key is down
     * @param y the position on the canvas, or 1 if the Alt key is down
     */
    void act(String kind, String name, double x, double y);
  }

  /** Receives a file that the user has opened. */
  @JSFunctor
  interface FileListener extends JSObject {
    void open(String name, Int8Array content);
  }

  /** Receives the key of a stored file that another tab has changed. */
  @JSFunctor
  interface ChangeListener extends JSObject {
    void changed(String key);
  }

  /**
   * Receives the content of a link, and returns its description, or the rows of a scan, and returns
   * what is missing.
   */
  @JSFunctor
  interface LinkListener extends JSObject {
    String describe(Int8Array content);
  }

  /** Returns the QR code of a text: its width and the path of its dark modules, or nothing. */
  @JSFunctor
  interface CodeDrawer extends JSObject {
    String draw(String text);
  }

  @JSBody(
      params = {"actions", "files", "listings", "states", "scans", "codes", "changes"},
      script = "page.listen(actions, files, listings, states, scans, codes, changes);")
  static native void listen(
      ActionListener actions,
      FileListener files,
      LinkListener listings,
      LinkListener states,
      LinkListener scans,
      CodeDrawer codes,
      ChangeListener changes);

  /** Receives an error that the program cannot catch, such as a full call stack. */
  @JSFunctor
  interface FailureListener extends JSObject {
    void failed(String error);
  }

  /** Does something later. */
  @JSFunctor
  interface Work extends JSObject {
    void run();
  }

  @JSBody(params = "failures", script = "page.listenToFailures(failures);")
  static native void listenToFailures(FailureListener failures);

  /** Does some work after a time; returns a number with which the browser can cancel it. */
  @JSBody(
      params = {"work", "milliseconds"},
      script = "return page.later(work, milliseconds);")
  static native int later(Work work, double milliseconds);

  @JSBody(params = "words", script = "document.title = words;")
  static native void title(String words);

  @JSBody(params = "text", script = "page.copy(text);")
  static native void copy(String text);

  @JSBody(script = "return page.zoom;")
  static native double zoom();

  @JSBody(
      params = {"display", "message"},
      script = "page.mirror(display, message);")
  static native void mirror(String display, String message);

  /** Shows the calculator, as described by {@link FaceText}. */
  @JSBody(
      params = {"display", "annunciators", "keys", "stack", "note", "answers", "needsCells"},
      script = "face.show(display, annunciators, keys, stack, note, answers, needsCells);")
  static native void show(
      String display,
      String annunciators,
      String keys,
      String stack,
      String note,
      String answers,
      boolean needsCells);

  /** Sets the colours, as properties of a style sheet. */
  @JSBody(params = "properties", script = "document.documentElement.style = properties;")
  static native void colours(String properties);

  /** Shows the first steps to a new user. */
  @JSBody(script = "face.welcome();")
  static native void welcome();

  /**
   * Adds the cards of programs. Each has a line with its subject, name and title, and the title and
   * answers of an example that needs no other program.
   */
  @JSBody(params = "programs", script = "gallery.fill(programs);")
  static native void gallery(String programs);

  /**
   * Offers links to a program and to all of memory.
   *
   * @param name the name to execute
   * @param listing the listing of the program; empty if its name is enough
   * @param problem why there is no program to share; else empty
   * @param state all of memory
   */
  @JSBody(
      params = {"name", "listing", "problem", "state"},
      script = "links.share(name, listing, problem, state);")
  static native void share(String name, String listing, String problem, String state);

  /** Returns whether the user has no keyboard. */
  @JSBody(script = "return matchMedia('(pointer: coarse)').matches;")
  static native boolean isTouched();

  /** Returns whether the user prefers light colours. */
  @JSBody(script = "return matchMedia('(prefers-color-scheme: light)').matches;")
  static native boolean isLight();

  @JSBody(
      params = {"hertz", "milliseconds"},
      script = "page.tone(hertz, milliseconds);")
  static native void tone(int hertz, int milliseconds);

  @JSBody(script = "page.hush();")
  static native void hush();

  @JSBody(
      params = {"key", "content"},
      script = "return storage.keep(key, content);")
  static native boolean save(String key, String content);

  /** Returns whether the page knows if this tab has a lock. */
  @JSBody(params = "name", script = "return storage.isAnswered(name);")
  static native boolean isAnswered(String name);

  /** Returns whether this tab has a lock. */
  @JSBody(params = "name", script = "return storage.lock(name);")
  static native boolean lock(String name);

  /** Requests a lock for the page, and then starts the calculator again. */
  @JSBody(params = "name", script = "storage.want(name);")
  static native void want(String name);

  @JSBody(params = "name", script = "storage.unlock(name);")
  static native void unlock(String name);

  /** Shows a sentence beside the buttons. */
  @JSBody(params = "sentence", script = "page.showMessage(sentence);")
  static native void showMessage(String sentence);

  /** Offers a stored file that contains an unusable memory, and an empty memory. */
  @JSBody(params = "key", script = "page.rescue(key, true);")
  static native void rescue(String key);

  @JSBody(params = "reason", script = "page.cannotStart(reason);")
  static native void cannotStart(String reason);

  /** Returns whether the user wants little motion. */
  @JSBody(script = "return matchMedia('(prefers-reduced-motion: reduce)').matches;")
  static native boolean isCalm();

  @JSBody(
      params = {"name", "content"},
      script = "page.download(name, content);")
  static native void download(String name, Int8Array content);

  /** Loads and executes what the fragment of the address requests. */
  @JSBody(script = "links.follow();")
  static native void followLink();

  /** Returns the storage of the browser. */
  @JSBody(script = "return storage.texts;")
  static native Storage storage();

  /** Returns how many minutes the local time is behind UTC. */
  @JSBody(script = "return new Date().getTimezoneOffset();")
  static native int timezoneOffset();

  @JSBody(script = "page.left();")
  static native void left();
}
