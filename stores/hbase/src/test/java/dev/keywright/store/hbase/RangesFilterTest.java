package dev.keywright.store.hbase;

import static dev.keywright.store.hbase.Rows.utf8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.KeyValueUtil;
import org.apache.hadoop.hbase.filter.Filter;
import org.junit.jupiter.api.Test;

/** The rows that a region server finds with the filter of some ranges, with its own calls. */
class RangesFilterTest {
  private static final String[] CHARACTERS = {"a", "b", "~", "\u00e9"};

  private final HBaseKeys keys = HBaseKeys.of(Rows.TEXT);
  private final Random random = new Random(36);

  private String text() {
    StringBuilder text = new StringBuilder("a");
    for (int i = random.nextInt(4); i > 0; i--) {
      text.append(CHARACTERS[random.nextInt(CHARACTERS.length)]);
    }
    return text.toString();
  }

  private KeyRange<String> range() {
    String one = text();
    String other = text();
    boolean isOrdered = ColumnOrder.TEXT.compare(one, other) <= 0;
    return KeyRange.of(
        Map.of(),
        "partitionKey",
        isOrdered ? one : other,
        random.nextInt(8) == 0 ? null : isOrdered ? other : one,
        ColumnOrder.TEXT);
  }

  private static List<String> found(Filter filter, Iterable<String> rows) throws IOException {
    List<String> found = new ArrayList<>();
    for (String row : rows) {
      Cell cell = KeyValueUtil.createFirstOnRow(utf8(row));
      filter.reset();
      if (filter.filterAllRemaining()) {
        break;
      }
      if (!filter.filterRowKey(cell) && filter.filterCell(cell) == Filter.ReturnCode.INCLUDE) {
        found.add(row);
      }
    }
    return found;
  }

  @Test
  void aRowPassesIfItIsInOneOfTheRanges() throws IOException {
    int passed = 0;
    for (int i = 0; i < 500; i++) {
      TreeSet<String> rows = new TreeSet<>(ColumnOrder.TEXT);
      for (int count = random.nextInt(40); count > 0; count--) {
        rows.add(text());
      }
      List<KeyRange<String>> ranges = new ArrayList<>();
      for (int count = 1 + random.nextInt(4); count > 0; count--) {
        ranges.add(random.nextBoolean() ? range() : range().backward());
      }
      List<String> expected =
          rows.stream().filter(row -> ranges.stream().anyMatch(it -> it.contains(row))).toList();
      if (ranges.stream().allMatch(KeyRange::isEmpty)) {
        assertThatIllegalArgumentException().isThrownBy(() -> keys.filter(ranges));
        continue;
      }
      assertThat(found(keys.filter(ranges), rows)).as("%s", ranges).isEqualTo(expected);
      passed += expected.size();
    }
    assertThat(passed).isGreaterThan(1_000);
  }
}
