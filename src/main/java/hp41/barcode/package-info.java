/**
 * Program bar code on paper: {@link hp41.barcode.Sheet} says where each bar and word stands on
 * which page, {@link hp41.barcode.SvgSheet} and {@link hp41.barcode.PdfSheet} write the pages as
 * files. What the bars stand for comes from {@link hp41.listing.Barcode}.
 */
package hp41.barcode;
