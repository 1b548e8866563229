package dev.keywright.spark.report;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.profile.Profile;
import java.io.ByteArrayOutputStream;

/**
 * Learns what keys are like. Several columns are one key, as {@code keywright profile} has them.
 */
record Profiling() implements Learning<Profile> {
  private static final char BETWEEN_COLUMNS = ',';

  @Override
  public Profile empty() {
    return Profile.empty();
  }

  @Override
  public void add(Profile piece, long number, Object... columns) {
    piece.add(columns.length == 1 ? KeyText.bytesOf(columns[0]) : joined(columns));
  }

  private static byte[] joined(Object... columns) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (Object column : columns) {
      if (joined.size() > 0) {
        joined.write(BETWEEN_COLUMNS);
      }
      joined.writeBytes(KeyText.bytesOf(column));
    }
    return joined.toByteArray();
  }

  @Override
  public void merge(Profile piece, Profile next) {
    piece.merge(next);
  }
}
