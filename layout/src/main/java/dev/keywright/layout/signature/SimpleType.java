package dev.keywright.layout.signature;

import dev.keywright.runtime.time.AllTimeTypes;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A type that is named by one word. */
public enum SimpleType implements TypeSignature {
  BYTE("byte", Byte.class, Kind.WHOLE, Byte.BYTES),
  SHORT("short", Short.class, Kind.WHOLE, Short.BYTES),
  INT("int", Integer.class, Kind.WHOLE, Integer.BYTES),
  LONG("long", Long.class, Kind.WHOLE, Long.BYTES),
  BOOLEAN("boolean", Boolean.class, Kind.FLAG, Byte.BYTES),
  CHAR("char", Character.class, Kind.CHARACTER, Character.BYTES),
  STRING("String", String.class, Kind.TEXT, -1),
  UUID("UUID", UUID.class, Kind.UUID, 2 * Long.BYTES),
  BYTES("byte[]", byte[].class, Kind.BYTES, -1),
  INSTANT(AllTimeTypes.INSTANT),
  LOCAL_DATE_TIME(AllTimeTypes.LOCAL_DATE_TIME),
  LOCAL_DATE(AllTimeTypes.LOCAL_DATE),
  YEAR_MONTH(AllTimeTypes.YEAR_MONTH),
  YEAR(AllTimeTypes.YEAR),
  FLOAT("float", Float.class, Kind.FRACTION, Float.BYTES),
  DOUBLE("double", Double.class, Kind.FRACTION, Double.BYTES);

  private static final int SAMPLES = 1000;

  private final String word;
  private final Class<?> valueClass;
  private final Kind kind;
  private final int width;

  SimpleType(AllTimeTypes time) {
    this(
        time.type().valueClass().getSimpleName(),
        time.type().valueClass(),
        Kind.TIME,
        time.type().isPeriod() ? Integer.BYTES : Long.BYTES);
  }

  SimpleType(String word, Class<?> valueClass, Kind kind, int width) {
    this.word = word;
    this.valueClass = valueClass;
    this.kind = kind;
    this.width = width;
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
  public int width() {
    return width;
  }

  @Override
  public int bytes() {
    return kind == Kind.WHOLE || kind == Kind.FRACTION ? width : 0;
  }

  @Override
  public boolean canBeNative() {
    return switch (this) {
      case BYTE, SHORT, INT, LONG, BOOLEAN, STRING, UUID, BYTES, INSTANT, LOCAL_DATE -> true;
      case CHAR, LOCAL_DATE_TIME, YEAR_MONTH, YEAR, FLOAT, DOUBLE -> false;
    };
  }

  @Override
  public Stream<Object> samples() {
    return switch (kind) {
      case UUID ->
          Stream.concat(
              Stream.of(uuid(1), new UUID(0xc0de2b6e63c34b0eL, 0x8c2b5a3c7e9d1f40L)),
              LongStream.rangeClosed(2, SAMPLES).mapToObj(SimpleType::uuid));
      case WHOLE, FRACTION, FLAG, CHARACTER, TEXT, BYTES, TIME, CODES, SUFFIX, LIST ->
          Stream.empty();
    };
  }

  private static UUID uuid(long number) {
    return new UUID(0x3f2504e04f8941d3L, 0x9a0c0305e82c3300L + number);
  }

  @Override
  public String toString() {
    return word;
  }
}
