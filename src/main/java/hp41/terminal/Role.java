package hp41.terminal;

/** What a colour is for. Panels name roles; only a {@link Theme} knows colours. */
public enum Role {
  BODY,
  SURROUND,
  LCD,
  LCD_ON,
  LCD_OFF,
  CAP,
  CAP_ALTERNATE,
  FACE,
  WHITE,
  GOLD,
  BLUE,
  SHIFT_CAP,
  SHIFT_TEXT,
  TEXT,
  DIM,
  PANEL,
  TITLE,
  RULE,
  COMMAND,
  COMMAND_TEXT,
  SELECTION,
  SELECTION_TEXT,
  ERROR,
  OK,
  BEZEL,
  BOARD_LIGHT,
  BOARD_DARK,
  QUEEN,
  ATTACKED
}
