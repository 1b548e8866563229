package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import dev.keywright.runtime.ColumnOrder;
import java.util.Comparator;

/**
 * Keys column by column: INF_MIN, then values, then INF_MAX. Texts are compared by their UTF-8
 * bytes, as the service is taken to do; the client's own {@code compareTo} uses UTF-16 units.
 */
final class StubOrder implements Comparator<PrimaryKey> {
  @Override
  public int compare(PrimaryKey a, PrimaryKey b) {
    if (a.size() != b.size()) {
      throw new IllegalArgumentException(a + " and " + b + " differ in columns");
    }
    for (int i = 0; i < a.size(); i++) {
      int order = compare(a.getPrimaryKeyColumn(i).getValue(), b.getPrimaryKeyColumn(i).getValue());
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int compare(PrimaryKeyValue a, PrimaryKeyValue b) {
    int rank = Integer.compare(rank(a), rank(b));
    if (rank != 0 || rank(a) != 0) {
      return rank;
    }
    if (a.getType() != b.getType()) {
      throw new IllegalArgumentException(a + " and " + b + " differ in type");
    }
    return switch (a.getType()) {
      case INTEGER -> Long.compare(a.asLong(), b.asLong());
      case BINARY -> ColumnOrder.BYTES.compare(a.asBinary(), b.asBinary());
      case STRING -> ColumnOrder.BYTES.compare(a.asStringInBytes(), b.asStringInBytes());
    };
  }

  private static int rank(PrimaryKeyValue value) {
    if (value.isInfMin()) {
      return -1;
    }
    return value.isInfMax() ? 1 : 0;
  }
}
