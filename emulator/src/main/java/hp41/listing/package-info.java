/**
 * Programs as text and as files: the lister writes a program as a listing, the assembler reads one,
 * and each file format has a small class of its own. Words typed at the calculator are read as the
 * steps of a listing are.
 *
 * <p>The room is large because reading and writing share a grammar that shall have one home: {@link
 * hp41.listing.Assembler} and {@link hp41.listing.Lister} are its two doors, and what reads a
 * number, a text, an operand or a name that others have used is open to nobody else.
 */
package hp41.listing;
