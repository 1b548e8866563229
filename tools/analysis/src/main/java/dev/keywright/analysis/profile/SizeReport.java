package dev.keywright.analysis.profile;

/**
 * The sizes of keys in bytes, all exact. A median, 90th or 99th percentile above 1,024 bytes is
 * given as the largest size.
 *
 * @param total of all keys together
 */
public record SizeReport(
    int smallest,
    int median,
    int percentile90,
    int percentile99,
    int largest,
    double mean,
    long total) {}
