package dev.keywright.analysis.verify;

/**
 * Two keys of the input whose values are in the other order than their bytes, although the layout
 * says that keys sort by this part.
 *
 * @param first the key whose bytes are lower
 * @param firstValue its value of the part
 */
public record Misordered(
    String layout,
    String part,
    Example first,
    String firstValue,
    Example second,
    String secondValue) {}
