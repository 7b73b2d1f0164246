/**
 * Reads bar code from scans and photos. {@code PictureScanner} offers this to the application,
 * which finds it as a {@link hp41.files.BarcodeScanner}. {@code BandFinder} finds the bands of bars
 * in a picture, {@code BandReader} measures the bars of a band along several lines, and {@code
 * BarWidths} decides which bars are wide. Checksums are left to the reader of WND files.
 */
package hp41.scan;
