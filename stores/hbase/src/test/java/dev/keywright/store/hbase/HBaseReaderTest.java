package dev.keywright.store.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.junit.jupiter.api.Test;

class HBaseReaderTest {
  private final FakeTable fake = new FakeTable();
  private final HBaseReader reader =
      HBaseReader.of(fake.table(), HBaseKeys.of(Rows.BYTES)).pageRows(10);

  @Test
  void aPageIsReadWhenItsFirstRowIsAskedFor() {
    addRows(25);
    PagedRows<Result> rows = reader.read(all());

    assertThat(reader.requests()).isZero();
    take(rows, 10);
    assertThat(rows.requests()).isEqualTo(1);
    take(rows, 1);
    assertThat(rows.requests()).isEqualTo(2);
    assertThat(numbers(rows)).hasSize(14).startsWith(11).endsWith(24);
    assertThat(reader.requests()).isEqualTo(3);
    assertThat(fake.scans()).hasSize(1);
  }

  @Test
  void allPagesComeFromOneScannerOfThatSize() {
    addRows(25);

    assertThat(numbers(reader.read(all()))).hasSize(25);
    assertThat(fake.scans())
        .singleElement()
        .satisfies(scan -> assertThat(scan.getCaching()).isEqualTo(10));
  }

  @Test
  void theLimitIsHandedToTheStore() {
    addRows(25);

    assertThat(numbers(reader.read(all(), 12))).hasSize(12).endsWith(11);
    assertThat(numbers(reader.read(all(), 3))).containsExactly(0, 1, 2);
    assertThat(fake.scans())
        .satisfiesExactly(
            scan -> assertThat(scan.getLimit()).isEqualTo(12),
            scan -> {
              assertThat(scan.getLimit()).isEqualTo(3);
              assertThat(scan.getCaching()).isEqualTo(3);
            });
    assertThat(reader.requests()).isEqualTo(3);
  }

  @Test
  void aLimitAboveWhatAScanTakesIsKept() {
    addRows(3);

    assertThat(numbers(reader.read(all(), 3_000_000_000L))).hasSize(3);
    assertThat(fake.scans()).singleElement().matches(scan -> scan.getLimit() < 0);
  }

  @Test
  void anEmptyRangeIsNotAsked() {
    addRows(3);
    KeyRange<byte[]> empty = range(new byte[] {1}, new byte[] {1});

    assertThat(reader.read(empty)).isExhausted();
    assertThat(reader.requests()).isZero();
    assertThat(fake.scans()).isEmpty();
  }

  @Test
  void anEmptyRangeOfAnotherLayoutIsRefused() {
    KeyRange<String> other = KeyRange.of(Map.of(), "hour", "a", "a", ColumnOrder.TEXT);

    assertThatIllegalArgumentException().isThrownBy(() -> reader.read(other));
  }

  @Test
  void closingEarlyClosesTheScanner() {
    addRows(25);
    PagedRows<Result> rows = reader.read(all());
    take(rows, 2);

    assertThat(fake.open()).isEqualTo(1);
    rows.close();
    assertThat(fake.open()).isZero();
  }

  @Test
  void theLastRowClosesTheScanner() {
    addRows(25);
    take(reader.read(all(), 25), 25);
    assertThat(numbers(reader.read(all()))).hasSize(25);

    assertThat(fake.open()).isZero();
  }

  @Test
  void aFailureIsThrownAndTheRowsGoOnBehindTheLastOne() {
    addRows(40);
    PagedRows<Result> rows = reader.read(all(), 35);
    List<Integer> seen = new ArrayList<>(take(rows, 10));
    fake.failAfter(5, new IOException("the server is gone"));

    assertThatThrownBy(rows::hasNext)
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseMessage("the server is gone");
    assertThat(fake.open()).isZero();
    seen.addAll(numbers(rows));

    assertThat(seen).isEqualTo(numbers(reader.read(all(), 35)));
    assertThat(fake.scans().get(1).getLimit()).isEqualTo(25);
  }

  @Test
  void aFailureAtTheFirstPageIsThrownAndTheRowsBeginAgain() {
    addRows(15);
    PagedRows<Result> rows = reader.read(all().backward());
    fake.failAfter(0, new IOException("the server is gone"));

    assertThatThrownBy(rows::hasNext).isInstanceOf(UncheckedIOException.class);
    assertThat(numbers(rows)).hasSize(15).startsWith(14).endsWith(0);
  }

