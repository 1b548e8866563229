package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rows that are written, deleted and moved in both embedded stores. */
class SortedStoreTest {
  private static final byte[] BEGINNING = {};

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource
  void aDeletedRowIsGoneAndItsNeighboursStay(StoreKind kind) {
    try (SortedStore store = kind.open(directory)) {
      store.write(List.of(row("00", "a"), row("01", "b"), row("0100", "c"), row("ff", "d")));
      store.delete(List.of(bytes("01")));
      assertThat(store.get(bytes("01"))).isEmpty();
      assertThat(rows(store)).containsExactly("00=a", "0100=c", "ff=d");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aKeyWithoutARowIsPassedOver(StoreKind kind) {
    try (SortedStore store = kind.open(directory)) {
      store.write(List.of(row("01", "a")));
      store.delete(List.of(bytes("00"), bytes("0100"), bytes("02")));
      assertThat(rows(store)).containsExactly("01=a");
      store.delete(List.of(bytes("01"), bytes("01")));
      assertThat(rows(store)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRowThatMovesOntoADeletedKeyStays(StoreKind kind) {
    try (SortedStore store = kind.open(directory)) {
      store.write(List.of(row("01", "a"), row("02", "b")));
      store.replace(List.of(bytes("01"), bytes("02")), List.of(row("02", "a"), row("03", "b")));
      assertThat(rows(store)).containsExactly("02=a", "03=b");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBatchThatBreaksOffChangesNothing(StoreKind kind) {
    List<Row> broken =
        new AbstractList<>() {
          @Override
          public Row get(int index) {
            if (index == 0) {
              return row("03", "c");
            }
            throw new IllegalStateException("no second row");
          }

          @Override
          public int size() {
            return 2;
          }
        };
    try (SortedStore store = kind.open(directory)) {
      store.write(List.of(row("01", "a"), row("02", "b")));
      assertThatThrownBy(() -> store.replace(List.of(bytes("01")), broken))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("no second row");
      assertThat(rows(store)).containsExactly("01=a", "02=b");
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatWasDeletedStaysAwayAfterTheStoreWasClosed(StoreKind kind) {
    SplittableRandom random = new SplittableRandom(5);
    Map<String, String> expected = new TreeMap<>();
    try (SortedStore store = kind.open(directory)) {
      for (int batch = 0; batch < 20; batch++) {
        List<byte[]> deleted = new ArrayList<>();
        List<Row> written = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
          String gone = HexFormat.of().toHexDigits((short) random.nextInt(1_000));
          expected.remove(gone);
          deleted.add(bytes(gone));
        }
        for (int i = 0; i < 100; i++) {
          String key = HexFormat.of().toHexDigits((short) random.nextInt(1_000));
          expected.put(key, "" + batch);
          written.add(row(key, "" + batch));
        }
        store.replace(deleted, written);
      }
    }
    try (SortedStore store = kind.open(directory)) {
      assertThat(rows(store))
          .hasSizeGreaterThan(100)
          .isEqualTo(expected.entrySet().stream().map(Map.Entry::toString).toList());
    }
  }

  private static List<String> rows(SortedStore store) {
    try (Stream<Row> rows = store.scan(BEGINNING, null)) {
      return rows.map(
              row -> HexFormat.of().formatHex(row.key()) + "=" + new String(row.value(), UTF_8))
          .toList();
    }
  }

  private static Row row(String key, String value) {
    return new Row(bytes(key), value.getBytes(UTF_8));
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}
