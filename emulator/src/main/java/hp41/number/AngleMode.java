package hp41.number;

/** The unit of angles. */
public enum AngleMode {
  /** Degrees: 360 are a full turn. */
  DEG,
  /** Radians: 2π are a full turn. */
  RAD,
  /** Grads: 400 are a full turn. */
  GRAD
}