  @Test
  void aFailureOnTheWayBackwardGoesOnBeforeTheLastRow() {
    addRows(25);
    PagedRows<Result> rows = reader.read(all().backward());
    assertThat(take(rows, 10)).startsWith(24).endsWith(15);
    fake.failAfter(3, new IOException("the server is gone"));

    assertThatThrownBy(rows::hasNext).isInstanceOf(UncheckedIOException.class);
    assertThat(numbers(rows)).hasSize(15).startsWith(14).endsWith(0);
  }

  @Test
  void aFailureBehindTheLongestRowGoesOnAtARowThatTheClientCanLookUp() {
    byte[] longest = new byte[32_767 - 16 - FakeTable.NAME.getName().length];
    fake.add(longest);
    byte[] next = longest.clone();
    next[next.length - 1] = 1;
    fake.add(next);
    PagedRows<Result> rows = reader.pageRows(1).read(all());
    assertThat(rows.next().getRow()).isEqualTo(longest);
    fake.failAfter(0, new IOException("the server is gone"));

    assertThatThrownBy(rows::hasNext).isInstanceOf(UncheckedIOException.class);
    assertThat(rows.next().getRow()).isEqualTo(next);
    assertThat(fake.scans().get(1).getStartRow()).isEqualTo(next);
    assertThat(fake.scans().get(1).includeStartRow()).isTrue();
  }

  @Test
  void anotherScanMayAskForLess() {
    addRows(3);
    byte[] family = {'d'};

    assertThat(numbers(reader.asking(scan -> scan.addFamily(family)).read(all()))).hasSize(3);
    assertThat(fake.scans()).singleElement().matches(scan -> scan.numFamilies() == 1);
  }

  @Test
  void aScanThatBreaksRowsIsRefused() {
    addRows(3);
    List<UnaryOperator<Scan>> breaking =
        List.of(
            scan -> scan.setBatch(10),
            scan -> scan.setAllowPartialResults(true),
            scan -> scan.setNeedCursorResult(true));
    for (UnaryOperator<Scan> more : breaking) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> reader.asking(more).read(all()))
          .withMessageContaining("a reader counts whole rows");
    }
    assertThat(fake.scans()).isEmpty();
  }

  @Test
  void anEmptyRangeAtTheBeginningAsksNothing() {
    addRows(3);

    assertThat(numbers(reader.read(range(new byte[0], new byte[0])))).isEmpty();
    assertThat(fake.scans()).isEmpty();
  }

  @Test
  void aPageHasAtLeastOneRow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> reader.pageRows(0))
        .withMessageContaining("pageRows is 0");
  }

  @Test
  void randomRangesHoldWhatTheirBoundsSay() {
    Random random = new Random(5);
    List<byte[]> stored = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      byte[] row = bytes(random, 1);
      fake.add(row);
      stored.add(row);
    }
    stored.sort(Arrays::compareUnsigned);
    for (int i = 0; i < 300; i++) {
      byte[] a = bytes(random, 0);
      byte[] b = bytes(random, 0);
      boolean isOrdered = Arrays.compareUnsigned(a, b) <= 0;
      KeyRange<byte[]> range = range(isOrdered ? a : b, isOrdered ? b : a);
      List<byte[]> expected = new ArrayList<>(stored.stream().filter(range::contains).toList());
      expected = distinct(expected);
      assertThat(rows(reader.read(range))).containsExactlyElementsOf(expected);
      Collections.reverse(expected);
      assertThat(rows(reader.read(range.backward()))).containsExactlyElementsOf(expected);
    }
  }

  private static List<byte[]> distinct(List<byte[]> sorted) {
    List<byte[]> distinct = new ArrayList<>();
    for (byte[] row : sorted) {
      if (distinct.isEmpty() || !Arrays.equals(distinct.get(distinct.size() - 1), row)) {
        distinct.add(row);
      }
    }
    return distinct;
  }

  private static byte[] bytes(Random random, int least) {
    byte[] bytes = new byte[least + random.nextInt(3)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = new byte[] {0, 1, 127, -128, -1}[random.nextInt(5)];
    }
    return bytes;
  }

  private void addRows(int count) {
    for (int i = 0; i < count; i++) {
      fake.add(new byte[] {(byte) i});
    }
  }

  private static List<Integer> take(Iterator<Result> rows, int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add((int) rows.next().getRow()[0]);
    }
    return numbers;
  }

  private static List<Integer> numbers(Iterator<Result> rows) {
    return rows(rows).stream().map(row -> (int) row[0]).toList();
  }

  private static List<byte[]> rows(Iterator<Result> results) {
    List<byte[]> rows = new ArrayList<>();
    results.forEachRemaining(result -> rows.add(result.getRow()));
    return rows;
  }

  private static KeyRange<byte[]> all() {
    return range(new byte[0], null);
  }

  private static KeyRange<byte[]> range(byte[] from, byte[] to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.BYTES);
  }
}
