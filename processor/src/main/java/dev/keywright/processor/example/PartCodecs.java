package dev.keywright.processor.example;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.assembly.Codecs;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.layout.Place;
import dev.keywright.runtime.text.HashPrefix;
import java.util.Optional;

/** The runtime codec of one part of a TEXT column, whatever is wrong with the parts beside it. */
final class PartCodecs {
  private PartCodecs() {}

  /**
   * The codec of a part whose own declarations are well formed.
   *
   * @return empty for types that have no form in TEXT
   */
  static Optional<PartCodec<Object, String>> of(Layout layout, Column column, Part part) {
    if (!hasForm(part.type())) {
      return Optional.empty();
    }
    Place place =
        new Place(
            LayoutFormat.TEXT,
            /* isNative= */ false,
            !column.isLast(part),
            layout.separator(),
            layout.escape());
    @SuppressWarnings("unchecked") // a TEXT part of the sample's own type
    PartCodec<Object, String> codec =
        (PartCodec<Object, String>) Codecs.of(Signatures.of(layout, part), place);
    return Optional.of(codec);
  }

  private static boolean hasForm(PartType type) {
    return !(type instanceof PartType.Unsupported
        || type instanceof PartType.Floating
        || type instanceof PartType.ForeignTime
        || type instanceof PartType.Absent);
  }

  /** The codec of a hash prefix. */
  static HashPrefix hash(Hash hash) {
    HashFunction function = HashFunction.valueOf(hash.algorithm().name());
    return new HashPrefix(function, hash.digits(), hash.salt());
  }
}
