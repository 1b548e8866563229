package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Partition keys of the store's own types: one column, or several that are asked for together. */
class PartitionColumnsTest {
  private static final String INDEX = ", nativeType = true, key = \"byRegion\")";
  private static final String TOURNAMENT =
      "@PartitionKey(order = 0, column = \"tournament\"" + INDEX + " String tournament";
  private static final String REGION =
      "@PartitionKey(order = 1, column = \"region-id\"" + INDEX + " long region";
  private static final String ROUND =
      "@SortKey(order = 0, column = \"round\"" + INDEX + " String round";
  private static final String MATCH =
      "@SortKey(order = 1, column = \"match\"" + INDEX + " long match";

  private static GeneratedKey matches() {
    return GeneratedKey.load(
        GeneratedKey.compile(List.of(), TOURNAMENT, REGION, ROUND, MATCH).load(), "ByRegion");
  }

  private static List<String> errors(List<String> annotations, String... components) {
    return GeneratedKey.compile(annotations, components).errors();
  }

  private static String layout(GeneratedKey key) {
    return key.layout();
  }

  @Test
  void aTimeOfTheStoreHasMilliseconds() {
    DesignFindings.assertFound(
        """
        [KW405 not-unique] two rows with the same tenant in one millisecond share a key, and the\
         later write replaces the earlier
          Fix: say that it cannot happen: add @Domain(uniqueWithin = "tenant")
        """,
        List.of("@StoredIn(Store.CASSANDRA)"),
        "@PartitionKey(nativeType = true) java.util.UUID tenant",
        "@SortKey(nativeType = true, direction = Direction.DESC) Instant at");
  }

  @Test
  void theLayoutSaysHowManyColumnsThePartitionKeyHas() {
    assertThat(layout(matches()))
        .isEqualTo(
            "TEXT separator=',' partition=2 | tournament: tournament String native"
                + " | \"region-id\": region long native | round: round String native"
                + " | match: match long native");
    assertThat(LayoutSignature.parse(layout(matches())))
        .hasToString(layout(matches()))
        .returns(2, LayoutSignature::partitionColumns);
  }

  @Test
  void keysHoldTheValuesAndAreDecodedFromThem() {
    GeneratedKey matches = matches();
    Key key = matches.of("winter", 4L, "final", 7L);
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("tournament", "winter");
    columns.put("region-id", 4L);
    columns.put("round", "final");
    columns.put("match", 7L);

    assertThat(key.columns()).containsExactlyEntriesOf(columns);
    assertThat(matches.call("decode", columns)).isEqualTo(key);
    assertThat(matches.call("decode", "winter", 4L, "final", 7L)).isEqualTo(key);
    assertThat(
            LayoutCodec.of(LayoutSignature.parse(layout(matches)))
                .encode(
                    Map.of("tournament", "winter", "region", 4L, "round", "final", "match", 7L)))
        .containsExactlyEntriesOf(columns);
    assertThat(
            KeyInspector.of(LayoutSignature.parse(layout(matches)))
                .inspect("winter", 4L, "final", 7L)
                .isMalformed())
        .isFalse();
    columns.remove("region-id");
    assertThatThrownBy(() -> matches.call("decode", columns))
        .isInstanceOf(MalformedKeyException.class)
        .hasMessageContaining("column \"region-id\"");
  }

  @Test
  void nothingIsAskedBeforeThePartitionKeyIsFixed() {
    Class<?> type = matches().type();
    for (String stage : List.of("Scan", "AfterTournament")) {
      assertThat(questions(type, stage)).as(stage).isEmpty();
    }
    assertThat(questions(type, "AfterRegion")).containsExactly("all", "round");
    assertThat(questions(type, "AfterRound")).containsExactly("all", "match");
  }

