package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RangeChainTest {
  private static final String LAYOUT = "TEXT separator=',' | partitionKey: s String";

  /** A reader whose first attempts to read a range fail, also before a row is asked for. */
  private record Failing(SortedRows rows, List<KeyRange<?>> failed)
      implements StoreReader<Map<String, Object>> {
    @Override
    public PagedRows<Map<String, Object>> read(KeyRange<?> range, long limit) {
      if (!failed.contains(range)) {
        failed.add(range);
        throw new IllegalStateException("out of order");
      }
      return rows.read(range, limit);
    }

    @Override
    public StoreLayout layout() {
      return rows.layout();
    }

    @Override
    public StoredColumns columns(Map<String, Object> row) {
      return rows.columns(row);
    }

    @Override
    public long requests() {
      return rows.requests();
    }
  }

  private static KeyRange<String> range(String from, String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  @Test
  void aRangeThatCouldNotBeReadIsReadWhenAskedAgain() {
    SortedRows rows = new SortedRows(LAYOUT);
    List<String> texts = List.of("a", "b", "c", "d", "e");
    texts.forEach(text -> rows.add(Map.of("partitionKey", text)));
    Failing reader = new Failing(rows, new ArrayList<>());
    List<KeyRange<String>> ranges = List.of(range("a", "c"), range("c", "d"), range("d", "f"));
    PagedRows<Map<String, Object>> chain =
        PagedRows.chained(new RangeChain<>(ranges, reader), Long.MAX_VALUE);

    List<Object> found = new ArrayList<>();
    int thrown = 0;
    while (true) {
      try {
        if (!chain.hasNext()) {
          break;
        }
        found.add(chain.next().get("partitionKey"));
      } catch (IllegalStateException failure) {
        thrown++;
      }
    }

    assertThat(found).containsExactlyElementsOf(texts);
    assertThat(thrown).isEqualTo(3);
  }
}
