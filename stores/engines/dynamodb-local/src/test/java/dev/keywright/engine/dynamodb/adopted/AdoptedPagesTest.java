package dev.keywright.engine.dynamodb.adopted;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.engine.dynamodb.DynamoDbLocal;
import dev.keywright.engine.dynamodb.OneDynamoDbLocal;
import dev.keywright.engine.dynamodb.adopted.Order.Status;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.Page;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.Position;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Pages through tokens of 5,000 items as hand-written code wrote them: each item comes once. */
@ExtendWith(OneDynamoDbLocal.class)
class AdoptedPagesTest {
  private static final Cursors CURSORS = Cursors.with(new byte[32]);
  private static final SampleRows ROWS = SampleRows.of(new Random(36));
  private static HandWritten sdk;
  private static AdoptedTable table;

  private final Random random = new Random(38);
  private int read;
  private int pages;
  private int lost;
  private int doubled;

  @BeforeAll
  static void write(DynamoDbLocal engine) {
    sdk = new HandWritten(engine.client(), "adopted-pages");
    sdk.createTable();
    sdk.write(ROWS);
    table = AdoptedTable.of(engine.client(), "adopted-pages");
  }

  @AfterAll
  static void drop() {
    sdk.client().deleteTable(it -> it.tableName(sdk.table()));
  }

  @AfterEach
  void requireOnceEach() {
    assertThat(pages).isGreaterThan(100);
    assertThat(lost).as("lost").isZero();
    assertThat(doubled).as("doubled").isZero();
  }

  private void report(String what) {
    System.out.printf(
        "Adopted, pages of %s: %,d items in %,d pages, lost %d, doubled %d%n",
        what, read, pages, lost, doubled);
  }

  @Test
  void ofTheTable() {
    for (Profile profile : ROWS.profiles()) {
      List<Order> own =
          ROWS.orders().stream().filter(it -> it.email().equals(profile.email())).toList();
      KeyRange<String> orders = either(OrderKey.scan().email(profile.email()).all());
      List<Map<String, AttributeValue>> found =
          inPages(profile.email(), orders, after -> table.users().page(orders, after, most(4)));
      compare(own, found.stream().map(table::entity).toList());
    }
    report("the table");
  }

  @Test
  void ofTheIndex() {
    for (int i = 0; i < 30; i++) {
      Status status = SampleRows.STATUSES.get(i % 3);
      List<Order> own = ROWS.orders().stream().filter(it -> it.status() == status).toList();
      KeyRange<String> orders = either(OrderByStatusKey.scan().status(status).all());
      List<Map<String, AttributeValue>> found =
          inPages("shop", orders, after -> table.byStatus().page(orders, after, most(60)));
      compare(own, found.stream().map(table::entity).toList());
    }
    report("the index");
  }

  @Test
  void ofTheFamily() {
    for (Profile profile : ROWS.profiles()) {
      KeyRange<String> all = either(RowKey.scan().email(profile.email()).all());
      List<Row> own = ROWS.ofUsers().filter(it -> it.email().equals(profile.email())).toList();
      compare(
          own, inPages(profile.email(), all, after -> table.family().page(all, after, most(9))));
    }
    assertThat(read).isEqualTo(ROWS.ofUsers().count());
    report("the family");
  }

  @Test
  void ofTheShards() {
    for (int i = 0; i < 20; i++) {
      LocalDate day = SampleRows.FIRST_DAY.plusDays(i % SampleRows.DAYS);
      KeyRanges<CounterKey, String> all = CounterKey.scan().day(day).all();
      KeyRanges<CounterKey, String> views = random.nextBoolean() ? all : all.backward();
      List<Map<String, AttributeValue>> found = new ArrayList<>();
      @Nullable String token = null;
      do {
        Position after = CURSORS.position(token, views, "shop");
        Page<Map<String, AttributeValue>, Position> page =
            table.counters().page(views, table::counterKey, after, most(30));
        found.addAll(page.rows());
        pages++;
        token = CURSORS.token(views, page.next(), "shop");
      } while (token != null);
      compare(
          ROWS.counters().stream().filter(it -> it.day().equals(day)).toList(),
          found.stream().map(table::entity).toList());
    }
    report("the shards");
  }

  private int most(int rows) {
    return 1 + random.nextInt(rows);
  }

  private KeyRange<String> either(KeyRange<String> range) {
    return random.nextBoolean() ? range : range.backward();
  }

  private <T> List<T> inPages(
      String user, KeyRange<?> range, Function<@Nullable Position, Page<T, Position>> reader) {
    List<T> all = new ArrayList<>();
    @Nullable String token = null;
    do {
      Page<T, Position> page = reader.apply(CURSORS.position(token, range, user));
      all.addAll(page.rows());
      pages++;
      token = CURSORS.token(range, page.next(), user);
    } while (token != null);
    return all;
  }

  private void compare(List<?> expected, List<?> found) {
    HashSet<Object> once = new HashSet<>(found);
    read += found.size();
    doubled += found.size() - once.size();
    lost += (int) expected.stream().filter(it -> !once.contains(it)).count();
    assertThat(once).hasSize(expected.size());
  }
}
