package dev.keywright.analysis;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.ColumnOrder;
import java.util.Comparator;
import java.util.List;

/** How the values of a part compare, without looking at what is written for them. */
public final class PartOrder {
  private PartOrder() {}

  /** The smaller value first, whatever the layout writes first. */
  public static Comparator<Object> of(PartSignature part) {
    return switch (part.kind()) {
      case WHOLE -> whole(part);
      case FRACTION -> Comparator.comparing(value -> ((Number) value).doubleValue());
      case CODES -> Comparator.comparing(names(part)::indexOf);
      case LIST -> lists((ListType) part.type());
      default -> part.kind().comparator();
    };
  }

  // Element by element, and before the lists that go on.
  private static Comparator<Object> lists(ListType type) {
    List<Comparator<Object>> parts = type.parts().stream().map(PartOrder::of).toList();
    return (one, other) -> {
      List<?> a = (List<?>) one;
      List<?> b = (List<?>) other;
      for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
        int order = compareElements(parts, row(type, a.get(i)), row(type, b.get(i)));
        if (order != 0) {
          return order;
        }
      }
      return Integer.compare(a.size(), b.size());
    };
  }

  private static List<?> row(ListType type, Object element) {
    return type.isOfValues() ? List.of(element) : (List<?>) element;
  }

  private static int compareElements(List<Comparator<Object>> parts, List<?> a, List<?> b) {
    int order = 0;
    for (int i = 0; i < parts.size() && order == 0; i++) {
      order = parts.get(i).compare(a.get(i), b.get(i));
    }
    return order;
  }

  private static Comparator<Object> whole(PartSignature part) {
    boolean isUnsigned =
        part.encoding().number().filter(form -> form.isOfBits(part.type().bytes())).isPresent();
    return Comparator.comparing(
        value -> ((Number) value).longValue(), isUnsigned ? Long::compareUnsigned : Long::compare);
  }

  private static List<String> names(PartSignature part) {
    return List.of(((CodesType) part.type()).names());
  }

  /** Whether the layout says that keys sort by this part. */
  public static boolean isClaimed(PartSignature part) {
    return part.keepsOrder() && !(part.type() instanceof CodesType type && !isSorted(type));
  }

  // An enum sorts as its constants stand if its codes do.
  private static boolean isSorted(CodesType type) {
    String[] codes = type.codes();
    for (int i = 1; i < codes.length; i++) {
      if (ColumnOrder.TEXT.compare(codes[i - 1], codes[i]) >= 0) {
        return false;
      }
    }
    return true;
  }
}
