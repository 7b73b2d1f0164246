/**
 * What all front ends share: the peripherals of a calculator on this computer, exit codes, texts of
 * errors and of register contents. The packages {@code hp41.files}, {@code hp41.states} and {@code
 * hp41.print} beside it read and write files.
 */
package hp41.app;
