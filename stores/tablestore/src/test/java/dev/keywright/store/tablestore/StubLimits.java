package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeyType;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;

/** The limits of the service's documentation, which the stub enforces. */
final class StubLimits {
  static final int MOST_ROWS_OF_BATCH = 200;
  static final int MOST_BYTES = 4 << 20;
  static final int MOST_ROWS_OF_PAGE = 5_000;

  private static final int MOST_BYTES_OF_COLUMN = 1_024;
  private static final int MOST_COLUMNS = 4;

  private StubLimits() {}

  static boolean isLegal(PrimaryKey key) {
    if (key.size() > MOST_COLUMNS) {
      return false;
    }
    for (PrimaryKeyColumn column : key.getPrimaryKeyColumns()) {
      PrimaryKeyValue value = column.getValue();
      if (!value.isInfMin()
          && !value.isInfMax()
          && value.getType() != PrimaryKeyType.INTEGER
          && value.getDataSize() > MOST_BYTES_OF_COLUMN) {
        return false;
      }
    }
    return true;
  }
}
