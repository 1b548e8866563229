package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FamilyReaderTest {
  private static final KeyRange<String> ALL =
      KeyRange.of(Map.of(), "partitionKey", "", null, ColumnOrder.TEXT);

  private final SortedRows rows = new SortedRows("TEXT separator=',' | partitionKey: s String");
  private final FamilyReader<Map<String, Object>, String> both =
      FamilyReader.<Map<String, Object>, String>of(rows, FamilyReaderTest::decode)
          .kind(Order.class, (order, row) -> "order " + order.number())
          .kind(Profile.class, (profile, row) -> "profile " + row.get("partitionKey"));

  private record Order(int number) implements Key {
    @Override
    public Map<String, Object> columns() {
      return Map.of("partitionKey", "O" + number);
    }
  }

  private record Profile(String name) implements Key {
    @Override
    public Map<String, Object> columns() {
      return Map.of("partitionKey", "P" + name);
    }
  }

  private static Key decode(Map<String, Object> columns) {
    String text = (String) columns.get("partitionKey");
    return text.startsWith("O")
        ? new Order(Integer.parseInt(text.substring(1)))
        : new Profile(text.substring(1));
  }

  private void add(Key... keys) {
    for (Key key : keys) {
      rows.add(key.columns());
    }
  }

  @Test
  void eachRowIsTheEntityOfItsKey() {
    add(new Order(1), new Profile("ann"), new Order(2));

    List<String> read = new ArrayList<>();
    both.read(ALL, 2).forEachRemaining(read::add);
    assertThat(read).containsExactly("order 1", "order 2");

    Page<String, Position> first = both.page(ALL, null, 2);
    assertThat(first.rows()).containsExactly("order 1", "order 2");
    Page<String, Position> second = both.page(ALL, first.next(), 2);
    assertThat(second.rows()).containsExactly("profile Pann");
    assertThat(second.next()).isNull();
  }

  @Test
  void anEntityThatTheReaderDoesNotKnowIsNamed() {
    add(new Profile("ann"));
    FamilyReader<Map<String, Object>, String> orders =
        FamilyReader.<Map<String, Object>, String>of(rows, FamilyReaderTest::decode)
            .kind(Order.class, (order, row) -> "order");

    assertThatThrownBy(() -> orders.page(ALL, null, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "a row has the key Profile[name=ann], but this reader knows only [Order]: add"
                + " .kind(Profile.class, (key, row) -> ...), or leave such rows out with"
                + " reader.only");
  }

  @Test
  void onlyTheRowsOfAKindAreReadAndFewRequestsAreMade() {
    for (int i = 0; i < 2_000; i++) {
      add(new Order(100_000 + i));
    }
    add(new Profile("ann"), new Profile("bob"));
    StoreReader<Map<String, Object>> profiles = rows.only(row -> decode(row) instanceof Profile);

    List<String> read = new ArrayList<>();
    try (PagedRows<Map<String, Object>> found = profiles.read(ALL, 1)) {
      found.forEachRemaining(row -> read.add((String) row.get("partitionKey")));
    }
    assertThat(read).containsExactly("Pann");

    Page<Map<String, Object>, Position> first = profiles.page(ALL, null, 1);
    assertThat(first.rows()).containsExactly(Map.of("partitionKey", "Pann"));
    Page<Map<String, Object>, Position> second = profiles.page(ALL, first.next(), 1);
    assertThat(second.rows()).containsExactly(Map.of("partitionKey", "Pbob"));
    assertThat(second.next()).isNull();
    assertThat(profiles.find(new Order(100_000))).isEmpty();
    assertThat(profiles.find(new Profile("bob"))).isPresent();
  }

  /** Rows of any other kind, of which the layout has no columns: a position is made of none. */
  @Test
  void rowsThatAreSkippedNeedNoKey() {
    for (int i = 0; i < 100; i++) {
      rows.add(Map.of("partitionKey", "?" + i));
      rows.add(Map.of("partitionKey", "O" + i));
    }
    List<Map<String, Object>> skipped = new ArrayList<>();
    StoreReader<Map<String, Object>> refusing = refusing(skipped);
    StoreReader<Map<String, Object>> orders =
        refusing.only(
            row -> {
              boolean isOrder = row.get("partitionKey").toString().startsWith("O");
              if (!isOrder) {
                skipped.add(row);
              }
              return isOrder;
            });

    Page<Map<String, Object>, Position> first = orders.page(ALL, null, 60);
    Page<Map<String, Object>, Position> second = orders.page(ALL, first.next(), 60);
    assertThat(first.rows()).hasSize(60);
    assertThat(second.rows()).hasSize(40).doesNotContainAnyElementsOf(first.rows());
    assertThat(skipped).hasSize(100);
  }

  /** A reader that makes no columns of some rows. */
  private StoreReader<Map<String, Object>> refusing(List<Map<String, Object>> others) {
    return new StoreReader<>() {
      @Override
      public PagedRows<Map<String, Object>> read(KeyRange<?> range, long limit) {
        return rows.read(range, limit);
      }

      @Override
      public StoreLayout layout() {
        return rows.layout();
      }

      @Override
      public StoredColumns columns(Map<String, Object> row) {
        if (others.contains(row)) {
          throw new IllegalArgumentException("no columns of " + row);
        }
        return rows.columns(row);
      }

      @Override
      public long requests() {
        return rows.requests();
      }
    };
  }

  @Test
  void aRangeIsOpenedOnceHoweverManyRowsAreSkipped() {
    for (int i = 0; i < 100; i++) {
      add(new Order(1_000 + i));
    }
    long before = rows.requests();

    assertThat(rows.only(row -> false).read(ALL).hasNext()).isFalse();
    assertThat(rows.requests() - before).isEqualTo(25);
    assertThatThrownBy(() -> rows.only(row -> false).read(ALL, -1))
        .hasMessage("limit is -1, but must not be negative");
  }

  @Test
  void aConditionThatThrowsSkipsNoRow() {
    add(new Order(1), new Order(2));
    PagedRows<Map<String, Object>> found =
        rows.only(
                row -> {
                  throw new IllegalStateException("no condition");
                })
            .read(ALL);

    assertThatThrownBy(found::hasNext).hasMessage("no condition");
    assertThat(found.hasNext()).isFalse();
  }
}
