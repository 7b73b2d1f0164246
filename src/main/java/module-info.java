/** The terminal and the command line. */
@SuppressWarnings("module")
module hp41.terminal {
  requires hp41.app;
  requires hp41.editors;
  requires hp41.microcode;
  requires com.google.gson;
  requires com.googlecode.lanterna;
  requires info.picocli;
  requires java.desktop;
  requires org.apache.commons.lang3;
}
