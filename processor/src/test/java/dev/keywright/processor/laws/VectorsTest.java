package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.lang.reflect.Method;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keys that the source documents print, written by generated classes. */
class VectorsTest {
  private static final String FACTS = "@Domain(alphabet = \"0-9A-Za-z\", maxLength = 8) ";
  private static final String NUMBER =
      "@SortKey(order = 0, column = \"orderNumber\", nativeType = true) long orderNumber";

  private static LoadedKey key(String name, String separator, String... components) {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                UserTypes.PACKAGE + "." + name,
                "package " + UserTypes.PACKAGE + ";",
                "import dev.keywright.*;",
                "@Separator('" + separator + "')",
                "public record " + name + "(" + String.join(", ", components) + ") {}"));
    return new LoadedKey(compiled.load(), name);
  }

  private static LoadedKey purchase() {
    return key(
        "Purchase",
        ",",
        "@PartitionKey(order = 0, pad = 6) int deviceId",
        "@PartitionKey(order = 1) " + FACTS + "String sellerId",
        "@PartitionKey(order = 2, ordered = false) @Domain(min = 0) long cardId",
        NUMBER,
        "String attributes");
  }

  // What misorders compiles only if nobody asks for its order.
  private static LoadedKey colons(String deviceOptions) {
    return key(
        "Colons",
        ":",
        "@PartitionKey(order = 0, " + deviceOptions + ") int deviceId",
        "@PartitionKey(order = 1, ordered = false) " + FACTS + "String sellerId",
        "@PartitionKey(order = 2, ordered = false) @Domain(min = 0) long cardId",
        NUMBER);
  }

  private static LoadedKey design(String name) {
    return switch (name) {
      case "padded-comma" -> purchase();
      case "padded-colon" -> colons("pad = 6");
      default -> colons("ordered = false");
    };
  }

  private static List<Key> purchases(LoadedKey loaded) {
    return Vectors.rows("purchases.tsv").stream()
        .map(
            row ->
                loaded.make(
                    Integer.valueOf(row.get("deviceId")),
                    row.get("sellerId"),
                    Long.valueOf(row.get("cardId")),
                    Long.valueOf(row.get("orderNumber"))))
        .toList();
  }

  private static Comparator<Key> byBytes() {
    return (a, b) -> row(a).compareBytes(row(b));
  }

  private static Row row(Key key) {
    return new Row(
        List.of(),
        List.of(),
        key,
        key.columns(),
        key.columns().values().stream().map(Row::bytes).toList());
  }

  @ParameterizedTest
  @CsvSource({"padded-comma", "padded-colon", "unpadded-colon"})
  void thePurchasesAreWrittenAndRankedAsInTheGuide(String name) {
    LoadedKey loaded = design(name);
    List<List<String>> expected =
        Vectors.rows("text-keys.tsv").stream()
            .filter(row -> row.get("design").equals(name))
            .sorted(Comparator.comparing(row -> Integer.valueOf(row.get("rank"))))
            .map(row -> List.of(row.get("partitionKey"), row.get("orderNumber")))
            .toList();

    assertThat(expected).hasSize(4);
    for (Comparator<Key> order : List.of(byBytes(), loaded.order())) {
      assertThat(purchases(loaded).stream().sorted(order))
          .map(key -> key.columns().values().stream().map(Object::toString).toList())
          .isEqualTo(expected);
    }
  }

  @Test
  void aScanOfDevicesFinds16And54AndNot167() {
    LoadedKey loaded = purchase();
    Object scan = loaded.scan();
    Method deviceId = LoadedKey.method(scan.getClass(), "deviceId", 0).orElseThrow();
    Call between = Call.of(LoadedKey.method(deviceId.getReturnType(), "between"));
    KeyRange<?> range = (KeyRange<?>) between.on(Call.of(deviceId).on(scan), 15, 100);

    assertThat(range.from()).isEqualTo("000015");
    assertThat(range.to()).isEqualTo("000100");
    assertThat(purchases(loaded).stream().filter(range::contains))
        .map(key -> key.columns().get("partitionKey"))
        .containsExactlyInAnyOrder("000016,a100,66661", "000054,a100,6777", "000054,a1001,6777");
  }

  @ParameterizedTest
  @CsvSource({"\\n, ' with the line feed of the documents'", "'', ' without'"})
  void orderNumbersAreHashedAsInTheGuide(String salt, String how) {
    LoadedKey loaded =
        key(
            "HashedOrder",
            ",",
            "@PartitionKey(order = 0, pad = 6, hashPrefix = 4, hashSalt = \""
                + salt
                + "\")"
                + " long orderNumber");
    List<Map<String, String>> rows =
        Vectors.rows("hashed-orders.tsv").stream()
            .filter(row -> row.get("hashSalt").equals(salt.replace("\\n", "\n")))
            .toList();

    assertThat(rows).as(how).hasSize(5);
    for (Map<String, String> row : rows) {
      Key made = loaded.make(Long.valueOf(row.get("orderNumber")));
      assertThat(made.columns())
          .containsExactly(Map.entry("partitionKey", row.get("partitionKey")));
      assertThat(loaded.decode(row.get("partitionKey"))).isEqualTo(made);
    }
  }

  private static LoadedKey event(String options) {
    return key(
        "Event",
        "!",
        "@PartitionKey(order = 0) @Domain(alphabet = \"0-9a-z\") String user",
        "@SortKey(order = 0, " + options + ") java.time.Instant at");
  }

  @ParameterizedTest
  @CsvSource({
    "basic, time = TimeFormat.BASIC",
    "dotnetTicksDescending, 'time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC'"
  })
  void timesAreWrittenAsAzureDoes(String column, String options) {
    LoadedKey loaded = event(options);
    for (Map<String, String> row : Vectors.rows("reverse-time.tsv")) {
      Key made = loaded.make("ann", Instant.parse(row.get("utc")));
      assertThat(made.columns()).containsEntry("sortKey", row.get(column));
      assertThat(loaded.decode("ann", row.get(column))).isEqualTo(made);
    }
  }

  @Test
  void theFirstTwoOfAScanAreTheNewestTwo() {
    LoadedKey loaded = event("time = TimeFormat.DOTNET_TICKS, direction = Direction.DESC");
    TreeMap<Key, String> store = new TreeMap<>(byBytes());
    for (Map<String, String> row : Vectors.rows("reverse-time.tsv")) {
      store.put(loaded.make("ann", Instant.parse(row.get("utc"))), row.get("utc"));
      store.put(loaded.make("annb", Instant.parse(row.get("utc"))), "of another user");
    }
    Object scan =
        Call.of(LoadedKey.method(loaded.scan().getClass(), "user", 1).orElseThrow())
            .on(loaded.scan(), "ann");
    KeyRange<?> range = (KeyRange<?>) Call.of(LoadedKey.method(scan.getClass(), "all")).on(scan);

    List<String> newest = new ArrayList<>();
    store.forEach((key, time) -> newest.addAll(range.contains(key) ? List.of(time) : List.of()));
    assertThat(newest).hasSize(5).startsWith("2012-08-01T22:17:00Z", "2012-08-01T22:11:10Z");
  }
}
