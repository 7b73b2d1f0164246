/** The tools that compare the calculator with the real machine. */
@SuppressWarnings("module")
module hp41.lab {
  requires hp41.app;
  requires hp41.microcode;
  requires com.google.gson;
  requires org.apache.commons.lang3;

  provides hp41.app.Lab with
      hp41.lab.Tools;
}
