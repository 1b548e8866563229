package dev.keywright.store;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.runtime.ColumnOrder;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.UUID;

/** What a column of a key holds. */
public enum ColumnType {
  /** Text, a {@code String}. */
  TEXT(String.class, "text"),
  /** Bytes, a {@code byte[]}. */
  BYTES(byte[].class, "bytes"),
  /** An integer of 64 bits, a {@code Long}. */
  LONG(Long.class, "integers"),
  /** A {@code Boolean}. */
  BOOLEAN(Boolean.class, "booleans"),
  /** A {@code UUID}. */
  UUID(UUID.class, "UUIDs"),
  /** A point in time, an {@code Instant} of whole milliseconds. */
  TIMESTAMP(Instant.class, "times"),
  /** A day, a {@code LocalDate}. */
  DATE(LocalDate.class, "dates");

  private final Class<?> contentClass;
  private final String readable;

  ColumnType(Class<?> contentClass, String readable) {
    this.contentClass = contentClass;
    this.readable = readable;
  }

  /** The class of what {@code Key.columns()} has for such a column. */
  public Class<?> contentClass() {
    return contentClass;
  }

  /** How a column keeps such contents, ascending. */
  ColumnOrder<?> order() {
    return switch (this) {
      case TEXT -> ColumnOrder.TEXT;
      case BYTES -> ColumnOrder.BYTES;
      case LONG -> ColumnOrder.LONG;
      case BOOLEAN -> ColumnOrder.BOOLEAN;
      case UUID -> ColumnOrder.UUID;
      case TIMESTAMP -> ColumnOrder.INSTANT;
      case DATE -> ColumnOrder.DATE;
    };
  }

  static ColumnType of(ColumnSignature column, LayoutFormat format) {
    if (!column.nativeType()) {
      return format.isText() ? TEXT : BYTES;
    }
    TypeSignature type = column.parts().get(0).type();
    return Arrays.stream(values())
        .filter(it -> it.contentClass == type.valueClass())
        .findFirst()
        .orElse(LONG);
  }

  /** What a switch says of a type that a store has none for. */
  public IllegalStateException unheld() {
    return new IllegalStateException("a layout with " + this + " was refused when it was read");
  }

  @Override
  public String toString() {
    return readable;
  }
}
