package dev.keywright.example.remote;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.example.Purchase;
import dev.keywright.example.input.GuideRows;
import dev.keywright.example.input.SyntheticPurchases;
import dev.keywright.example.remote.ClientTable.Reading;
import dev.keywright.example.remote.ClientTable.Writing;
import dev.keywright.example.store.StoreException;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.store.PagedRows;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreWriter;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.UnsupportedRangeException;
import dev.keywright.store.bulk.ImportResult;
import dev.keywright.store.kv.KeyValue;
import dev.keywright.store.kv.KvKeys;
import dev.keywright.store.kv.MvStoreReader;
import dev.keywright.store.kv.MvStoreWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all stores that run elsewhere have in common, on one that does not. */
class ClientTableTest {
  private static final List<Purchase> PURCHASES = SyntheticPurchases.of(3_000, 7).toList();

  @TempDir private Path directory;

  static Stream<PurchaseDesign> designs() {
    return Stream.of(new GuideDesign(), new DeviceDesign(true), new DeviceDesign(false));
  }

  private static RemoteTable table(PurchaseDesign design, MVStore store) {
    return table("a table", design, store);
  }

  private static RemoteTable table(String name, PurchaseDesign design, MVStore store) {
    MVMap<byte[], byte[]> map =
        store.openMap(
            "rows",
            new MVMap.Builder<byte[], byte[]>()
                .keyType(ByteArrayDataType.INSTANCE)
                .valueType(ByteArrayDataType.INSTANCE));
    KvKeys keys = KvKeys.of(design.layout());
    Reading<KeyValue> reading =
        new Reading<>(MvStoreReader.of(map, keys), row -> new String(row.value(), UTF_8));
    Writing<KeyValue> writing =
        new Writing<>(MvStoreWriter.of(map), (key, text) -> keys.row(key, text.getBytes(UTF_8)));
    return ClientTable.of(name, design, reading, writing).closedBy(store::close);
  }

  private ImportResult load(RemoteTable table) {
    return table.load("made-up", PURCHASES, directory.resolve("checkpoint"), rows -> {});
  }

  @ParameterizedTest
  @MethodSource("designs")
  void devicesAreReadInTheirOrder(PurchaseDesign design) {
    try (RemoteTable table = table(design, MVStore.open(null))) {
      AtomicLong heard = new AtomicLong();
      ImportResult result =
          table.load("made-up", PURCHASES, directory.resolve("checkpoint"), heard::addAndGet);
      assertThat(result.rows()).isEqualTo(3_000);
      assertThat(heard).hasValue(3_000);

      List<Purchase> found = new ArrayList<>();
      table.scan(new Devices(15, 100), Long.MAX_VALUE, found::add);

      Comparator<Purchase> byDeviceAndSeller =
          Comparator.comparing(Purchase::deviceId).thenComparing(Purchase::sellerId);
      assertThat(found)
          .isSortedAccordingTo(byDeviceAndSeller)
          .containsExactlyInAnyOrderElementsOf(
              PURCHASES.stream().filter(it -> it.deviceId() >= 15 && it.deviceId() < 100).toList());
      assertThat(table.questions(new Devices(15, 100)))
          .hasSize(design.equals(new DeviceDesign(false)) ? 85 : 1);
      assertThat(table.requests()).isPositive();
    }
  }

  @ParameterizedTest
  @MethodSource("designs")
  void onePurchaseIsFoundByItsKey(PurchaseDesign design) {
    try (RemoteTable table = table(design, MVStore.open(null))) {
      load(table);
      Purchase wanted = PURCHASES.get(77);

      assertThat(table.get(wanted)).contains(wanted);
      assertThat(table.get(GuideRows.PURCHASES.get(0))).isEmpty();
      assertThat(table.place(wanted)).isEqualTo(Optional.empty());
    }
  }

  @ParameterizedTest
  @MethodSource("designs")
  void aLoadThatIsDoneIsNotDoneAgain(PurchaseDesign design) {
    try (RemoteTable table = table(design, MVStore.open(null))) {
      load(table);

      assertThat(load(table)).isEqualTo(new ImportResult(0, 0, 6, 0));
      assertThatThrownBy(
              () -> table.load("others", PURCHASES, directory.resolve("checkpoint"), rows -> {}))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("belongs to the import of made-up");
    }
  }

  @ParameterizedTest
  @MethodSource("designs")
  void theCheckpointOfAnotherTableOrLayoutIsRefused(PurchaseDesign design) {
    try (RemoteTable table = table("a table", design, MVStore.open(null));
        RemoteTable other = table("another table", design, MVStore.open(null));
        RemoteTable otherLayout = table("a table", otherThan(design), MVStore.open(null))) {
      load(table);

      assertThatThrownBy(() -> load(other))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("into another table, " + design.layout());
      assertThatThrownBy(() -> load(otherLayout))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("into a table, " + otherThan(design).layout());
      assertThat(other.get(PURCHASES.get(0))).isEmpty();
    }
  }

  private static PurchaseDesign otherThan(PurchaseDesign design) {
    return design instanceof GuideDesign ? new DeviceDesign(true) : new GuideDesign();
  }

