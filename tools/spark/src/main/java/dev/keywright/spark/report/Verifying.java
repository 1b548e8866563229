package dev.keywright.spark.report;

import dev.keywright.analysis.verify.Verification;
import dev.keywright.spark.key.KeyLayouts;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

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

  @Override
  public void write(Verification piece, ObjectOutput out) throws IOException {
    out.writeObject(piece);
  }

  @Override
  public Verification read(ObjectInput in) throws IOException, ClassNotFoundException {
    return (Verification) in.readObject();
  }
}
