/**
 * What is printed, as files: the printer's paper, on which each black dot is a square, and program
 * bar code for the wand. {@link hp41.print.PaperKind} says in which kinds of files paper can be
 * saved, {@link hp41.print.Sheet} where each bar and word stands on which page; what the bars stand
 * for comes from {@link hp41.listing.Barcode}. {@link hp41.print.Svg} and {@link hp41.print.Pdf}
 * write both.
 */
package hp41.print;
