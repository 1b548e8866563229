package dev.keywright.layout.signature;

import dev.keywright.runtime.time.KnownTime;
import java.util.UUID;

/** A type that is named by one word. */
public enum SimpleType implements TypeSignature {
  BYTE("byte", Byte.class, Kind.WHOLE, Byte.BYTES),
  SHORT("short", Short.class, Kind.WHOLE, Short.BYTES),
  INT("int", Integer.class, Kind.WHOLE, Integer.BYTES),
  LONG("long", Long.class, Kind.WHOLE, Long.BYTES),
  BOOLEAN("boolean", Boolean.class, Kind.FLAG),
  CHAR("char", Character.class, Kind.CHARACTER),
  STRING("String", String.class, Kind.TEXT),
  UUID("UUID", UUID.class, Kind.UUID),
  BYTES("byte[]", byte[].class, Kind.BYTES),
  INSTANT(KnownTime.INSTANT),
  LOCAL_DATE_TIME(KnownTime.LOCAL_DATE_TIME),
  LOCAL_DATE(KnownTime.LOCAL_DATE),
  YEAR_MONTH(KnownTime.YEAR_MONTH),
  YEAR(KnownTime.YEAR),
  FLOAT("float", Float.class, Kind.FRACTION, Float.BYTES),
  DOUBLE("double", Double.class, Kind.FRACTION, Double.BYTES);

  private final String word;
  private final Class<?> valueClass;
  private final Kind kind;
  private final int bytes;

  SimpleType(KnownTime time) {
    this(time.type().valueClass().getSimpleName(), time.type().valueClass(), Kind.TIME);
  }

  SimpleType(String word, Class<?> valueClass, Kind kind) {
    this(word, valueClass, kind, 0);
  }

  SimpleType(String word, Class<?> valueClass, Kind kind, int bytes) {
    this.word = word;
    this.valueClass = valueClass;
    this.kind = kind;
    this.bytes = bytes;
  }

  @Override
  public Kind kind() {
    return kind;
  }

  @Override
  public Class<?> valueClass() {
    return valueClass;
  }

  @Override
  public int bytes() {
    return bytes;
  }

  @Override
  public boolean canBeNative() {
    return this == LONG || this == STRING || this == BYTES;
  }

  @Override
  public String toString() {
    return word;
  }
}
