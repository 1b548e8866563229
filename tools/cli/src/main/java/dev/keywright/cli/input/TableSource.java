package dev.keywright.cli.input;

import dev.keywright.cli.store.KeySegment;
import dev.keywright.cli.store.LiveTable;
import dev.keywright.cli.store.PageOfKeys;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/** The keys of a table in a live store, or some columns of them. */
final class TableSource implements KeySource {
  private final LiveTable table;
  private final List<String> columns;
  private final Pace pace;
  private final Progress progress;
  private long number;

  /**
   * @param columns those that are asked for; none for all
   */
  TableSource(LiveTable table, List<String> columns, Pace pace, Progress progress) {
    this.table = table;
    this.columns = columns.isEmpty() ? table.columns() : columns;
    this.pace = pace;
    this.progress = progress;
  }

  /** The columns that it hands over. */
  List<String> columns() {
    return columns;
  }

  @Override
  public void read(KeySink sink) throws IOException {
    List<Integer> indexes = indexes();
    Deque<KeySegment> left = new ArrayDeque<>(segments());
    while (!left.isEmpty()) {
      KeySegment segment = left.removeFirst();
      pace.await();
      PageOfKeys page = segment.next();
      for (Object[] row : page.keys()) {
        sink.key(++number, () -> key(row, indexes));
      }
      if (page.isLast()) {
        progress.endOfSegment();
      } else if (table.isSorted()) {
        left.addFirst(segment);
      } else {
        left.addLast(segment);
      }
    }
  }

  private Collection<? extends KeySegment> segments() throws IOException {
    pace.await();
    Collection<? extends KeySegment> segments = table.segments();
    progress.segments(segments.size());
    return segments;
  }

  private List<Integer> indexes() throws UnreadableInputException {
    if (table.columns().isEmpty() && columns.isEmpty()) {
      return List.of(0);
    }
    List<Integer> indexes = new ArrayList<>();
    for (String column : columns) {
      int index = table.columns().indexOf(column);
      if (index < 0) {
        boolean isRowKey = table.columns().isEmpty();
        String what = isRowKey ? "is one row key, without --column" : "has ";
        throw new UnreadableInputException(
            "the key has no column %s; it %s"
                .formatted(column, what + String.join(", ", table.columns())));
      }
      indexes.add(index);
    }
    return indexes;
  }

  private Object[] key(Object[] row, List<Integer> indexes) throws BrokenKeyException {
    Object[] key = new Object[indexes.size()];
    for (int i = 0; i < key.length; i++) {
      key[i] = row[indexes.get(i)];
      if (!(key[i] instanceof byte[] || key[i] instanceof Long)) {
        throw new BrokenKeyException(
            columns.get(i) + " is not a text, bytes or whole number of 64 bits: " + key[i]);
      }
    }
    return key;
  }
}
