package dev.keywright.benchmarks.peers;

/** What teams write once formatting has shown up in a profile. */
public final class StringBuilderText {
  private static final int PAD = 6;

  private StringBuilderText() {}

  /** The key as text. */
  public static String encode(int deviceId, String sellerId, long cardId) {
    StringBuilder key = new StringBuilder();
    pad(key, Integer.toString(deviceId));
    key.append(',').append(sellerId).append(',');
    pad(key, Long.toString(cardId));
    return key.toString();
  }

  private static void pad(StringBuilder key, String digits) {
    for (int i = digits.length(); i < PAD; i++) {
      key.append('0');
    }
    key.append(digits);
  }
}
