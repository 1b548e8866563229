package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each access pattern is a method whose answer is that of the scan one would write by hand. */
class AccessPatternsTest {
  private static final Instant NOON = Instant.parse("2026-02-03T12:00:00Z");
  private static final Instant EVENING = Instant.parse("2026-02-03T18:00:00Z");

  private enum Rows {
    PLAIN_TEXT("@Separator(',')"),
    BINARY("@KeyFormat(Format.BINARY)"),
    BUCKETED_TEXT("@Bucket(count = 10, of = {\"at\", \"host\"})"),
    BUCKETED_BINARY(
        "@KeyFormat(Format.BINARY) @Bucket(count = 10, of = \"at\", by = BucketBy.MODULO)");

    private final String annotations;

    Rows(String annotations) {
      this.annotations = annotations;
    }

    GeneratedKey visits() {
      return GeneratedKey.load(compiled().load(), "");
    }

    Compiled compiled() {
      return GeneratedKey.compile(
          List.of(
              annotations,
              pattern("everything", ""),
              pattern("everythingNewestFirst", ", newestFirst = true"),
              pattern("ofHost", ", equal = \"host\""),
              pattern("ofHosts", ", range = \"host\""),
              pattern("once", ", equal = {\"at\", \"host\"}"),
              pattern("between", ", equal = \"host\", range = \"at\""),
              pattern("latest", ", equal = \"host\", newestFirst = true"),
              pattern("latestOf", ", equal = \"host\", range = \"at\", newestFirst = true"),
              pattern(
                  "lastPage", ", equal = {\"host\", \"at\"}, range = \"from\", newestFirst = true"),
              pattern("leaving", ", equal = {\"from\", \"host\", \"at\"}"),
              pattern("fromTo", ", equal = {\"at\", \"host\", \"from\"}, range = \"to\""),
              pattern("visit", ", equal = {\"host\", \"at\", \"from\", \"to\"}")),
          "@PartitionKey(order = 0) @Domain(alphabet = \"0-9a-z\") String host",
          "@SortKey(order = 0, direction = Direction.DESC) Instant at",
          "@SortKey(order = 1, column = \"page\") @Domain(alphabet = \"0-9a-z\") String from",
          "@SortKey(order = 2, column = \"page\") @Domain(alphabet = \"0-9a-z\") String to");
    }

    private static String pattern(String name, String question) {
      return "@AccessPattern(name = \"" + name + "\"" + question + ")";
    }
  }

  @ParameterizedTest
  @EnumSource
  void theMethodReturnsWhatTheScanReturns(Rows rows) {
    GeneratedKey key = rows.visits();
    GeneratedKey.Scan scan = key.scan();
    GeneratedKey.Scan ofHost = scan.fix("host", "a1");
    GeneratedKey.Scan once = ofHost.fix("at", NOON);
    GeneratedKey.Scan leaving = once.fix("from", "b");

    assertThat(key.call("everything")).isEqualTo(scan.ask("all"));
    assertThat(key.call("ofHost", "a1")).isEqualTo(ofHost.ask("all"));
    assertThat(key.call("ofHosts", "a", "a1")).isEqualTo(scan.range("host", "between", "a", "a1"));
    assertThat(key.call("between", "a1", NOON, EVENING))
        .isEqualTo(ofHost.range("at", "between", NOON, EVENING));
    assertThat(key.call("once", "a1", NOON)).isEqualTo(once.ask("all"));
    assertThat(key.call("leaving", "a1", NOON, "b")).isEqualTo(leaving.ask("all"));
    assertThat(key.call("fromTo", "a1", NOON, "b", "c", "d"))
        .isEqualTo(leaving.range("to", "between", "c", "d"));
    assertThat(key.call("visit", "a1", NOON, "b", "c")).isEqualTo(leaving.ask("to", "c"));
  }