  @ParameterizedTest
  @MethodSource("designs")
  void theStoreIsAskedForNoMoreThanTheLimit(PurchaseDesign design) {
    try (RemoteTable table = table(design, MVStore.open(null))) {
      load(table);
      List<Purchase> all = new ArrayList<>();
      table.scan(new Devices(0, 1_000), Long.MAX_VALUE, all::add);
      assertThat(all).hasSizeGreaterThan(60);
      for (int limit : new int[] {0, 1, 2, 50, all.size(), all.size() + 1}) {
        List<Purchase> found = new ArrayList<>();
        table.scan(new Devices(0, 1_000), limit, found::add);
        assertThat(found).isEqualTo(all.subList(0, Math.min(limit, all.size())));
      }
    }
    List<Long> limits = new ArrayList<>();
    RemoteTable recorded =
        unwritten(
            design,
            (range, limit) -> {
              limits.add(limit);
              return PagedRows.none();
            });
    recorded.scan(new Devices(15, 17), 10, purchase -> {});
    assertThat(limits).isNotEmpty().containsOnly(10L);
  }

  @ParameterizedTest
  @MethodSource("designs")
  void whatTheLibraryRefusesKeepsItsOwnWords(PurchaseDesign design) {
    for (RuntimeException own :
        List.of(
            new InvalidPartException("deviceId", 1, "be less"),
            new MalformedKeyException("deviceId", 0, "x", "a digit"),
            new RefusedKeyException("Somewhere", "rowKey", "is too long"))) {
      RemoteTable table =
          unwritten(
              design,
              (range, limit) -> {
                throw own;
              });
      assertThatThrownBy(() -> table.scan(new Devices(1, 2), 1, purchase -> {})).isSameAs(own);
      assertThatThrownBy(() -> table.get(PURCHASES.get(0))).isSameAs(own);
    }
    RemoteTable forwards =
        unwritten(
            design,
            (range, limit) -> {
              throw new UnsupportedRangeException("Somewhere", range, "it is too wide");
            });
    assertThatThrownBy(() -> forwards.get(PURCHASES.get(0)))
        .isInstanceOf(UnsupportedRangeException.class);
  }

  @ParameterizedTest
  @MethodSource("designs")
  void aCheckpointInAMissingDirectoryIsAnErrorOfOneLine(PurchaseDesign design) {
    try (RemoteTable table = table(design, MVStore.open(null))) {
      Path missing = directory.resolve("missing").resolve("checkpoint");
      assertThatThrownBy(() -> table.load("made-up", PURCHASES, missing, rows -> {}))
          .isInstanceOf(StoreException.class)
          .hasMessageEndingWith("its directory does not exist; create it");
    }
  }

  private static RemoteTable unwritten(
      PurchaseDesign design, BiFunction<KeyRange<?>, Long, PagedRows<String>> reading) {
    Unreachable reader =
        new Unreachable() {
          @Override
          public PagedRows<String> read(KeyRange<?> range, long limit) {
            return reading.apply(range, limit);
          }
        };
    return ClientTable.of(
            "a table",
            design,
            new Reading<>(reader, row -> row),
            new Writing<>(reader, (key, attributes) -> attributes))
        .closedBy(() -> {});
  }

  @ParameterizedTest
  @MethodSource("designs")
  void aStoreThatDoesNotAnswerIsAnErrorOfOneLine(PurchaseDesign design) {
    Reading<String> reading = new Reading<>(new Unreachable(), row -> row);
    Writing<String> writing = new Writing<>(new Unreachable(), (key, attributes) -> attributes);
    RemoteTable table = ClientTable.of("a table", design, reading, writing).closedBy(() -> {});

    assertThatThrownBy(() -> table.scan(new Devices(1, 2), Long.MAX_VALUE, purchase -> {}))
        .isInstanceOf(StoreException.class)
        .hasMessage("the store did not answer: connection refused");
    assertThatThrownBy(() -> load(table))
        .isInstanceOf(StoreException.class)
        .hasMessageEndingWith("could not be written: connection refused");
  }

  @ParameterizedTest
  @MethodSource("designs")
  void withoutBothBoundsDevicesThatAreHashedCannotBeAsked(PurchaseDesign design) {
    if (design.equals(new DeviceDesign(false))) {
      assertThatThrownBy(() -> design.ranges(new Devices(15, null)))
          .hasMessageContaining("name both --device-from and --device-to");
      assertThatThrownBy(() -> design.ranges(new Devices(0, 1_001)))
          .hasMessageContaining("at most 1000 devices");
    } else {
      assertThat(design.ranges(new Devices(null, null))).hasSize(1);
      assertThat(design.ranges(new Devices(15, null))).hasSize(1);
      assertThat(design.ranges(new Devices(null, 15))).hasSize(1);
    }
  }

  /** A store that is not there. */
  private static class Unreachable implements StoreReader<String>, StoreWriter<String> {
    private static UncheckedIOException refused() {
      return new UncheckedIOException("connection refused", new IOException());
    }

    @Override
    public PagedRows<String> read(KeyRange<?> range, long limit) {
      throw refused();
    }

    @Override
    public StoredColumns columns(String row) {
      throw refused();
    }

    @Override
    public void write(List<String> rows) {
      throw refused();
    }

    @Override
    public boolean isRetryable(Throwable failure) {
      return false;
    }

    @Override
    public long requests() {
      return 0;
    }
  }
}
