package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi.Direction;
import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi.GetRangeRequest;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;

/** The rows of a range that fit into one answer, and where the next one goes on. */
record StubPage(List<Row> rows, Optional<PrimaryKey> next) {

  /**
   * Reads the beginning of a range.
   *
   * @param mostRows of the page; a row counts even if it has none of the columns that are asked for
   * @param mostBytes of the page, but it has one row at least
   */
  static StubPage of(
      NavigableMap<PrimaryKey, Row> table,
      GetRangeRequest request,
      PrimaryKey start,
      PrimaryKey end,
      int mostRows,
      int mostBytes)
      throws IOException {
    NavigableMap<PrimaryKey, Row> range =
        request.getDirection() == Direction.BACKWARD
            ? table.subMap(end, false, start, true).descendingMap()
            : table.subMap(start, true, end, false);
    Iterator<Row> left = range.values().iterator();
    List<Row> page = new ArrayList<>();
    int read = 0;
    int bytes = 0;
    while (left.hasNext()) {
      Row row = left.next();
      bytes += StubWire.encoded(row).length;
      if (read >= mostRows || (bytes > mostBytes && read > 0)) {
        return new StubPage(page, Optional.of(row.getPrimaryKey()));
      }
      read++;
      StubWire.only(request.getColumnsToGetList(), row).ifPresent(page::add);
    }
    return new StubPage(page, Optional.empty());
  }
}
