package dev.keywright.runtime.layout;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
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
  INSTANT("Instant", Instant.class, Kind.TIME),
  LOCAL_DATE_TIME("LocalDateTime", LocalDateTime.class, Kind.TIME),
  LOCAL_DATE("LocalDate", LocalDate.class, Kind.TIME),
  FLOAT("float", Float.class, Kind.FRACTION, Float.BYTES),
  DOUBLE("double", Double.class, Kind.FRACTION, Double.BYTES);

  private final String word;
  private final Class<?> valueClass;
  private final Kind kind;
  private final int bytes;

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
