package dev.keywright.testing.law;

import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.KeyRow;
import dev.keywright.testing.value.OrderInStore;
import dev.keywright.testing.value.OrderOfValues;
import dev.keywright.testing.value.TestedRows;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Bytes, values and {@code ORDER} sort two keys alike. */
final class OrderLaw implements RowsJudge.RowsLaw {
  private final TestedKey key;
  private final OrderOfValues byValues;

  OrderLaw(TestedRows sample) {
    this.key = sample.testedKey();
    this.byValues = new OrderOfValues(key.layout());
  }

  @Override
  public Optional<String> fault(List<KeyRow> rows) {
    KeyRow one = rows.get(0);
    KeyRow other = rows.get(1);
    int stored = Integer.signum(OrderInStore.compare(key, one.columns(), other.columns()));
    int declared = Integer.signum(key.order().compare(one.key(), other.key()));
    OptionalInt expected = byValues.compare(one, other);
    if (stored != declared) {
      return Optional.of(said("ORDER compares " + words(declared), stored, one, other));
    }
    return expected.isPresent() && Integer.signum(expected.getAsInt()) != stored
        ? Optional.of(said("the values compare " + words(expected.getAsInt()), stored, one, other))
        : Optional.empty();
  }

  private static String said(String what, int stored, KeyRow one, KeyRow other) {
    return one + "\n  " + other + "\n  " + what + ", a store compares the keys " + words(stored);
  }

  private static String words(int order) {
    return order == 0 ? "equal" : order < 0 ? "ascending" : "descending";
  }
}
