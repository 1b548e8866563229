package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.PartType;

/** What messages call the type of a part. */
public final class TypeName {
  private TypeName() {}

  public static String of(PartType type) {
    if (type instanceof PartType.Whole whole) {
      return whole.javaName();
    }
    if (type instanceof PartType.Time time) {
      return switch (time.type()) {
        case INSTANT -> "Instant";
        case DATE_TIME -> "LocalDateTime";
        case DATE -> "LocalDate";
      };
    }
    if (type instanceof PartType.Codes codes) {
      return codes.type().name();
    }
    return foreign(type).isEmpty() ? plain(type) : simple(foreign(type));
  }

  private static String plain(PartType type) {
    if (type instanceof PartType.Flag) {
      return "boolean";
    }
    if (type instanceof PartType.Char) {
      return "char";
    }
    if (type instanceof PartType.Uuid) {
      return "UUID";
    }
    return type instanceof PartType.Bytes ? "byte[]" : "String";
  }

  private static String foreign(PartType type) {
    if (type instanceof PartType.Floating floating) {
      return floating.javaName();
    }
    if (type instanceof PartType.ForeignTime time) {
      return time.javaName();
    }
    if (type instanceof PartType.Absent absent) {
      return absent.javaName();
    }
    return type instanceof PartType.Unsupported unsupported ? unsupported.javaName() : "";
  }

  private static String simple(String qualifiedName) {
    return qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
  }
}
