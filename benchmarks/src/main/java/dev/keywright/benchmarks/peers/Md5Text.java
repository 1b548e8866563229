package dev.keywright.benchmarks.peers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The key of {@link StrictText} behind four digits of the MD5 of its first part, by hand. */
public final class Md5Text {
  private static final String HEX = "0123456789abcdef";
  private static final int HASHED = 6;
  private static final int PREFIX = 4;

  private static final ThreadLocal<MessageDigest> MD5 = ThreadLocal.withInitial(Md5Text::newDigest);

  private Md5Text() {}

  private static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException(missing);
    }
  }

  /** The key as text. */
  public static String encode(int deviceId, String sellerId, long cardId) {
    byte[] key = new byte[PREFIX + StrictText.LONGEST];
    int end = StrictText.write(deviceId, sellerId, cardId, key, PREFIX);
    MessageDigest digest = MD5.get();
    digest.update(key, PREFIX, HASHED);
    byte[] hash = digest.digest();
    for (int i = 0; i < PREFIX; i++) {
      key[i] = (byte) HEX.charAt(hash[i / 2] >> (i % 2 == 0 ? 4 : 0) & 15);
    }
    return new String(key, 0, end, ISO_8859_1);
  }
}
