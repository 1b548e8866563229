package dev.keywright.processor.example;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.LayoutCodec;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.SimpleType;
import dev.keywright.runtime.scan.PartCodec;
import dev.keywright.runtime.text.HashPrefix;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The runtime codec of one part of a TEXT column, whatever is wrong with the parts beside it. */
final class PartCodecs {
  private static final PartSignature FOLLOWING =
      new PartSignature(
          "",
          SimpleType.BOOLEAN,
          /* pad= */ 0,
          /* signed= */ false,
          Optional.empty(),
          /* descending= */ false,
          /* reversed= */ false,
          Optional.empty(),
          OptionalLong.empty(),
          OptionalLong.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          /* ordered= */ true);

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
    PartSignature signature = Signatures.of(layout, part);
    // How a part is written depends on whether another follows, and not on which.
    List<PartSignature> parts =
        column.isLast(part) ? List.of(signature) : List.of(signature, FOLLOWING);
    LayoutSignature text =
        LayoutSignature.text(
            layout.separator(),
            layout.escape(),
            List.of(ColumnSignature.of(Column.PARTITION_KEY, parts)));
    @SuppressWarnings("unchecked") // a TEXT part of the sample's own type
    PartCodec<Object, String> codec =
        (PartCodec<Object, String>) LayoutCodec.of(text).part(part.name());
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
