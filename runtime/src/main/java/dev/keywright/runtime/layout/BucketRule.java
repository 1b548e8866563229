package dev.keywright.runtime.layout;

import dev.keywright.runtime.hash.HashFunction;

/** What chooses the bucket of a key. */
public sealed interface BucketRule {

  /** A hash of the encoded parts. */
  record Hash(HashFunction function) implements BucketRule {
    @Override
    public String toString() {
      return "by=HASH hash=" + function;
    }
  }

  /** The remainder of one part. */
  record Modulo() implements BucketRule {
    @Override
    public String toString() {
      return "by=MODULO";
    }
  }

  /**
   * A function of another system.
   *
   * @param name of its class, as Java sources write it
   */
  record Function(String name) implements BucketRule {
    @Override
    public String toString() {
      return "function=" + name;
    }
  }
}
