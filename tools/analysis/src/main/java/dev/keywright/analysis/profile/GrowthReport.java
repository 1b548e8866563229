package dev.keywright.analysis.profile;

/**
 * That keys grow, though fewer than half of them are larger than all before them: many come with
 * the same time, some come late, or only the keys of one prefix grow.
 *
 * @param prefix what the growing keys begin with, as {@code KeyText} shows it; empty if the keys of
 *     most prefixes grow, or all keys
 * @param prefixLength in bytes; 0 if the keys grow as a whole
 * @param prefixes how many of that length were found among the keys that were looked at; a prefix
 *     of which there is a single key may be missing
 * @param shareOfKeys which of all keys grow
 * @param front how these keys move their front
 */
public record GrowthReport(
    String prefix, int prefixLength, int prefixes, double shareOfKeys, Front front) {

  /**
   * That most keys are at the front of those before them with the same prefix, or beyond it.
   *
   * @param length by how many first bytes, as many as possible; 0 if all bytes count
   * @param isDown whether the keys count down
   * @param share of the keys that are there
   */
  public record Front(int length, boolean isDown, double share) {}
}
