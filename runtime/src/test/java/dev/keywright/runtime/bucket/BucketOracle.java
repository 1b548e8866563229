package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** Buckets by the definition on the page of formats, and by no code of ours. */
final class BucketOracle {
  private BucketOracle() {}

  /** The first four bytes of the MD5 of a text as a fraction of one, in so many buckets. */
  static int ofMd5(String text, int count) {
    try {
      byte[] hash = MessageDigest.getInstance("MD5").digest(text.getBytes(UTF_8));
      return new BigInteger(1, Arrays.copyOf(hash, Integer.BYTES))
          .multiply(BigInteger.valueOf(count))
          .shiftRight(Integer.SIZE)
          .intValueExact();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  /** A bucket in as many digits as the largest one has. */
  static String digits(int bucket, int count) {
    String digits = Integer.toString(bucket);
    return "0".repeat(Integer.toString(count - 1).length() - digits.length()) + digits;
  }
}
