package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.shop.SampleShop;
import dev.keywright.example.shop.ShopItem;
import dev.keywright.example.shop.ShopItemKey;
import dev.keywright.example.shop.ShopTable;
import dev.keywright.example.shop.UserOrderKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.FamilyReader;
import dev.keywright.store.Page;
import dev.keywright.store.StoreReader;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.Position;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Pages of a table, of indexes whose keys repeat, of buckets and of a family, through tokens. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbPagesTest {
  private static final String TABLE = "tickets";
  private static final DynamoDbKeys KEYS = DynamoDbKeys.of(TicketKey.LAYOUT);
  private static final DynamoDbKeys BY_STATUS = DynamoDbKeys.of(TicketByStatusKey.LAYOUT);
  private static final DynamoDbKeys BY_DAY = DynamoDbKeys.of(TicketByDayKey.LAYOUT);
  private static final Cursors CURSORS = Cursors.with(new byte[32]);
  private static final String USER = "u1";

  private final Random random = new Random(36);
  private final Map<Integer, Ticket> tickets = new TreeMap<>();
  private DynamoDbClient client;
  private DynamoDbReader byStatus;
  private DynamoDbReader byDay;

  @BeforeEach
  void create(DynamoDbLocal engine) {
    client = engine.client();
    client.createTable(KEYS.createTable(TABLE, Map.of("GSI1", BY_STATUS, "GSI2", BY_DAY)));
    byStatus = DynamoDbReader.of(client, TABLE, BY_STATUS).index("GSI1", KEYS);
    byDay = DynamoDbReader.of(client, TABLE, BY_DAY).index("GSI2", KEYS);
  }

  @AfterEach
  void drop() {
    client.deleteTable(request -> request.tableName(TABLE));
  }

  private void write(List<Ticket> written) {
    written.forEach(it -> tickets.put(it.number(), it));
    DynamoDbWriter.of(client, TABLE, KEYS)
        .write(
            written.stream()
                .map(
                    it ->
                        KEYS.attributes(
                            TicketKey.of(it), TicketByStatusKey.of(it), TicketByDayKey.of(it)))
                .toList());
  }

  private void delete(Ticket ticket) {
    tickets.remove(ticket.number());
    client.deleteItem(it -> it.tableName(TABLE).key(KEYS.key(TicketKey.of(ticket))));
  }

  private Ticket ticket(int number) {
    return new Ticket(
        number, random.nextInt(4) == 0 ? "OPEN" : "DONE", random.nextInt(3), random.nextInt(3));
  }

  private static int number(Map<String, AttributeValue> item) {
    return KEYS.<TicketKey>decode(item, TicketKey::decode).number();
  }

  /** Reads all pages of a range through tokens. */
  private static <R> List<R> all(
      StoreReader<R> reader, KeyRange<?> range, int limit, Runnable between) {
    List<R> all = new ArrayList<>();
    String token = null;
    do {
      Position after = CURSORS.position(token, range, USER);
      Page<R, Position> page = reader.page(range, after, limit);
      all.addAll(page.rows());
      token = CURSORS.token(range, page.next(), USER);
      between.run();
    } while (token != null);
    return all;
  }

  @Test
  void fiftyItemsWithOneIndexKeyComeOnceEachInPagesOfSeven() {
    List<Ticket> same = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      same.add(new Ticket(i, "OPEN", 1, 1));
      same.add(new Ticket(1_000 + i, "DONE", 1, 1));
    }
    write(same);
    KeyRange<String> open = TicketByStatusKey.scan().status("OPEN").all();
    List<Integer> numbers = same.stream().map(Ticket::number).filter(it -> it < 1_000).toList();

    for (KeyRange<String> range : List.of(open, open.backward())) {
      List<Map<String, AttributeValue>> read = all(byStatus, range, 7, () -> {});
      assertThat(read)
          .extracting(DynamoDbPagesTest::number)
          .containsExactlyInAnyOrderElementsOf(numbers);
    }
  }

  @Test
  void pagesOfAnIndexAreItsEntries() {
    write(random.ints(2_000, 0, 100_000).distinct().mapToObj(this::ticket).toList());
    int rows = 0;
    for (int i = 0; i < 60; i++) {
      int least = random.nextInt(3);
      boolean isAll = random.nextBoolean();
      KeyRange<String> all =
          isAll
              ? TicketByStatusKey.scan().status("OPEN").all()
              : TicketByStatusKey.scan().status("OPEN").priority().atLeast(least);
      KeyRange<String> range = random.nextBoolean() ? all : all.backward();
      rows +=
          requireOnceEach(
              all(byStatus, range, 1 + random.nextInt(300), () -> {}),
              it -> it.status().equals("OPEN") && (isAll || it.priority() >= least),
              range.isBackward()
                  ? Comparator.comparing(Ticket::priority).reversed()
                  : Comparator.comparing(Ticket::priority));
    }
    assertThat(rows).isGreaterThan(10_000);
  }

  private int requireOnceEach(
      List<Map<String, AttributeValue>> read, Predicate<Ticket> holds, Comparator<Ticket> order) {
    List<Integer> numbers = read.stream().map(DynamoDbPagesTest::number).toList();
    assertThat(numbers)
        .containsExactlyInAnyOrderElementsOf(
            tickets.values().stream().filter(holds).map(Ticket::number).toList());
    assertThat(numbers.stream().map(tickets::get).toList()).isSortedAccordingTo(order);
    return numbers.size();
  }

  @Test
  void onePositionResumesAllBucketsOfAnIndex() {
    write(random.ints(1_000, 0, 100_000).distinct().mapToObj(this::ticket).toList());
    for (int i = 0; i < 40; i++) {
      int day = random.nextInt(3);
      int limit = 1 + random.nextInt(120);
      KeyRanges<TicketByDayKey, String> all = TicketByDayKey.scan().day(day).all();
      KeyRanges<TicketByDayKey, String> ranges = random.nextBoolean() ? all : all.backward();
      assertThat(ranges.size()).isEqualTo(4);

      List<Map<String, AttributeValue>> read = new ArrayList<>();
      String token = null;
      do {
        Position after = CURSORS.position(token, ranges, USER);
        Page<Map<String, AttributeValue>, Position> page =
            byDay.page(ranges, it -> byDay.decode(it, TicketByDayKey::decode), after, limit);
        read.addAll(page.rows());
        token = CURSORS.token(ranges, page.next(), USER);
      } while (token != null);

      boolean isBackward = ranges.ranges().get(0).isBackward();
      requireOnceEach(
          read,
          it -> it.day() == day,
          isBackward
              ? Comparator.comparing(Ticket::priority).reversed()
              : Comparator.comparing(Ticket::priority));
    }
  }

  @Test
  void entriesThatComeGoAndMoveBetweenPagesChangeNothingForTheOthers() {
    write(random.ints(1_500, 0, 100_000).distinct().mapToObj(this::ticket).toList());
    List<Ticket> first = List.copyOf(tickets.values());
    int lost = 0;
    int doubled = 0;
    int stayed = 0;
    for (int i = 0; i < 20; i++) {
      Set<Integer> touched = new HashSet<>();
      KeyRange<String> all = TicketByStatusKey.scan().status("DONE").all();
      KeyRange<String> range = i % 2 == 0 ? all : all.backward();
      Map<Integer, Ticket> before = Map.copyOf(tickets);

      List<Integer> read =
          all(byStatus, range, 1 + random.nextInt(200), () -> change(first, touched)).stream()
              .map(DynamoDbPagesTest::number)
              .toList();

      Set<Integer> found = new HashSet<>(read);
      List<Integer> expected =
          before.values().stream()
              .filter(it -> it.status().equals("DONE") && !touched.contains(it.number()))
              .map(Ticket::number)
              .toList();
      stayed += expected.size();
      lost += (int) expected.stream().filter(it -> !found.contains(it)).count();
      List<Integer> untouched = read.stream().filter(it -> !touched.contains(it)).toList();
      doubled += untouched.size() - new HashSet<>(untouched).size();
    }
    System.out.printf(
        "Pages of an index while items change: %,d items compared, lost %d, doubled %d%n",
        stayed, lost, doubled);
    assertThat(stayed).isGreaterThan(10_000);
    assertThat(List.of(lost, doubled)).containsExactly(0, 0);
  }

  /** Deletes, writes and moves a few tickets; a move of its status may let one come twice. */
  private void change(List<Ticket> all, Set<Integer> touched) {
    for (int i = 0; i < 4; i++) {
      Ticket ticket = all.get(random.nextInt(all.size()));
      touched.add(ticket.number());
      if (random.nextBoolean() && tickets.containsKey(ticket.number())) {
        delete(ticket);
      } else {
        write(List.of(ticket(ticket.number())));
      }
    }
  }

  @Test
  void aPositionOfAnIndexIsNoneOfTheTable() {
    write(List.of(new Ticket(1, "OPEN", 1, 1), new Ticket(2, "OPEN", 1, 1)));
    KeyRange<String> open = TicketByStatusKey.scan().status("OPEN").all();
    Position ofIndex = byStatus.page(open, null, 1).next();
    Position withoutRow =
        Position.after(TicketByStatusKey.LAYOUT, new TicketByStatusKey("OPEN", 1));
    assertThat(ofIndex).isNotNull();

    assertThat(byStatus.page(open, ofIndex, 1).rows()).hasSize(1);
    assertThatThrownBy(() -> byStatus.page(open, withoutRow, 1))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessageContaining("another layout");
    KeyRange<String> done = TicketByStatusKey.scan().status("DONE").all();
    assertThatThrownBy(() -> byStatus.page(done, ofIndex, 1))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessageContaining("outside of the range");
  }

  @Test
  void anIndexIsNamedTogetherWithTheKeysOfTheTable() {
    DynamoDbReader asking =
        DynamoDbReader.of(client, TABLE, BY_STATUS)
            .asking(query -> query.toBuilder().indexName("GSI1").build());
    assertThatThrownBy(() -> asking.read(TicketByStatusKey.scan().status("OPEN").all()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("say reader.index(\"GSI1\", tableKeys)");
  }

  @Test
  void aFamilyComesBackAsItsEntities(DynamoDbLocal engine) throws IOException {
    List<ShopItem> items = SampleShop.items(2_000, 200);
    try (ShopTable<?, ?> table = ShopTable.in(engine.client(), "this process", "shop-pages")) {
      table.write(items);
      requireFamily(table, items);
    }
  }

  private <R> void requireFamily(ShopTable<R, ?> table, List<ShopItem> items) {
    FamilyReader<R, ShopItem> shop = family(table);
    FamilyReader<R, ShopItem> orders = family(table, row -> isOrder(table.reader(), row));
    int compared = 0;
    for (String user : items.stream().map(DynamoDbPagesTest::user).distinct().toList()) {
      KeyRange<String> all = ShopItemKey.scan().userId(user).all();
      KeyRange<String> range = random.nextBoolean() ? all : all.backward();
      List<ShopItem> own = own(items, user, range.isBackward());
      assertThat(inPages(shop, range)).isEqualTo(own);
      assertThat(inPages(orders, range))
          .isEqualTo(own.stream().filter(it -> it.key() instanceof UserOrderKey).toList());
      List<ShopItem> first = new ArrayList<>();
      shop.read(range, 3).forEachRemaining(first::add);
      assertThat(first).isEqualTo(own.subList(0, Math.min(3, own.size())));
      compared += own.size();
    }
    assertThat(compared).isEqualTo(items.size());
  }

  private static String user(ShopItem item) {
    return ((String) item.key().columns().get("PK")).substring("USER#".length());
  }

  private static List<ShopItem> own(List<ShopItem> items, String user, boolean isBackward) {
    Comparator<ShopItem> order = Comparator.comparing(it -> (String) it.key().columns().get("SK"));
    return items.stream()
        .filter(it -> user(it).equals(user))
        .sorted(isBackward ? order.reversed() : order)
        .toList();
  }

  private static <R> boolean isOrder(StoreReader<R> reader, R row) {
    return reader.<ShopItemKey>decode(row, ShopItemKey::decode) instanceof UserOrderKey;
  }

  private static <R> FamilyReader<R, ShopItem> family(ShopTable<R, ?> table) {
    return family(table, row -> true);
  }

  private static <R> FamilyReader<R, ShopItem> family(ShopTable<R, ?> table, Predicate<R> only) {
    FamilyReader<R, ShopItem> none =
        FamilyReader.of(table.reader().only(only), ShopItemKey::decode);
    FamilyReader<R, ShopItem> all = none;
    for (Class<? extends Key> kind : kinds()) {
      all = all.kind(kind, (key, row) -> ShopItem.of((ShopItemKey) key, table.value().apply(row)));
    }
    return all;
  }

  private static List<Class<? extends Key>> kinds() {
    List<Class<? extends Key>> kinds = new ArrayList<>();
    for (Class<?> kind : ShopItemKey.class.getPermittedSubclasses()) {
      kinds.add(kind.asSubclass(Key.class));
    }
    return kinds;
  }

  private <R> List<ShopItem> inPages(FamilyReader<R, ShopItem> reader, KeyRange<?> range) {
    List<ShopItem> all = new ArrayList<>();
    @Nullable String token = null;
    do {
      Position after = CURSORS.position(token, range, USER);
      Page<ShopItem, Position> page = reader.page(range, after, 1 + random.nextInt(5));
      all.addAll(page.rows());
      token = CURSORS.token(range, page.next(), USER);
    } while (token != null);
    return all;
  }
}
