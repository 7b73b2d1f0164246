/**
 * Writes printed output to files: the printer's paper, on which each black dot is a square, and
 * program bar code for the wand. {@link hp41.print.PaperKind} lists the file formats for paper, and
 * {@link hp41.print.Sheet} lays out bars and text on pages; {@link hp41.listing.Barcode} encodes
 * the programs. {@link hp41.print.Svg} and {@link hp41.print.Pdf} write both.
 */
package hp41.print;
