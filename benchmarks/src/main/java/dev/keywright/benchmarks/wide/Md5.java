package dev.keywright.benchmarks.wide;

import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A thread's digest, and the array that it writes to. */
@SuppressWarnings("ArrayRecordComponent") // for one thread
record Md5(MessageDigest digest, byte[] result) {
  private static final ThreadLocal<Md5> ALL = ThreadLocal.withInitial(Md5::create);

  private static Md5 create() {
    try {
      return new Md5(MessageDigest.getInstance("MD5"), new byte[16]);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The first four bytes of the digest. */
  static int first(byte[] bytes, int from, int to) {
    Md5 md5 = ALL.get();
    md5.digest.update(bytes, from, to - from);
    try {
      md5.digest.digest(md5.result, 0, 16);
    } catch (DigestException e) {
      throw new IllegalStateException(e);
    }
    return (int) Hand.INTS.get(md5.result, 0);
  }
}
