package dev.keywright.processor.model;

import java.util.Comparator;
import java.util.List;

/** What kind of value a part is, after unwrapping; the types that cannot be parts included. */
public sealed interface PartType {

  /** Whether new rows can go on to have larger values than old ones. */
  default boolean canGrow() {
    return this instanceof Whole
        || this instanceof Floating
        || this instanceof Text
        || this instanceof Bytes
        || this instanceof Uuid
        || this instanceof Time;
  }

  /** A whole number and the range of its Java type. */
  record Whole(String javaName, long min, long max) implements PartType {

    /** How many bytes its Java type has. */
    public int bytes() {
      return switch (javaName) {
        case "byte" -> Byte.BYTES;
        case "short" -> Short.BYTES;
        case "int" -> Integer.BYTES;
        default -> Long.BYTES;
      };
    }
  }

  /** A boolean. */
  record Flag() implements PartType {}

  /** A char. */
  record Char() implements PartType {}

  /** A String. */
  record Text() implements PartType {}

  /** Random characters that end a key, so many of them. */
  record Suffix(int length) implements PartType {}

  /** A UUID. */
  record Uuid() implements PartType {}

  /** A byte[]. */
  record Bytes() implements PartType {}

  /** A type of {@code java.time} that has a fixed-width form. */
  record Time(TimeType type) implements PartType {}

  /** The time types that can be parts. */
  enum TimeType {
    INSTANT,
    DATE_TIME,
    DATE
  }

  /** An enum, by the codes of its constants, in order of declaration. */
  record Codes(TypeRef type, List<Constant> constants) implements PartType {
    /** Whether it is of the JDK: nobody can give its constants codes, and none is renamed. */
    public boolean isOfJdk() {
      return type.packageName().startsWith("java.");
    }

    /** The constants in the order of their codes, which does not depend on the compiler. */
    public List<Constant> byCode() {
      return constants.stream().sorted(Comparator.comparing(Constant::code)).toList();
    }

    /** Whether the codes sort as the constants are declared. */
    public boolean inOrder() {
      for (int i = 1; i < constants.size(); i++) {
        if (constants.get(i - 1).code().compareTo(constants.get(i).code()) >= 0) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * An enum constant.
   *
   * @param isDeclared whether {@code @KeyCode} gives the code; else it is the name
   * @param spot its {@code @KeyCode}, or the part's annotation
   */
  record Constant(String name, String code, boolean isDeclared, SourceSpot spot) {}

  /** A float, a double, or a BigDecimal: its text does not sort. */
  record Floating(String javaName) implements PartType {

    /** Whether it has bytes of fixed width, which sort. */
    public boolean isPrimitive() {
      return javaName.equals("float") || javaName.equals("double");
    }
  }

  /** A time type whose text does not sort. */
  record ForeignTime(String javaName) implements PartType {}

  /** An Optional: null in another form. */
  record Absent(String javaName) implements PartType {}

  /** Any other type, and what to do about it. */
  record Unsupported(String javaName, String reason, String fix) implements PartType {
    private static final String PART_TYPES =
        "declare it as byte, short, int, long, boolean, char, String, an enum, UUID, Instant,"
            + " LocalDate, LocalDateTime, byte[], or a record with one component of such a type";

    /** A type for which there is no remedy but another type. */
    public Unsupported(String javaName, String reason) {
      this(javaName, reason, PART_TYPES);
    }
  }
}
