package hp41.number;

/** The unit of angles. */
public enum AngleMode {
  /** Degrees: 360 are a full turn. */
  DEG(180 / Math.PI),
  /** Radians: 2π are a full turn. */
  RAD(1),
  /** Grads: 400 are a full turn. */
  GRAD(200 / Math.PI);

  private final double perRadian;

  AngleMode(double perRadian) {
    this.perRadian = perRadian;
  }

  /** How many of them a radian has, to a relative error of 2^−52. */
  double perRadian() {
    return perRadian;
  }
}
