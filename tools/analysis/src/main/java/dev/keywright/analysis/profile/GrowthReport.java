package dev.keywright.analysis.profile;

/**
 * That keys grow, though fewer than half of them are larger than all before them: many come with
 * the same time, some come late, or only the keys of one prefix grow.
 *
 * @param prefix what the growing keys begin with, as {@code KeyText} shows it; empty if the keys of
 *     most prefixes grow, or all keys
 * @param prefixLength in bytes; 0 if the keys grow as a whole
 * @param prefixes how many of that length there are among the keys that were looked at
 * @param frontLength by how many first bytes the keys grow; 0 if all of their bytes count
 * @param isDown whether the keys count down
 * @param share of these keys that are at the front or beyond: as large as all before them with the
 *     same prefix, or larger
 * @param shareOfKeys which of all keys these are
 */
public record GrowthReport(
    String prefix,
    int prefixLength,
    int prefixes,
    int frontLength,
    boolean isDown,
    double share,
    double shareOfKeys) {}
