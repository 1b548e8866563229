package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Indexes of one to four partition and one to four sort attributes, each asked at random. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbMultiAttributeTest {
  private static final int MATCHES = 1_500;
  private static final int MANY = 4_000;
  private static final int QUESTIONS_OF_AN_INDEX = 40;
  static final DynamoDbKeys KEYS = DynamoDbKeys.of(MatchKey.LAYOUT);
  static final List<String> PARTITION = List.of("tournament", "region", "season", "division");
  static final List<String> SORT = List.of("round", "bracket", "court", "day");
  private static final List<String> ROUNDS = List.of("f", "final", "finals", "quarter", "semi");
  private static final List<Match> ALL = matches();

  /** By the number of a match: each question looks at all of them. */
  private static final List<Map<String, Object>> VALUES =
      ALL.stream().map(it -> MatchByBracketKey.of(it).columns()).toList();

  private static List<Match> matches() {
    Random random = new Random(2_025);
    return IntStream.range(0, MANY)
        .mapToObj(
            number ->
                new Match(
                    number,
                    "t" + random.nextInt(3),
                    "r" + random.nextInt(2),
                    random.nextInt(3) - 1L,
                    "d" + random.nextInt(2),
                    ROUNDS.get(random.nextInt(ROUNDS.size())),
                    random.nextInt(5) - 2L,
                    "c".repeat(1 + random.nextInt(3)),
                    random.nextInt(30)))
        .toList();
  }

  private static Map<String, Object> values(Match match) {
    return VALUES.get(match.number());
  }

  /** The layout of an index of the first so many attributes of each kind. */
  static String layout(int partition, int sort) {
    StringBuilder layout = new StringBuilder("TEXT separator=','");
    if (partition > 1) {
      layout.append(" partition=").append(partition);
    }
    names(partition, sort)
        .forEach(
            name ->
                layout
                    .append(" | " + name + ": " + name)
                    .append(isNumber(name) ? " long native" : " String native"));
    return layout.toString();
  }

  private static List<String> names(int partition, int sort) {
    List<String> names = new ArrayList<>(PARTITION.subList(0, partition));
    names.addAll(SORT.subList(0, sort));
    return names;
  }

  static boolean isNumber(String name) {
    return List.of("season", "bracket", "day").contains(name);
  }

  /** All sixteen, by name. */
  private static Map<String, DynamoDbKeys> indexes() {
    Map<String, DynamoDbKeys> indexes = new TreeMap<>();
    for (int partition = 1; partition <= PARTITION.size(); partition++) {
      for (int sort = 1; sort <= SORT.size(); sort++) {
        indexes.put("index" + partition + sort, DynamoDbKeys.of(layout(partition, sort)));
      }
    }
    return indexes;
  }

  @Test
  void everyAnswerIsThatOfAllMatchesOneByOne(DynamoDbLocal engine) {
    ask(engine, ALL.subList(0, MATCHES));
  }

  /** The engine writes each of them into sixteen indexes, which takes most of the time. */
  @Test
  @Tag("evidence")
  void soItIsOfMoreMatches(DynamoDbLocal engine) {
    ask(engine, ALL);
  }

  private static void ask(DynamoDbLocal engine, List<Match> matches) {
    DynamoDbClient client = engine.client();
    Map<String, DynamoDbKeys> indexes = indexes();
    String table = "matches";
    client.createTable(KEYS.createTable(table, indexes));
    DynamoDbKeys all = indexes.get("index44");
    DynamoDbWriter.of(client, table, KEYS)
        .write(
            matches.stream()
                .map(it -> all.attributes(MatchByBracketKey.of(it), MatchKey.of(it)))
                .toList());
    Random random = new Random(4);
    int questions = 0;
    int found = 0;
    for (int partition = 1; partition <= PARTITION.size(); partition++) {
      for (int sort = 1; sort <= SORT.size(); sort++) {
        String index = "index" + partition + sort;
        DynamoDbReader reader =
            DynamoDbReader.of(client, table, indexes.get(index)).pageRows(100).index(index, KEYS);
        for (int i = 0; i < QUESTIONS_OF_AN_INDEX; i++) {
          Match like = matches.get(random.nextInt(matches.size()));
          KeyRange<?> range = range(random, like, partition, sort);
          List<Match> expected = matches.stream().filter(it -> holds(range, it)).toList();
          List<String> names = SORT.subList(0, sort);
          assertThat(read(reader, range, names))
              .as("%s: %s", index, range)
              .isEqualTo(expected(expected, names, range.isBackward()));
          questions++;
          found += expected.size();
        }
      }
    }
    System.out.printf(
        "Multi-attribute indexes: %d items, %d indexes, %d questions, %d rows, wrong: 0%n",
        matches.size(), indexes.size(), questions, found);
    assertThat(found).isGreaterThan(10 * questions);
    client.deleteTable(request -> request.tableName(table));
  }

  /** The partition key of a match, some of its sort attributes, and a range of the next one. */
  private static KeyRange<?> range(Random random, Match like, int partition, int sort) {
    Map<String, Object> values = values(like);
    Map<String, Object> fixed = new LinkedHashMap<>();
    PARTITION.subList(0, partition).forEach(name -> fixed.put(name, values.get(name)));
    int equal = random.nextInt(sort);
    SORT.subList(0, equal).forEach(name -> fixed.put(name, values.get(name)));
    String column = SORT.get(equal);
    KeyRange<?> range =
        isNumber(column)
            ? numbers(random, fixed, column, (Long) values.get(column))
            : texts(random, fixed, column, (String) values.get(column));
    return random.nextBoolean() ? range.backward() : range;
  }

  private static KeyRange<Long> numbers(
      Random random, Map<String, Object> fixed, String column, long value) {
    ColumnOrder<Long> order = ColumnOrder.LONG;
    return switch (random.nextInt(5)) {
      case 0 -> KeyRange.of(fixed, column, order.first(), null, order);
      case 1 -> KeyRange.of(fixed, column, value, value + 1, order);
      case 2 -> KeyRange.of(fixed, column, value - 3, value + random.nextInt(9), order);
      case 3 -> KeyRange.of(fixed, column, value, null, order);
      default -> KeyRange.of(fixed, column, order.first(), value, order);
    };
  }

  private static KeyRange<String> texts(
      Random random, Map<String, Object> fixed, String column, String value) {
    ColumnOrder<String> order = ColumnOrder.TEXT;
    String beginning = value.substring(0, 1 + random.nextInt(value.length()));
    return switch (random.nextInt(5)) {
      case 0 -> KeyRange.of(fixed, column, "", null, order);
      case 1 -> KeyRange.of(fixed, column, value, order.next(value), order);
      case 2 -> KeyRange.of(fixed, column, beginning, order.nextPrefix(beginning), order);
      case 3 -> KeyRange.of(fixed, column, value, null, order);
      default -> KeyRange.of(fixed, column, beginning, value + "a", order);
    };
  }

  private static boolean holds(KeyRange<?> range, Match match) {
    Map<String, Object> values = values(match);
    boolean isFixed =
        range.fixed().entrySet().stream()
            .allMatch(it -> it.getValue().equals(values.get(it.getKey())));
    return isFixed && isBetween(range, values.get(range.column()));
  }

  @SuppressWarnings("unchecked") // the column holds what the bounds are
  private static <C> boolean isBetween(KeyRange<C> range, Object value) {
    C content = (C) value;
    C to = range.to();
    return range.order().compare(range.from(), content) <= 0
        && (to == null || range.order().compare(content, to) < 0);
  }

  /** The rows in order; those whose sort attributes are equal come in no order, so by number. */
  private static List<String> read(DynamoDbReader reader, KeyRange<?> range, List<String> sort) {
    List<Map<String, Object>> rows = new ArrayList<>();
    try (PagedRows<Map<String, AttributeValue>> found = reader.read(range)) {
      found.forEachRemaining(
          row -> {
            Map<String, Object> values = new LinkedHashMap<>(reader.columns(row).all());
            values.put("PK", row.get("PK").s());
            rows.add(values);
          });
    }
    return shown(rows, sort);
  }

  private static List<String> expected(List<Match> matches, List<String> sort, boolean isBackward) {
    Comparator<Map<String, Object>> order = (a, b) -> compare(a, b, sort);
    return shown(
        matches.stream()
            .map(
                match -> {
                  Map<String, Object> values = new LinkedHashMap<>(values(match));
                  values.putAll(MatchKey.of(match).columns());
                  return values;
                })
            .sorted(isBackward ? order.reversed() : order)
            .toList(),
        sort);
  }

  private static int compare(Map<String, Object> a, Map<String, Object> b, List<String> sort) {
    for (String name : sort) {
      int order =
          isNumber(name)
              ? Long.compare((Long) a.get(name), (Long) b.get(name))
              : ColumnOrder.TEXT.compare((String) a.get(name), (String) b.get(name));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static List<String> shown(List<Map<String, Object>> rows, List<String> sort) {
    List<String> shown = new ArrayList<>();
    for (int start = 0, end; start < rows.size(); start = end) {
      end = start + 1;
      while (end < rows.size() && compare(rows.get(start), rows.get(end), sort) == 0) {
        end++;
      }
      String key =
          String.join(",", sort.stream().map(rows.get(start)::get).map(String::valueOf).toList());
      rows.subList(start, end).stream()
          .map(row -> key + " " + row.get("PK"))
          .sorted()
          .forEach(shown::add);
    }
    return shown;
  }

  @Test
  void generatedScansAskForFourAndFour() {
    DynamoDbKeys keys = DynamoDbKeys.of(MatchByBracketKey.LAYOUT);
    QueryRequest query =
        keys.query(
            "matches",
            MatchByBracketKey.scan()
                .tournament("t1")
                .region("r1")
                .season(2024)
                .division("d1")
                .round("final")
                .bracket(1)
                .court()
                .startsWith("c"));

    assertThat(query.keyConditionExpression())
        .isEqualTo(
            "#p = :p AND #p2 = :p2 AND #p3 = :p3 AND #p4 = :p4 AND #e = :e AND #e2 = :e2"
                + " AND begins_with(#s, :s)");
    assertThat(query.expressionAttributeNames())
        .containsEntry("#p4", "division")
        .containsEntry("#e2", "bracket")
        .containsEntry("#s", "court");
    assertThat(layout(4, 4)).isEqualTo(MatchByBracketKey.LAYOUT.replaceAll(" maxLength=40", ""));
  }
}
