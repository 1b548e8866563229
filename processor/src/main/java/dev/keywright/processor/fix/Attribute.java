package dev.keywright.processor.fix;

import dev.keywright.layout.source.JavaLiteral;
import dev.keywright.processor.declared.EnumConstant;
import java.util.List;

/**
 * An attribute of an annotation with its value.
 *
 * @param value a number, a boolean, a text, a character, a {@link Name}, or a list of texts
 */
public record Attribute(String name, Object value) {
  static final String VALUE = "value";

  /** A constant as source names it: {@code Direction.DESC}. */
  public record Name(String type, String constant) {
    /** The name of a constant of an enum of ours, which has the same simple name in both worlds. */
    public static Name of(Enum<?> constant) {
      return new Name(constant.getDeclaringClass().getSimpleName(), constant.name());
    }

    @Override
    public String toString() {
      return type + "." + constant;
    }
  }

  /** An attribute that names parts. */
  public static Attribute names(String name, List<String> parts) {
    return new Attribute(name, List.copyOf(parts));
  }

  /** This one, or another of its name if that leaves room for less. */
  Attribute narrower(Attribute other) {
    boolean isLess =
        value instanceof Integer mine
            && other.value instanceof Integer theirs
            && name.equals("maxLength")
            && theirs < mine;
    return isLess ? other : this;
  }

  /** The value as it is when it is declared. */
  Object declared() {
    return value instanceof Name name ? new EnumConstant(name.type, name.constant) : value;
  }

  /** The value as Java writes it; one name needs no braces. */
  public String literal() {
    if (value instanceof List<?> values) {
      String listed = String.join(", ", values.stream().map(JavaLiteral::ofValue).toList());
      return values.size() == 1 ? listed : "{" + listed + "}";
    }
    return value instanceof Name || value instanceof Boolean
        ? value.toString()
        : JavaLiteral.ofValue(value);
  }

  @Override
  public String toString() {
    return name + " = " + literal();
  }
}
