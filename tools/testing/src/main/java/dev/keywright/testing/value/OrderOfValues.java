package dev.keywright.testing.value;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The order of keys as their values tell it, without their bytes. */
public record OrderOfValues(LayoutSignature layout) {

  /** How two rows sort; empty if a hash, a bucket or a part without an order decides. */
  public OptionalInt compare(KeyRow one, KeyRow other) {
    Set<String> seen = new HashSet<>();
    for (ColumnSignature column : layout.columns()) {
      Optional<BucketSignature> bucket = column.bucket();
      for (int i = 0; i <= column.parts().size(); i++) {
        if (bucket.isPresent() && bucket.get().index() == i && one.bucket() != other.bucket()) {
          return OptionalInt.of(Integer.compare(one.bucket(), other.bucket()));
        }
        if (i < column.parts().size() && seen.add(column.parts().get(i).name())) {
          PartSignature part = column.parts().get(i);
          Object value = one.value(part.name());
          Object against = other.value(part.name());
          if (!Plain.same(value, against)) {
            return isOrdered(part)
                ? OptionalInt.of(directed(part, value, against))
                : OptionalInt.empty();
          }
        }
      }
    }
    return OptionalInt.of(0);
  }

  /** Whether a part sorts in the order of its values. */
  public static boolean isOrdered(PartSignature part) {
    return part.keepsOrder()
        && !(part.type() instanceof ListType list && list.isMap())
        && !(part.type() instanceof CodesType codes && !areSorted(codes));
  }

  private static boolean areSorted(CodesType codes) {
    String[] all = codes.codes();
    for (int i = 1; i < all.length; i++) {
      if (Plain.compare(all[i - 1], all[i]) >= 0 || all[i].startsWith(all[i - 1])) {
        return false;
      }
    }
    return true;
  }

  private static int directed(PartSignature part, Object one, Object other) {
    int order = compare(part, one, other);
    return part.encoding().descending() ? -order : order;
  }

  /** How two values of a part compare, in whichever direction it is written. */
  public static int compare(PartSignature part, Object one, Object other) {
    if (part.type() instanceof ListType list) {
      return compare(list, (List<?>) one, (List<?>) other);
    }
    if (part.type() instanceof CodesType codes) {
      List<String> names = List.of(codes.names());
      return Integer.compare(names.indexOf(one), names.indexOf(other));
    }
    return Plain.compare(one, other);
  }

  private static int compare(ListType list, List<?> one, List<?> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      for (int j = 0; j < list.parts().size(); j++) {
        int order =
            directed(list.parts().get(j), value(list, one.get(i), j), value(list, other.get(i), j));
        if (order != 0) {
          return order;
        }
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  private static Object value(ListType list, Object element, int part) {
    return list.isOfValues() ? element : ((List<?>) element).get(part);
  }
}