  /** The methods of a stage that ask for ranges: they take nothing. */
  private static List<String> questions(Class<?> key, String stage) {
    Class<?> found =
        Arrays.stream(key.getDeclaredClasses())
            .filter(it -> it.getSimpleName().equals(stage))
            .findFirst()
            .orElseThrow();
    return Arrays.stream(found.getMethods())
        .filter(method -> method.getDeclaringClass() != Object.class)
        .filter(method -> method.getParameterCount() == 0 && !method.getName().equals("toString"))
        .map(Method::getName)
        .sorted()
        .toList();
  }

  @Test
  void sortColumnsAreFixedFromTheLeftAndTheNextIsAskedByRange() {
    KeyRange<?> range =
        (KeyRange<?>)
            matches()
                .scan()
                .fix("tournament", "winter")
                .fix("region", 4L)
                .fix("round", "final")
                .range("match", "between", 5L, 8L);

    assertThat(range.fixed())
        .isEqualTo(Map.of("tournament", "winter", "region-id", 4L, "round", "final"));
    assertThat(range.column()).isEqualTo("match");
    assertThat(range.from()).isEqualTo(5L);
    assertThat(range.to()).isEqualTo(8L);
    assertThat(range.contains(matches().of("winter", 4L, "final", 7L))).isTrue();
    assertThat(range.contains(matches().of("winter", 3L, "final", 7L))).isFalse();
  }

  @Test
  void aSingleNativePartitionColumnHasRanges() {
    GeneratedKey orders =
        GeneratedKey.of(List.of(), "@PartitionKey(order = 0, nativeType = true) long id");

    assertThat(layout(orders)).isEqualTo("TEXT separator=',' | partitionKey: id long native");
    assertThat(((KeyRange<?>) orders.scan().range("id", "between", -3L, 5L)).from()).isEqualTo(-3L);
    assertThat(orders.of(7L).columns()).isEqualTo(Map.of("partitionKey", 7L));
  }

  @Test
  void severalColumnsOfWhichOneIsEncodedAreAnError() {
    assertThat(
            errors(
                List.of(),
                TOURNAMENT,
                "@PartitionKey(order = 1, column = \"area\", key = \"byRegion\") String region"))
        .singleElement()
        .asString()
        .contains(
            "KW012",
            "the partition key has the columns tournament, area, and several columns must"
                + " each be of the store's own type, but area is encoded",
            "write nativeType = true for region; or give all parts one column, without nativeType");
  }

  @Test
  void nativeTypeIsProposedWhereTheStoreHasTheType() {
    String[] components = {
      "@PartitionKey(order = 0, column = \"a\", nativeType = true) @Domain(minLength = 1) String a",
      "@PartitionKey(order = 1, column = \"b\") java.util.UUID b"
    };
    assertThat(errors(List.of("@StoredIn(Store.CASSANDRA)"), components))
        .anySatisfy(it -> assertThat(it).contains("KW012", "write nativeType = true for b; or"));
    assertThat(errors(List.of("@StoredIn(Store.COSMOS_NOSQL)"), components))
        .anySatisfy(
            it -> assertThat(it).contains("KW012", "Fix: give all parts one column, without"));
  }

  @Test
  void aColumnForEachPartMeansTheStoresOwnTypes() {
    String[] components = {
      "@PartitionKey(order = 0, column = \"tenantId\") @Domain(minLength = 1) String tenantId",
      "@PartitionKey(order = 1, column = \"day\") java.time.LocalDate day"
    };
    assertThat(errors(List.of("@StoredIn(Store.CASSANDRA)"), components))
        .singleElement(STRING)
        .contains("KW012", "Fix: add nativeType = true to tenantId and nativeType = true to day");
    assertThat(errors(List.of("@StoredIn(Store.TABLESTORE)"), components))
        .singleElement(STRING)
        .contains("KW012")
        .doesNotContain("nativeType");
  }

