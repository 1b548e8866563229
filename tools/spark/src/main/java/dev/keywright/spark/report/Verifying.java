package dev.keywright.spark.report;

import dev.keywright.analysis.verify.Verification;
import dev.keywright.spark.key.KeyLayouts;

/** Learns whether keys are what their layouts say. */
record Verifying(KeyLayouts layouts) implements Learning<Verification> {

  @Override
  public Verification empty() {
    return Verification.of(layouts.named());
  }

  @Override
  public void add(Verification piece, long number, Object... columns) {
    piece.add(number, columns);
  }

  @Override
  public void merge(Verification piece, Verification next) {
    piece.merge(next);
  }
}
