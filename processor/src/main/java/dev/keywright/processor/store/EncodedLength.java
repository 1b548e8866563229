package dev.keywright.processor.store;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.description.store.StoreProfile.TextOrder;
import dev.keywright.layout.assembly.Encodings;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.OptionalLong;

/** The largest number of bytes that a column can have, as its store counts them. */
public final class EncodedLength {
  private static final int UTF_16_UNIT = 2;

  private final Layout layout;
  private final Column column;

  private EncodedLength(Layout layout, Column column) {
    this.layout = layout;
    this.column = column;
  }

  /** The largest length of a column; empty if nothing bounds it. */
  public static OptionalLong of(Layout layout, Column column) {
    EncodedLength length = new EncodedLength(layout, column);
    Width whole = length.frame();
    for (Part part : column.parts()) {
      whole = whole.plus(length.width(part));
    }
    return length.counted(whole);
  }

  /** The length that a column can surely reach: a part that nothing bounds is taken as empty. */
  public static long least(Layout layout, Column column) {
    EncodedLength length = new EncodedLength(layout, column);
    long sum = length.counted(length.frame()).orElse(0);
    for (Part part : column.parts()) {
      sum += of(layout, column, part).orElse(0);
    }
    return sum;
  }

  /** The largest length of all columns together; empty if nothing bounds it. */
  public static OptionalLong of(Layout layout) {
    long sum = 0;
    for (Column column : layout.columns()) {
      OptionalLong bytes = of(layout, column);
      if (bytes.isEmpty()) {
        return OptionalLong.empty();
      }
      sum += bytes.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  /** The largest length of one part, its hash prefix included; empty if nothing bounds it. */
  public static OptionalLong of(Layout layout, Column column, Part part) {
    EncodedLength length = new EncodedLength(layout, column);
    return length.counted(length.width(part));
  }

  // Another check speaks of a part that cannot be written.
  private Width width(Part part) {
    if (!layout.hasForm(part)) {
      return Width.NONE;
    }
    Width value = bounded(part, Encodings.of(part.signature(), column.place(layout, part)).width());
    return part.hash()
        .map(hash -> Encodings.of(hash, layout.format()).width().plus(value))
        .orElse(value);
  }

  // What a length prefix can count to is no length that anyone declared, unless the store has room.
  private Width bounded(Part part, Width width) {
    boolean isOfPrefix =
        part.limits().maxLength().isEmpty()
            && part.encoding().text().isPresent()
            && !width.isFixed()
            && width.bytes().isPresent();
    return isOfPrefix && width.bytes().getAsLong() > room() ? Width.UNBOUNDED : width;
  }

  private long room() {
    StoreProfile profile = OwnStore.of(layout);
    return OwnStore.columnBytes(profile, column)
        .or(() -> profile.limit(Figure.KEY_BYTES))
        .map(Limit::value)
        .orElse(Long.MAX_VALUE);
  }

  // What stands beside the parts: the bucket, separators and literals.
  private Width frame() {
    Width frame =
        layout
            .bucket()
            .filter(it -> column.isPartition())
            .map(it -> Width.fixed(it.number().bytes(layout.format(), it.count())))
            .orElse(Width.NONE);
    for (String literal : layout.template(column).literals()) {
      frame = frame.plus(layout.isBinary() ? Width.fixed(literal.length()) : Width.ofText(literal));
    }
    return frame;
  }

  private OptionalLong counted(Width width) {
    boolean isUtf16 = OwnStore.of(layout).characters().order() == TextOrder.UTF_16;
    if (!isUtf16 || !holdsText() || width.units().isEmpty()) {
      return width.bytes();
    }
    return OptionalLong.of(width.units().getAsLong() * UTF_16_UNIT);
  }

  private boolean holdsText() {
    return column.nativeType() ? column.parts().get(0).is(Kind.TEXT) : !layout.isBinary();
  }
}