  @Test
  void nativeTypeIsNoWayOutWhereTheStoreHasOnePartitionColumn() {
    assertThat(
            errors(
                List.of("@StoredIn(Store.TABLESTORE)"),
                "@PartitionKey(order = 0, column = \"a\", nativeType = true) long a",
                "@PartitionKey(order = 1, column = \"b\", pad = 2) int b"))
        .anySatisfy(
            it -> assertThat(it).contains("KW012", "Fix: give all parts one column, without"));
  }

  @Test
  void nativePartsOfOneColumnAreAnError() {
    assertThat(
            errors(
                List.of(),
                "@PartitionKey(order = 0, nativeType = true) String a",
                "@PartitionKey(order = 1, nativeType = true) String b"))
        .anySatisfy(
            it ->
                assertThat(it)
                    .contains(
                        "nativeType is for the only part of a column, and column partitionKey has"
                            + " 2"));
  }

  @Test
  void bucketsAndHashPrefixesAreAnErrorBesideNativeType() {
    assertThat(
            errors(
                List.of("@Bucket(count = 4, of = \"id\", by = BucketBy.MODULO)"),
                "@PartitionKey(order = 0, nativeType = true) long id"))
        .singleElement()
        .asString()
        .contains("KW006", "the bucket begins the partition column, and nativeType keeps id there");
    assertThat(
            errors(
                List.of(), "@PartitionKey(order = 0, nativeType = true, hashPrefix = 4) long id"))
        .singleElement()
        .asString()
        .contains("KW006", "hashPrefix changes how a value is encoded");
  }

  @Test
  void anAccessPatternFixesAllOfThePartitionKey() {
    List<String> errors =
        errors(
            List.of(
                "@AccessPattern(name = \"some\", equal = \"tournament\", key = \"byRegion\")",
                "@AccessPattern(name = \"every\", key = \"byRegion\")",
                "@AccessPattern(name = \"rounds\", equal = {\"tournament\", \"region\"},"
                    + " range = \"round\", key = \"byRegion\")"),
            TOURNAMENT,
            REGION,
            ROUND);

    assertThat(errors).hasSize(2);
    assertThat(errors.get(0))
        .contains(
            "KW406",
            "access pattern some does not fix region, and a store looks up a partition key"
                + " of several columns only by all of them");
    assertThat(errors.get(1)).contains("KW406", "access pattern every does not fix tournament");
  }

  @Test
  void anIndexOfDynamoDbHasRoomForFourAndFourAndItsTableForOneAndOne() {
    String stored = "@StoredIn(value = Store.DYNAMODB, key = \"byRegion\")";
    assertThat(errors(List.of(stored), TOURNAMENT, REGION, ROUND, MATCH)).isEmpty();
    assertThat(
            errors(
                List.of("@StoredIn(Store.DYNAMODB)"),
                TOURNAMENT.replace(", key = \"byRegion\"", ""),
                REGION.replace(", key = \"byRegion\"", "")))
        .singleElement()
        .asString()
        .contains(
            "KW303",
            "the partition key has 2 columns, and Amazon DynamoDB has room for 1",
            "or name it, if it is the key of an index: key = \"byIndex\" at each part");
    assertThat(
            errors(
                List.of(stored),
                TOURNAMENT,
                REGION,
                ROUND,
                MATCH,
                "@SortKey(order = 2, column = \"c\"" + INDEX + " long c",
                "@SortKey(order = 3, column = \"d\"" + INDEX + " long d",
                "@SortKey(order = 4, column = \"e\"" + INDEX + " long e"))
        .singleElement()
        .asString()
        .contains(
            "KW303", "the sort key has 5 columns, and an index of Amazon DynamoDB has room for 4");
  }

  @Test
  void aStoreWithOnePartitionColumnHasNoRoomForMore() {
    assertThat(
            errors(
                List.of("@StoredIn(value = Store.TABLESTORE, key = \"byRegion\")"),
                TOURNAMENT,
                REGION))
        .singleElement()
        .asString()
        .contains("KW303", "the partition key has 2 columns, and Tablestore has room for 1");
  }
}
