package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.number.NumberForm;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The order of values, smallest first. */
final class ValueOrder {
  private ValueOrder() {}

  /** -1, 0 or 1. */
  static int compare(Part part, Object a, Object b) {
    return Integer.signum(ascending(part, a, b));
  }

  /** The same as keys are to have it: the other way round, if the part says so. */
  static int directed(Part part, Object a, Object b) {
    boolean isTurned =
        part.encoding().descending()
            || part.encoding().number().flatMap(it -> countedDown(it)).isPresent();
    return isTurned ? -compare(part, a, b) : compare(part, a, b);
  }

  /** Whether the values of a part are to sort, as it is declared. */
  static boolean isSorted(Part part) {
    boolean isDeclared =
        part.ordered()
            && part.hash().isEmpty()
            && !part.encoding().reversed()
            && !part.encoding().labels();
    if (part.type() instanceof PartType.Codes codes) {
      List<String> written = codes.constants().stream().map(PartType.Constant::code).toList();
      return isDeclared && written.equals(written.stream().sorted().toList());
    }
    return isDeclared
        && !(part.type() instanceof PartType.Repeated list
            && !list.parts().stream().allMatch(ValueOrder::isSorted));
  }

  private static Optional<Long> countedDown(NumberForm form) {
    return form.countDownFrom().stream().boxed().findFirst();
  }

  private static int elements(List<Part> parts, List<?> a, List<?> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      for (int j = 0; j < parts.size(); j++) {
        Object one = ((List<?>) a.get(i)).get(j);
        int order = directed(parts.get(j), one, ((List<?>) b.get(i)).get(j));
        if (order != 0) {
          return order;
        }
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  private static int ascending(Part part, Object a, Object b) {
    if (a instanceof List<?> list) {
      return elements(((PartType.Repeated) part.type()).parts(), list, (List<?>) b);
    }
    if (a instanceof Long number) {
      if (part.encoding().number().isPresent()) {
        ForeignValues values = new ForeignValues(part);
        return values.number(a).compareTo(values.number(b));
      }
      return number.compareTo((Long) b);
    }
    if (a instanceof String text) {
      return Arrays.compareUnsigned(text.getBytes(UTF_8), ((String) b).getBytes(UTF_8));
    }
    if (a instanceof byte[] bytes) {
      return Arrays.compareUnsigned(bytes, (byte[]) b);
    }
    if (part.type() instanceof PartType.Codes codes) {
      return codes.constants().indexOf(a) - codes.constants().indexOf(b);
    }
    if (a instanceof UUID one && b instanceof UUID other) {
      int high = Long.compareUnsigned(one.getMostSignificantBits(), other.getMostSignificantBits());
      return high != 0
          ? high
          : Long.compareUnsigned(one.getLeastSignificantBits(), other.getLeastSignificantBits());
    }
    if (a instanceof Instant time) {
      return time.compareTo((Instant) b);
    }
    if (a instanceof LocalDate date) {
      return date.compareTo((LocalDate) b);
    }
    if (a instanceof YearMonth month) {
      return month.compareTo((YearMonth) b);
    }
    if (a instanceof Double number) {
      return number.compareTo((Double) b);
    }
    return a instanceof Character c
        ? c.compareTo((Character) b)
        : ((Boolean) a).compareTo((Boolean) b);
  }
}
