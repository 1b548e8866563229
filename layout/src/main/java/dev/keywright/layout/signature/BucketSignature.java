package dev.keywright.layout.signature;

import dev.keywright.runtime.hash.HashFunction;
import java.util.List;
import java.util.Optional;

/**
 * The bucket of the partition column.
 *
 * @param number how it is written
 * @param rule what chooses it
 * @param of the names of the parts that it depends on, in the order of the layout
 * @param index how many parts of its column stand in front of it
 */
public record BucketSignature(
    int count, BucketNumber number, BucketRule rule, List<String> of, int index) {

  public BucketSignature {
    of = List.copyOf(of);
  }

  /** A bucket in front of all parts. */
  public BucketSignature(int count, BucketNumber number, BucketRule rule, List<String> of) {
    this(count, number, rule, of, 0);
  }

  /** A bucket in front of all parts that is written as the format says. */
  public BucketSignature(int count, BucketRule rule, List<String> of) {
    this(count, BucketNumber.OF_FORMAT, rule, of);
  }

  /** A bucket that a hash chooses; the remainder of one part, if there is none. */
  public BucketSignature(int count, Optional<HashFunction> hash, List<String> of) {
    this(count, hash.<BucketRule>map(BucketRule.Hash::new).orElseGet(BucketRule.Modulo::new), of);
  }

  /** The same bucket among as many as another one, and with their numbers. */
  public BucketSignature among(BucketSignature others) {
    BucketNumber numbered = new BucketNumber(number.as(), number.width(), others.number.first());
    return new BucketSignature(others.count, numbered, rule, of, index);
  }

  /** The same bucket after so many parts of its column. */
  public BucketSignature behind(int parts) {
    return new BucketSignature(count, number, rule, of, parts);
  }

  /** Whether a function gets the literals after the bucket, too, and not the parts alone. */
  public boolean isOfRest() {
    return rule instanceof BucketRule.Function function && function.rest();
  }

  /** How a bucket is chosen: {@code by=HASH hash=MD5} or {@code by=MODULO}. */
  public String choice() {
    return rule.toString();
  }

  @Override
  public String toString() {
    return "bucket count=" + count + number + " " + rule + " of=" + String.join("+", of);
  }
}
