package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.lang.reflect.Field;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys whose columns are all of the store's own types: nothing in them is encoded. */
class NativeKeysTest {
  private static final String PARTITION =
      "@PartitionKey(order = 0, nativeType = true) @Domain(minLength = 1, maxLength = 9) String id";
  private static final String SORT = "@SortKey(order = 0, nativeType = true) long number";

  @ParameterizedTest
  @ValueSource(strings = {"TEXT", "BINARY", "FDB_TUPLE"})
  void aKeyWithoutAnEncodedColumnIsReadFromItsValues(String format) {
    GeneratedKey type =
        GeneratedKey.of(List.of("@KeyFormat(Format." + format + ")"), PARTITION, SORT);

    Key key = type.of("a", 5L);

    assertThat(key.columns()).isEqualTo(Map.of("partitionKey", "a", "sortKey", 5L));
    assertThat(type.call("decode", "a", 5L)).isEqualTo(key);
    assertThat(type.call("tryDecode", "a", 5L)).isEqualTo(Optional.of(key));
    assertThat(type.call("decode", key.columns())).isEqualTo(key);
  }

  @ParameterizedTest
  @ValueSource(strings = {"TEXT", "BINARY", "FDB_TUPLE"})
  void soIsAKeyOfOneColumn(String format) {
    GeneratedKey type = GeneratedKey.of(List.of("@KeyFormat(Format." + format + ")"), PARTITION);

    assertThat(type.call("decode", "a")).isEqualTo(type.of("a"));
  }

  private static GeneratedKey orders() {
    String column = "nativeType = true, column = ";
    return GeneratedKey.of(
        List.of("@StoredIn(Store.CASSANDRA)"),
        "@PartitionKey(order = 0, " + column + "\"tenant_id\") java.util.UUID tenantId",
        "@PartitionKey(order = 1, " + column + "\"paid\") boolean paid",
        "@SortKey(order = 0, "
            + column
            + "\"created_at\", direction = Direction.DESC)"
            + " java.time.Instant createdAt",
        "@SortKey(order = 1, " + column + "\"day\") java.time.LocalDate day",
        "@SortKey(order = 2, " + column + "\"line\", direction = Direction.DESC) int line",
        "@SortKey(order = 3, " + column + "\"tiny\") byte tiny",
        "@SortKey(order = 4, " + column + "\"order_id\") java.util.UUID orderId");
  }

  @Test
  void everyTypeOfAStoreIsKeptAsItIs() {
    GeneratedKey type = orders();
    assertThat(type.layout())
        .isEqualTo(
            "TEXT separator=',' partition=2 | tenant_id: tenantId UUID native"
                + " | paid: paid boolean native | created_at: createdAt Instant DESC native"
                + " | day: day LocalDate native | line: line int DESC native"
                + " | tiny: tiny byte native | order_id: orderId UUID native");
    Instant at = Instant.parse("2026-01-02T03:04:05.006Z");
    LocalDate day = LocalDate.of(2026, 1, 2);
    UUID tenant = UUID.fromString("6ba7b810-9dad-11d1-80b4-00c04fd430c8");
    UUID id = UUID.fromString("01932c07-209c-7000-8000-000000000000");

    Key key = type.of(tenant, true, at, day, -7, (byte) 3, id);

    Map<String, Object> columns =
        Columns.of("tenant_id", tenant)
            .and("paid", true)
            .and("created_at", at)
            .and("day", day)
            .and("line", -7L)
            .and("tiny", 3L)
            .and("order_id", id)
            .asMap();
    assertThat(key.columns()).isEqualTo(columns);
    assertThat(type.call("decode", tenant, true, at, day, -7L, 3L, id)).isEqualTo(key);
    assertThat(type.call("decode", columns)).isEqualTo(key);
    LayoutCodec codec = LayoutCodec.of(LayoutSignature.parse(type.layout()));
    Map<String, Object> values = codec.decode(columns.values().toArray());
    assertThat(values).containsEntry("line", -7).containsEntry("tiny", (byte) 3);
    assertThat(codec.encode(values)).isEqualTo(columns);
    assertThat(type.call("tryDecode", tenant, true, at.plusNanos(1), day, -7L, 3L, id))
        .isEqualTo(Optional.empty());
    assertThat(type.call("tryDecode", tenant, true, at, day, 1L << 40, 3L, id))
        .isEqualTo(Optional.empty());
  }

