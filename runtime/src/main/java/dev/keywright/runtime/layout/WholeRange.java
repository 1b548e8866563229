package dev.keywright.runtime.layout;

/** The whole numbers that the type and the facts of a part leave. */
final class WholeRange {
  private WholeRange() {}

  static long min(PartSignature part) {
    return Math.max(-largest(part) - 1, part.min().orElse(Long.MIN_VALUE));
  }

  static long max(PartSignature part) {
    return Math.min(largest(part), part.max().orElse(Long.MAX_VALUE));
  }

  private static long largest(PartSignature part) {
    int bytes = part.type() instanceof SimpleType simple ? simple.bytes() : 0;
    return Long.MAX_VALUE >> (Long.SIZE - Byte.SIZE * bytes);
  }
}
