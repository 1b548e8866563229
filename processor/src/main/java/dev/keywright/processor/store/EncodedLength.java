package dev.keywright.processor.store;

import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.store.StoreProfile.TextOrder;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.TextBucket;
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
    long sum = length.frame();
    for (Part part : column.parts()) {
      OptionalLong bytes = of(layout, column, part);
      if (bytes.isEmpty()) {
        return OptionalLong.empty();
      }
      sum += bytes.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  /** The length that a column can surely reach: a part that nothing bounds is taken as empty. */
  public static long least(Layout layout, Column column) {
    long sum = new EncodedLength(layout, column).frame();
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
    if (column.nativeType()) {
      return length.nativeBytes(part);
    }
    return layout.isBinary() ? length.binary(part) : length.text(part);
  }

  // What stands beside the parts: separators and the bucket.
  private long frame() {
    long bucket =
        layout
            .options()
            .bucket()
            .filter(it -> column.isPartition())
            .map(it -> width(it.count()))
            .orElse(0);
    boolean isText = !layout.isBinary() && !column.nativeType();
    boolean hasBucket = bucket > 0;
    int units = column.parts().size() + (hasBucket ? 1 : 0);
    return isText ? (bucket + Math.max(0, units - 1)) * unit() : bucket;
  }

  private int width(int buckets) {
    return layout.isBinary()
        ? new BinaryBucket(buckets).width()
        : new TextBucket(buckets, TextBucket.ALONE).width();
  }

  // How many bytes an ASCII character has.
  private int unit() {
    return isUtf16() ? UTF_16_UNIT : 1;
  }

  private boolean isUtf16() {
    return Profiles.of(layout).characters().order() == TextOrder.UTF_16;
  }

  private OptionalLong nativeBytes(Part part) {
    PartType type = part.type();
    if (type instanceof PartType.Text) {
      return characters(part, new WidestCharacter(isUtf16(), -1, false));
    }
    return type instanceof PartType.Bytes ? maxLength(part, 1) : OptionalLong.of(Long.BYTES);
  }

  private OptionalLong text(Part part) {
    PartType type = part.type();
    int escape = layout.escape() && !column.isLast(part) ? layout.separator() + 1 : -1;
    WidestCharacter widest = new WidestCharacter(isUtf16(), escape, false);
    long hash = part.options().hash().map(Hash::digits).orElse(0) * (long) unit();
    if (type instanceof PartType.Text) {
      return plus(characters(part, widest), hash);
    }
    if (type instanceof PartType.Char) {
      return OptionalLong.of(hash + new WidestCharacter(isUtf16(), -1, false).bytes(part, 1));
    }
    if (type instanceof PartType.Codes codes) {
      return plus(codes.constants().stream().mapToLong(it -> widest.bytes(it.code())).max(), hash);
    }
    if (type instanceof PartType.Bytes) {
      return plus(maxLength(part, 2 * unit()), hash);
    }
    return OptionalLong.of(hash + FixedWidths.text(part) * (long) unit());
  }

  private OptionalLong binary(Part part) {
    PartType type = part.type();
    boolean isEnded = !column.isLast(part) || part.options().descending();
    long end = isEnded ? 2 : 0;
    long hash = part.options().hash().map(it -> it.digits() / 2).orElse(0);
    WidestCharacter widest = new WidestCharacter(false, -1, isEnded);
    if (type instanceof PartType.Text) {
      return plus(characters(part, widest), hash + end);
    }
    if (type instanceof PartType.Codes codes) {
      return plus(
          codes.constants().stream().mapToLong(it -> widest.bytes(it.code())).max(), hash + end);
    }
    if (type instanceof PartType.Bytes) {
      return plus(maxLength(part, isEnded ? 2 : 1), hash + end);
    }
    return OptionalLong.of(hash + FixedWidths.binary(type));
  }

  private OptionalLong characters(Part part, WidestCharacter widest) {
    return part.facts().maxLength().isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(widest.bytes(part, part.facts().maxLength().getAsInt()));
  }

  private static OptionalLong maxLength(Part part, int bytesEach) {
    return part.facts().maxLength().isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of((long) part.facts().maxLength().getAsInt() * bytesEach);
  }

  private static OptionalLong plus(OptionalLong bytes, long more) {
    return bytes.isEmpty() ? bytes : OptionalLong.of(bytes.getAsLong() + more);
  }
}
