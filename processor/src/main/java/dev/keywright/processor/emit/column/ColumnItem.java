package dev.keywright.processor.emit.column;

import dev.keywright.layout.assembly.Item;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.PartCode;
import dev.keywright.processor.model.Column;
import dev.keywright.runtime.utf8.Utf8;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One of the things that stand one after the other in a column, as generated code names it.
 *
 * @param literal what always stands there, in characters that each stand for one byte if the column
 *     holds bytes; empty for other kinds
 * @param bytes how many bytes a literal, a hash prefix or a bucket has; 0 for other kinds
 * @param code the part, as this column writes it; null for a literal and a bucket
 */
record ColumnItem(Kind kind, String literal, int bytes, @Nullable PartCode code) {

  enum Kind {
    /** What always stands there. */
    LITERAL,

    /** The number of a bucket. */
    BUCKET,

    /** The hash prefix of a part. */
    HASH,

    /** The value of a part. */
    PART,

    /** The value of a part that a column before has, too. */
    COPY
  }

  static List<ColumnItem> of(KeyParts key, Column column) {
    return key.items(column).items().stream().map(item -> of(key, column, item)).toList();
  }

  private static ColumnItem of(KeyParts key, Column column, Item<?> item) {
    if (item instanceof Item.Literal<?> it) {
      int bytes = key.layout().isBinary() ? it.text().length() : Utf8.size(it.text());
      return new ColumnItem(Kind.LITERAL, it.text(), bytes, null);
    }
    if (item instanceof Item.Bucket<?> it) {
      return new ColumnItem(Kind.BUCKET, "", it.encoding().codec().width(), null);
    }
    if (item instanceof Item.Hash<?> it) {
      PartCode part = key.part(it.part().signature().name());
      return new ColumnItem(Kind.HASH, "", it.encoding().codec().width(), part);
    }
    return item instanceof Item.Copy<?> it
        ? new ColumnItem(Kind.COPY, "", 0, key.copy(column, it.part().signature().name()))
        : new ColumnItem(Kind.PART, "", 0, key.part(((Item.Part<?>) item).signature().name()));
  }

  /** The part of an item that is of one. */
  PartCode part() {
    return Objects.requireNonNull(code);
  }

  /** Whether each character of a literal is one byte. */
  boolean isNarrow() {
    return bytes == literal.length();
  }
}
