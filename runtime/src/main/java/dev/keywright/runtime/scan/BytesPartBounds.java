package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartEncoder;
import dev.keywright.runtime.codec.PrefixCodec;

/** The ranges of bytes, or of a type around them. */
final class BytesPartBounds<T, C, R> extends PartBounds<T, C, R> implements BytesBounds<T, R> {
  private final PrefixCodec<byte[], C> bytes;

  BytesPartBounds(OpenScan<C, R> scan, PartEncoder<T, C> part, PrefixCodec<byte[], C> bytes) {
    super(scan, part);
    this.bytes = bytes;
  }

  @Override
  public R startsWith(byte[] beginning) {
    return scan.answer(ranges().startsWith(bytes.encodeBeginning(beginning)));
  }
}
