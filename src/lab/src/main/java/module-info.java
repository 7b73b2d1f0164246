/** The tools that compare the calculator with the real machine, and the reader of pictures. */
@SuppressWarnings("module")
module hp41.lab {
  requires hp41.app;
  requires hp41.microcode;
  requires com.google.gson;
  requires java.desktop;
  requires org.apache.commons.lang3;

  provides hp41.app.Lab with
      hp41.lab.Tools;
  provides hp41.files.BarcodeScanner with
      hp41.scan.PictureScanner;
}
