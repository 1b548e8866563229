package dev.keywright.analysis.profile;

import dev.keywright.analysis.Estimate;

/**
 * How keys spread over their prefixes of one length. A shorter key is a prefix of its own.
 *
 * @param length in bytes
 * @param busiest the prefix that most keys begin with, in the notation of HBase's shell
 * @param share of the keys, those that begin with it
 * @param entropy in bits; beyond the lengths that are counted, the bounds alone are known
 * @param prefixes how many there are; 0 beyond the lengths that are counted
 */
public record PrefixSpread(
    int length, String busiest, Estimate share, Estimate entropy, long prefixes) {

  /** Whether another length says the same, so that one of both need not be shown. */
  boolean isLike(PrefixSpread other) {
    return prefixes == other.prefixes && share.equals(other.share) && entropy.equals(other.entropy);
  }
}
