package dev.keywright.benchmarks.peers;

import java.util.Locale;

/** What most teams write first. */
public final class FormatText {
  private FormatText() {}

  /** The key as text. */
  public static String encode(int deviceId, String sellerId, long cardId) {
    return String.format(Locale.ROOT, "%06d,%s,%06d", deviceId, sellerId, cardId);
  }
}
