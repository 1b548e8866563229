package dev.keywright.store;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.layout.signature.TypeSignature;

/** What a column of a key holds. */
public enum ColumnType {
  /** Text, a {@code String}. */
  TEXT(String.class, "text"),
  /** Bytes, a {@code byte[]}. */
  BYTES(byte[].class, "bytes"),
  /** An integer of 64 bits, a {@code Long}. */
  LONG(Long.class, "integers");

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

  static ColumnType of(ColumnSignature column, LayoutFormat format) {
    if (!column.nativeType()) {
      return format.isText() ? TEXT : BYTES;
    }
    TypeSignature type = column.parts().get(0).type();
    if (type == SimpleType.STRING) {
      return TEXT;
    }
    return type == SimpleType.BYTES ? BYTES : LONG;
  }

  @Override
  public String toString() {
    return readable;
  }
}
