package dev.keywright.processor.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Write sharding of DynamoDB: a day and a calculated suffix, and a sort key of its own. */
class WriteShardingTest {
  private static final int ROWS = 2_000;
  private static final int MANY = 10_000;
  private static final int SCANS = 20;
  private static final int SUFFIXES = 200;

  /** An order as the team writes it by hand. */
  private record Order(LocalDate day, String id) {
    Map<String, Object> columns() {
      long product = 1;
      for (int i = 0; i < id.length(); i++) {
        product = product * id.charAt(i) % SUFFIXES;
      }
      Map<String, Object> columns = new LinkedHashMap<>();
      columns.put("Date", day + String.format(Locale.ROOT, ".%03d", product));
      columns.put("OrderId", id);
      return columns;
    }
  }

  /** The columns of a key, encoded once for all ranges that are asked for it. */
  private record Encoded(Map<String, Object> columns) implements Key {}

  private static Order order(Random random) {
    LocalDate day = LocalDate.of(2024, 5, 1).plusDays(random.nextInt(9));
    return new Order(
        day, Long.toString(random.nextLong() & 0xFFFFFFFFFL, 36).toUpperCase(Locale.ROOT));
  }

  @Test
  void keysAndScansAreTheTeamsOwn() throws ReflectiveOperationException, IOException {
    judge(ROWS);
  }

  @Test
  @Tag("evidence")
  void tenThousandKeysAndTheirScansAreTheTeamsOwn()
      throws ReflectiveOperationException, IOException {
    judge(MANY);
  }

  private static void judge(int count) throws ReflectiveOperationException, IOException {
    String source = Files.readString(Path.of("src/test/resources/systems/ShardedOrder.java"));
    Compiled compiled = Compiled.with(List.of(), Compiled.source("systems.ShardedOrder", source));
    assertThat(compiled.findings()).isEmpty();
    Class<?> type = compiled.load().loadClass("systems.ShardedOrderKey");
    Random random = new Random(34);
    List<Order> orders = new ArrayList<>();
    Map<Order, Key> keys = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      Order order = order(random);
      Key key = (Key) type.getDeclaredConstructors()[0].newInstance(order.day(), order.id());
      assertThat(key.columns()).isEqualTo(order.columns());
      assertThat(decode(type, key.columns())).isEqualTo(key);
      orders.add(order);
      keys.put(order, key);
    }
    int changed = 0;
    for (Order order : orders.subList(0, 20)) {
      changed += canonical(type, order.columns());
    }
    int answers = 0;
    for (Order asked : orders.subList(0, SCANS)) {
      answers += scans(Asking.of(type), asked, keys);
    }
    System.out.printf(
        "%-14s %d keys identical, %d changed texts refused or canonical, %d answers of %d scans,"
            + " findings []%n",
        "ShardedOrder", count, changed, answers, 3 * SCANS);
  }

  private static Object decode(Class<?> type, Map<String, ?> columns)
      throws ReflectiveOperationException {
    return type.getMethod("decode", Map.class).invoke(null, columns);
  }

  private static int canonical(Class<?> type, Map<String, Object> columns)
      throws ReflectiveOperationException {
    int changed = 0;
    for (String column : columns.keySet()) {
      String text = (String) columns.get(column);
      for (int i = 0; i < text.length(); i++) {
        Map<String, Object> other = new LinkedHashMap<>(columns);
        String one = String.valueOf((char) (text.charAt(i) ^ 1));
        other.put(column, text.substring(0, i) + one + text.substring(i + 1));
        changed++;
        try {
          assertThat(((Key) decode(type, other)).columns()).isEqualTo(other);
        } catch (InvocationTargetException refused) {
          assertThat(refused.getCause()).isInstanceOf(MalformedKeyException.class);
        }
      }
    }
    return changed;
  }

  /** All of a day, one order, and a stretch of the day's orders, beside a filter of all rows. */
  private static int scans(Asking scan, Order asked, Map<Order, Key> keys) {
    Asking ofDay = scan.fix("day", asked.day());
    KeyRanges<?, ?> all = ofDay.allInBuckets();
    KeyRanges<?, ?> one = ofDay.fix("id", asked.id()).allInBuckets();
    KeyRanges<?, ?> some = ofDay.askInBuckets("id", "between", "A", "C");

    assertThat(all.size()).isEqualTo(SUFFIXES);
    assertThat(one.size()).isEqualTo(1);
    assertThat(some.size()).isEqualTo(SUFFIXES);
    // A query of DynamoDB fixes the partition key.
    assertThat(all.ranges()).allSatisfy(range -> assertThat(range.fixed()).containsKey("Date"));
    int answers = 0;
    for (Map.Entry<Order, Key> row : keys.entrySet()) {
      Order order = row.getKey();
      Key stored = new Encoded(row.getValue().columns());
      boolean isOfDay = order.day().equals(asked.day());
      boolean isBetween = order.id().compareTo("A") >= 0 && order.id().compareTo("C") < 0;
      assertThat(holding(all, stored)).isEqualTo(isOfDay ? 1 : 0);
      assertThat(holding(one, stored)).isEqualTo(order.equals(asked) ? 1 : 0);
      assertThat(holding(some, stored)).isEqualTo(isOfDay && isBetween ? 1 : 0);
      answers += isOfDay ? 1 : 0;
    }
    assertThat(merged(all, keys))
        .isEqualTo(
            keys.keySet().stream()
                .filter(it -> it.day().equals(asked.day()))
                .sorted(Comparator.comparing(Order::id))
                .toList());
    return answers;
  }

  private static long holding(KeyRanges<?, ?> ranges, Key key) {
    return ranges.ranges().stream().filter(range -> range.contains(key)).count();
  }

  @SuppressWarnings("unchecked") // the keys are of the class that made the ranges
  private static List<Order> merged(KeyRanges<?, ?> ranges, Map<Order, Key> keys) {
    List<Map.Entry<Order, Key>> sorted =
        keys.entrySet().stream().sorted(Comparator.comparing(it -> it.getKey().id())).toList();
    List<Key> stored =
        sorted.stream().map(it -> (Key) new Encoded(it.getValue().columns())).toList();
    List<Order> found = new ArrayList<>();
    ((KeyRanges<Key, String>) ranges)
        .merge((KeyRange<String> range) -> rows(range, sorted, stored), Map.Entry::getValue)
        .forEachRemaining(row -> found.add(row.getKey()));
    return found;
  }

  private static Iterator<Map.Entry<Order, Key>> rows(
      KeyRange<String> range, List<Map.Entry<Order, Key>> sorted, List<Key> stored) {
    return IntStream.range(0, sorted.size())
        .filter(i -> range.contains(stored.get(i)))
        .mapToObj(sorted::get)
        .iterator();
  }
}