  @ParameterizedTest
  @EnumSource
  void newestFirstReadsBackwardOnlyWhatIsAscending(Rows rows) {
    GeneratedKey key = rows.visits();
    GeneratedKey.Scan ofHost = key.scan().fix("host", "a1");

    assertThat(key.call("everythingNewestFirst")).isEqualTo(backward(key.scan().ask("all")));
    assertThat(key.call("latest", "a1")).isEqualTo(ofHost.ask("all"));
    assertThat(key.call("latestOf", "a1", NOON, EVENING))
        .isEqualTo(ofHost.range("at", "between", NOON, EVENING));
    assertThat(key.call("lastPage", "a1", NOON, "b", "c"))
        .isEqualTo(backward(ofHost.fix("at", NOON).range("from", "between", "b", "c")));
  }

  private static Object backward(Object answer) {
    return answer instanceof KeyRange<?> range
        ? range.backward()
        : ((KeyRanges<?, ?>) answer).backward();
  }

  @ParameterizedTest
  @EnumSource
  void aPatternThatFixesTheBucketedPartsReadsOneBucket(Rows rows) {
    Object answer = rows.visits().call("once", "a1", NOON);

    assertThat(answer)
        .satisfiesAnyOf(
            it -> assertThat(it).isInstanceOf(KeyRange.class),
            it -> assertThat(((KeyRanges<?, ?>) it).size()).isEqualTo(1));
  }

  @ParameterizedTest
  @EnumSource
  void boundsAndValuesAreChecked(Rows rows) {
    GeneratedKey key = rows.visits();

    assertThatThrownBy(() -> key.call("between", "a1", EVENING, NOON))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> key.call("between", "A", NOON, EVENING))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("host is \"A\"");
  }

  @Test
  void aRangeOfANativeColumnHasValuesOfTheStoresOwnType() {
    GeneratedKey key =
        GeneratedKey.of(
            List.of(
                "@AccessPattern(name = \"ordersOfDevice\", equal = \"deviceId\","
                    + " range = \"orderNumber\")",
                "@AccessPattern(name = \"ofDevice\", equal = \"deviceId\")",
                "@AccessPattern(name = \"order\", equal = {\"deviceId\", \"orderNumber\"})"),
            "@PartitionKey(order = 0, pad = 6) int deviceId",
            "@SortKey(order = 0, column = \"orderNumber\", nativeType = true) long orderNumber");
    KeyRange<?> range = (KeyRange<?>) key.call("ordersOfDevice", 54, 200_000L, 300_000L);

    assertThat(range.fixed()).containsExactly(Map.entry("partitionKey", "000054"));
    assertThat(range.from()).isEqualTo(200_000L);
    assertThat(range.to()).isEqualTo(300_000L);
    assertThat(key.call("ofDevice", 54)).isEqualTo(key.scan().fix("deviceId", 54).ask("all"));
    assertThat(((KeyRange<?>) key.call("order", 54, 200_003L)).contains(key.of(54, 200_003L)))
        .isTrue();
  }

  @Test
  void theDocumentationNamesTheQuestionAndItsParameters() {
    String source = String.join("", Rows.PLAIN_TEXT.compiled().generatedSources().values());

    assertThat(source)
        .contains(
            """
              /** Answers the access pattern {@code everything}: all keys. */
              public static KeyRange<String> everything() {
            """,
            """
              /** Answers the access pattern {@code ofHost}: the keys with this {@code host}. */
              public static KeyRange<String> ofHost(String host) {
            """,
            """
              /** Answers the access pattern {@code once}: the keys with this {@code host} and {@code at}. */
              public static KeyRange<String> once(String host, Instant at) {
            """,
            """
              /**
               * Answers the access pattern {@code latestOf}: the keys with this {@code host},
               * whose {@code at} is at least {@code from} and below {@code to}.
               *
               * <p>The store holds the largest {@code at} first.
               */
              public static KeyRange<String> latestOf(String host, Instant from, Instant to) {
            """,
            """
              /**
               * Answers the access pattern {@code fromTo}:
               * the keys with this {@code host}, {@code at} and {@code from},
               * whose {@code to} is at least {@code from_} and below {@code to}.
               */
            """,
            """
               * <p>Read backward, the largest {@code from} comes first.
            """);
  }
}