  @Test
  void rangesOfADescendingColumnHoldTheSameValues() {
    GeneratedKey type = orders();
    UUID tenant = new UUID(0x4000, 7);
    GeneratedKey.Scan month = type.scan().fix("tenantId", tenant).fix("paid", false);
    Instant from = Instant.parse("2026-01-01T00:00:00Z");
    Instant to = from.plusSeconds(60);
    KeyRange<?> range = (KeyRange<?>) month.range("createdAt", "between", from, to);
    for (Instant at : List.of(from.minusMillis(1), from, to.minusMillis(1), to)) {
      Key key = type.of(tenant, false, at, LocalDate.EPOCH, 1, (byte) 1, tenant);
      assertThat(range.contains(key)).isEqualTo(!at.isBefore(from) && at.isBefore(to));
    }
    assertThat(range.from()).isEqualTo(to.minusMillis(1));
    assertThat(range.ascending().from()).isEqualTo(from);
    assertThat(range.ascending().to()).isEqualTo(to);
    GeneratedKey.Scan line = month.fix("createdAt", from).fix("day", LocalDate.EPOCH);
    assertThat(((KeyRange<?>) line.range("line", "atLeast", 5)).to()).isEqualTo(4L);
  }

  @Test
  void textsAndBytesAreKeptDescendingToo() throws ReflectiveOperationException {
    GeneratedKey type =
        GeneratedKey.of(
            List.of("@StoredIn(Store.CASSANDRA)"),
            "@PartitionKey(nativeType = true) java.util.UUID tenant",
            "@SortKey(order = 0, column = \"name\", nativeType = true, direction = Direction.DESC)"
                + " String name",
            "@SortKey(order = 1, column = \"raw\", nativeType = true, direction = Direction.DESC)"
                + " byte[] raw");
    assertThat(type.layout())
        .endsWith(" | name: name String DESC native | raw: raw byte[] DESC native");
    UUID tenant = new UUID(0x4000, 7);
    Comparator<Key> order = order(type);
    GeneratedKey.Scan rows = type.scan().fix("tenant", tenant);
    List<String> names = List.of("b\0", "b", "ab", "aa\uffff", "aa", "a", "");
    KeyRange<?> beginning = (KeyRange<?>) rows.range("name", "startsWith", "a");
    KeyRange<?> between = (KeyRange<?>) rows.range("name", "between", "aa", "b");
    KeyRange<?> above = (KeyRange<?>) rows.range("name", "greaterThan", "aa");
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      Key key = type.of(tenant, name, new byte[] {1});
      assertThat(beginning.contains(key)).as(name).isEqualTo(name.startsWith("a"));
      assertThat(between.contains(key)).as(name).isEqualTo(i >= 2 && i <= 4);
      assertThat(above.contains(key)).as(name).isEqualTo(i <= 3);
      if (i > 0) {
        Key before = type.of(tenant, names.get(i - 1), new byte[] {1});
        assertThat(order.compare(before, key)).as(name).isNegative();
      }
    }
    assertThat(beginning.isBackward()).isFalse();
    assertThat(beginning.ascending().isBackward()).isTrue();
    assertThat(beginning.ascending().from()).isEqualTo(beginning.from());
    KeyRange<?> raw = (KeyRange<?>) rows.fix("name", "a").range("raw", "atLeast", new byte[] {1});
    assertThat(raw.contains(type.of(tenant, "a", new byte[] {1, 0}))).isTrue();
    assertThat(raw.contains(type.of(tenant, "a", new byte[] {0, 9}))).isFalse();
  }

  @SuppressWarnings("unchecked") // the order of a key is one of its keys
  private static Comparator<Key> order(GeneratedKey type) throws ReflectiveOperationException {
    Field field = type.type().getDeclaredField("ORDER");
    field.setAccessible(true);
    return (Comparator<Key>) field.get(null);
  }

  @Test
  void anEncodedColumnOfOnePartMayHaveItsName() {
    GeneratedKey type =
        GeneratedKey.of(
            List.of(),
            "@PartitionKey(order = 0, column = \"tenantId\") java.util.UUID tenantId",
            "@SortKey(order = 0, column = \"line\", pad = 4) int line");
    UUID tenant = new UUID(1, 2);

    Key key = type.of(tenant, 7);

    Map<String, Object> columns = Map.of("tenantId", tenant.toString(), "line", "0007");
    assertThat(key.columns()).isEqualTo(columns);
    assertThat(type.call("decode", tenant.toString(), "0007")).isEqualTo(key);
    assertThat(type.call("decode", columns)).isEqualTo(key);
  }
}
