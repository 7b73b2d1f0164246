/** The language server and the debug adapter. */
@SuppressWarnings({"module", "requires-automatic"})
module hp41.editors {
  requires transitive hp41.app;
  requires hp41.microcode;
  requires com.google.gson;
  requires java.logging;
  requires org.apache.commons.lang3;
  requires org.eclipse.lsp4j;
  requires org.eclipse.lsp4j.debug;
  requires org.eclipse.lsp4j.jsonrpc;
  requires org.eclipse.lsp4j.jsonrpc.debug;

  exports hp41.editor.debugging to
      hp41.terminal;
  exports hp41.editor.language to
      hp41.terminal;
  exports hp41.editor.protocol to
      hp41.terminal;
}
