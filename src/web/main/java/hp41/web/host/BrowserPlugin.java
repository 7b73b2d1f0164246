package hp41.web.host;

import hp41.teavm.CallReplacer;

/** Makes TeaVM call {@link BrowserMethods}. */
public final class BrowserPlugin extends CallReplacer {

  public BrowserPlugin() {
    super(BrowserMethods.class);
  }
}
