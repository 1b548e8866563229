package dev.keywright.analysis.profile;

/**
 * That keys grow within prefixes, though not as a whole.
 *
 * @param prefixLength in bytes
 * @param prefixes how many there are among the keys that were looked at
 * @param isDown whether the keys count down
 * @param share of the keys that are beyond all before them with the same prefix
 */
public record GrowthReport(int prefixLength, int prefixes, boolean isDown, double share) {}
