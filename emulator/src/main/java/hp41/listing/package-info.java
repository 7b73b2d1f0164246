/**
 * Programs as text: listings, typed lines, and bar code.
 *
 * <p>Start with {@link hp41.listing.Assembler}, which reads a listing, and {@link
 * hp41.listing.Lister}, which writes one. {@link hp41.listing.TypedLine} reads words typed at the
 * calculator with the same grammar. {@code RecognizedListing} corrects what text recognition has
 * misread: {@code RecognizedLines} by line numbers, and {@code LikelySteps} by the table of {@code
 * LookAlikes}. The classes that read numbers, texts, operands and names are package-private.
 *
 * <p>The package imports {@code hp41.key}, {@code hp41.machine}, {@code hp41.memory}, {@code
 * hp41.number} and {@code hp41.text}.
 */
package hp41.listing;
