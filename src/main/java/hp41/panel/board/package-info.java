/**
 * The chessboard panel. It shows the positions of queens that programs have displayed, and the
 * queens that 8QUEENS is placing at the moment. Start reading at {@link
 * hp41.panel.board.BoardPanel}. {@link hp41.panel.BoardPosition} finds positions in texts.
 */
package hp41.panel.board;
