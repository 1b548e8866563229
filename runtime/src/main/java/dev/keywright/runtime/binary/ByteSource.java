package dev.keywright.runtime.binary;

/**
 * Takes the bytes of one number from a reader, each complemented back if they were.
 *
 * @param flip what is exclusive-ored to each byte: 0 or -1
 * @param part says which values may be here
 */
record ByteSource(BinaryReader in, int flip, Expecting part) {

  /** The next byte, from 0 to 255. */
  int next() {
    return (in.bytes()[in.take(1)] ^ flip) & 0xFF;
  }

  /** An unsigned number of 1 to 8 bytes, most significant first; the bits above them are zero. */
  long number(int width) {
    long stored = in.takeNumber(width);
    int above = Long.SIZE - Byte.SIZE * width;
    return (stored ^ flip) << above >>> above;
  }

  /** The exception for a number that no {@code long} holds, or that is written otherwise. */
  RuntimeException refused(int size, String reason) {
    return in.malformedAt(in.position() - size, reason.isEmpty() ? part.expected() : reason);
  }
}
