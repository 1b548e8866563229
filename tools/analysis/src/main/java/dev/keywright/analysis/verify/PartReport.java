package dev.keywright.analysis.verify;

import dev.keywright.analysis.Estimate;

/**
 * The values of one part; bytes are shown in hexadecimal digits.
 *
 * @param type as in the signature
 * @param distinct how many different values there are
 * @param busiest the value that occurs most often, as far as it is known
 * @param busiestShare the share of keys with the value that occurs most often
 * @param smallest the smallest value, or the empty text if there is none
 * @param largest the largest value, or the empty text if there is none
 */
public record PartReport(
    String part,
    String type,
    Estimate distinct,
    String busiest,
    Estimate busiestShare,
    String smallest,
    String largest) {}
