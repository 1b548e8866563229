package dev.keywright.spark.report;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.profile.Profile;

/**
 * Learns what keys are like. Several columns are one key, as {@code keywright profile} has them.
 */
record Profiling() implements Learning<Profile> {
  @Override
  public Profile empty() {
    return Profile.empty();
  }

  @Override
  public void add(Profile piece, long number, Object... columns) {
    piece.add(KeyText.joined(columns));
  }

  @Override
  public void merge(Profile piece, Profile next) {
    piece.merge(next);
  }
}
