package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values of a part in its own type, and as its codec takes them: there whole numbers are {@code
 * long}.
 */
final class PartValues {
  private PartValues() {}

  /**
   * The value for the codec.
   *
   * @throws InvalidPartException if the value is null or of another type
   */
  static Object toCodec(PartSignature part, @Nullable Object value) {
    Object present = NullCheck.require(part.name(), value);
    if (part.type() instanceof ListType list && present instanceof List<?> elements) {
      return rows(part, list, elements);
    }
    if (part.kind() == Kind.WHOLE && isWhole(present)) {
      return ((Number) present).longValue();
    }
    Class<?> type = part.type().valueClass();
    if (!type.isInstance(present)) {
      String shown = shown(part);
      throw new InvalidPartException(part.name(), present, "be of type " + shown);
    }
    return present;
  }

  private static String shown(PartSignature part) {
    if (part.type() instanceof SimpleType simple) {
      return simple.toString();
    }
    return part.type() instanceof ListType ? "List" : "String";
  }

  // Of an element that is one value, the list has the value itself.
  private static List<List<Object>> rows(PartSignature part, ListType type, List<?> elements) {
    List<List<Object>> rows = new ArrayList<>();
    for (Object element : elements) {
      boolean isValue = type.isOfValues() && !(element instanceof List<?>);
      List<?> values = isValue ? Collections.singletonList(element) : row(part, type, element);
      List<Object> row = new ArrayList<>();
      for (int i = 0; i < values.size(); i++) {
        row.add(toCodec(type.parts().get(i), values.get(i)));
      }
      rows.add(row);
    }
    return rows;
  }

  private static List<?> row(PartSignature part, ListType type, @Nullable Object element) {
    if (element instanceof List<?> row && row.size() == type.parts().size()) {
      return row;
    }
    throw new InvalidPartException(
        part.name(), element, "be a list of " + type.parts().size() + " values");
  }

  private static boolean isWhole(Object value) {
    return value instanceof Byte
        || value instanceof Short
        || value instanceof Integer
        || value instanceof Long;
  }

  /** What the codec has read, in the type of the part. */
  static Object fromCodec(PartSignature part, Object read) {
    if (part.type() instanceof ListType list) {
      return ((List<?>) read).stream().map(row -> element(list, (List<?>) row)).toList();
    }
    if (!(read instanceof Long number)) {
      return read;
    }
    // The codec holds no number that the type could not.
    return switch (part.type().bytes()) {
      case Byte.BYTES -> number.byteValue();
      case Short.BYTES -> number.shortValue();
      case Integer.BYTES -> number.intValue();
      default -> number;
    };
  }

  private static Object element(ListType type, List<?> row) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      values.add(fromCodec(type.parts().get(i), row.get(i)));
    }
    return type.isOfValues() ? values.get(0) : List.copyOf(values);
  }
}
