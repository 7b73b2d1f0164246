package hp41.number;

/** The angular mode of the trigonometric functions. */
public enum AngleMode {
  /** Degrees: a full turn is 360. */
  DEG(180 / Math.PI),
  /** Radians: a full turn is 2π. */
  RAD(1),
  /** Grads: a full turn is 400. */
  GRAD(200 / Math.PI);

  private final double perRadian;

  AngleMode(double perRadian) {
    this.perRadian = perRadian;
  }

  /** Returns the number of units in one radian, to a relative error of 2^−52. */
  double perRadian() {
    return perRadian;
  }
}
