package dev.keywright.runtime.layout;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.UUID;

/** A type that is named by one word. */
public enum SimpleType implements TypeSignature {
  BYTE("byte", Byte.class),
  SHORT("short", Short.class),
  INT("int", Integer.class),
  LONG("long", Long.class),
  BOOLEAN("boolean", Boolean.class),
  CHAR("char", Character.class),
  STRING("String", String.class),
  UUID("UUID", UUID.class),
  BYTES("byte[]", byte[].class),
  INSTANT("Instant", Instant.class),
  LOCAL_DATE_TIME("LocalDateTime", LocalDateTime.class),
  LOCAL_DATE("LocalDate", LocalDate.class),
  FLOAT("float", Float.class),
  DOUBLE("double", Double.class);

  private final String word;
  private final Class<?> valueClass;

  SimpleType(String word, Class<?> valueClass) {
    this.word = word;
    this.valueClass = valueClass;
  }

  /** The class of the values, a box for a primitive. */
  public Class<?> valueClass() {
    return valueClass;
  }

  /** Whether the values are whole numbers. */
  public boolean isWhole() {
    return bytes() > 0;
  }

  /** How many bytes a whole number has; 0 for another type. */
  public int bytes() {
    return switch (this) {
      case BYTE -> Byte.BYTES;
      case SHORT -> Short.BYTES;
      case INT -> Integer.BYTES;
      case LONG -> Long.BYTES;
      default -> 0;
    };
  }

  /** Whether the values are points in time. */
  public boolean isTime() {
    return this == INSTANT || this == LOCAL_DATE_TIME || this == LOCAL_DATE;
  }

  @Override
  public String toString() {
    return word;
  }
}
