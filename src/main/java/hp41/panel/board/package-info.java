/**
 * The chessboard with the queens that a program has shown, or those that 8QUEENS is placing before
 * one's eyes.
 */
package hp41.panel.board;
