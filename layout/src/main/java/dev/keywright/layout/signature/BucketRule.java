package dev.keywright.layout.signature;

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
   * @param rest whether a function of bytes gets the literals after the bucket, too: in front of
   *     the first part, and after the last
   */
  record Function(String name, boolean rest) implements BucketRule {

    /** A function of the parts, and of what is between them. */
    public Function(String name) {
      this(name, false);
    }

    @Override
    public String toString() {
      return "function=" + name + (rest ? " rest" : "");
    }
  }
}
