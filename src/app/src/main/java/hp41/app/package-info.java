/**
 * What all front ends share: {@link hp41.app.CalculatorFactory} builds their calculators. Other
 * classes are the peripherals of a calculator on this computer, exit codes, and texts of errors and
 * help. {@link hp41.app.Lab} finds the tools that compare the calculator with the real machine, if
 * their jar is present. The packages {@code hp41.files}, {@code hp41.states} and {@code hp41.print}
 * beside it read and write files.
 */
package hp41.app;
