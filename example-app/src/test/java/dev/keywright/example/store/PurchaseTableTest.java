package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import dev.keywright.example.SampleRows;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.kv.KeyValue;
import dev.keywright.store.kv.KvKeys;
import dev.keywright.store.kv.MvStoreReader;
import dev.keywright.store.kv.MvStoreWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Purchases under each design of their key, in a store that can hold all of them. */
class PurchaseTableTest {
  private static final List<Purchase> PURCHASES =
      IntStream.range(0, 3_000).mapToObj(SampleRows::purchase).toList();

  private final MVMap<byte[], byte[]> map = MvStoreReader.openMap(MVStore.open(null), "rows");

  private PurchaseTable<KeyValue, KeyValue> table(PurchaseDesign design) {
    KvKeys keys = KvKeys.of(design.layout());
    PurchaseTable<KeyValue, KeyValue> table =
        new PurchaseTable<>(
            "a table",
            design,
            MvStoreReader.of(map, keys),
            MvStoreWriter.of(map),
            (key, attributes) -> keys.row(key, attributes.getBytes(UTF_8)),
            row -> new String(row.value(), UTF_8),
            KeyRange::toString,
            key -> Optional.empty(),
            () -> {});
    table.write(PURCHASES);
    return table;
  }

  private static List<Purchase> scan(
      PurchaseTable<?, ?> table, int from, @Nullable Integer to, long limit) {
    List<Purchase> found = new ArrayList<>();
    long count = table.scan(table.design().ranges(from, to), limit, found::add);
    assertThat(found).hasSize((int) count);
    return found;
  }

  @ParameterizedTest
  @EnumSource
  void devicesAreReadInTheirOrder(PurchaseDesign design) {
    assertThat(scan(table(design), 15, 100, Long.MAX_VALUE))
        .isSortedAccordingTo(
            Comparator.comparing(Purchase::deviceId).thenComparing(Purchase::sellerId))
        .containsExactlyInAnyOrderElementsOf(
            PURCHASES.stream().filter(it -> it.deviceId() >= 15 && it.deviceId() < 100).toList());
    assertThat(design.ranges(15, 100)).hasSize(design == PurchaseDesign.HASHED_DEVICES ? 85 : 1);
  }

  @ParameterizedTest
  @EnumSource
  void onePurchaseIsFoundByItsKey(PurchaseDesign design) {
    PurchaseTable<?, ?> table = table(design);
    assertThat(table.find(design.key(PURCHASES.get(77)))).contains(PURCHASES.get(77));
    assertThat(table.find(design.key(SampleRows.PURCHASES.get(0)))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theStoreIsAskedForNoMoreThanTheLimit(PurchaseDesign design) {
    PurchaseTable<?, ?> table = table(design);
    List<Purchase> all = scan(table, 0, 1_000, Long.MAX_VALUE);
    assertThat(all).hasSizeGreaterThan(60);
    for (int limit : new int[] {0, 1, 2, 50, all.size(), all.size() + 1}) {
      assertThat(scan(table, 0, 1_000, limit))
          .isEqualTo(all.subList(0, Math.min(limit, all.size())));
    }
    long before = table.reader().requests();
    scan(table, 0, 1_000, 0);
    assertThat(table.reader().requests()).isEqualTo(before);
  }

  @Test
  void withoutBothBoundsDevicesThatAreHashedCannotBeAsked() {
    assertThatThrownBy(() -> PurchaseDesign.HASHED_DEVICES.ranges(15, null))
        .hasMessageContaining("name --device-from and --device-to");
    assertThatThrownBy(() -> PurchaseDesign.HASHED_DEVICES.ranges(0, 1_001))
        .hasMessageContaining("at most 1,000 devices");
    assertThat(PurchaseDesign.GUIDE.ranges(15, null)).hasSize(1);
    assertThat(PurchaseDesign.SORTED_DEVICES.ranges(15, null)).hasSize(1);
  }
}
