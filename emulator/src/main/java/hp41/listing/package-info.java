/**
 * Programs as text and as files: the lister writes a program as a listing, the assembler reads one,
 * and each file format has a small class of its own. Words typed at the calculator are read as the
 * steps of a listing are.
 */
package hp41.listing;
