package dev.keywright.runtime.scan;

import dev.keywright.runtime.codec.PartEncoder;
import dev.keywright.runtime.codec.PrefixCodec;

/** The ranges of a text, or of a type around one. */
final class TextPartBounds<T, C, R> extends PartBounds<T, C, R> implements TextBounds<T, R> {
  private final PrefixCodec<String, C> text;

  TextPartBounds(OpenScan<C, R> scan, PartEncoder<T, C> part, PrefixCodec<String, C> text) {
    super(scan, part);
    this.text = text;
  }

  @Override
  public R startsWith(String beginning) {
    return scan.answer(ranges().startsWith(text.encodeBeginning(beginning)));
  }
}
