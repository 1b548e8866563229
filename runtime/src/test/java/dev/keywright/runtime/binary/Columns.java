package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Foreign;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.PrefixCodec;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Every column that some values of some parts make, as a table would hold them. */
final class Columns {
  private static final int FIXED_VALUES = 4;

  private final IntFunction<ColumnScan<byte[]>> scans;
  private final List<Samples<?>> parts;

  /** In the order of the store, so that those of a range are next to each other. */
  private final List<Row> rows = new ArrayList<>();

  private final Map<List<Integer>, BitSet> below = new HashMap<>();
  private long memberships;
  private long wrong;
  private @Nullable String firstWrong;

  /** The values of the parts, and the column that they are written as. */
  @SuppressWarnings("ArrayRecordComponent") // it is read by this class alone
  private record Row(List<Object> values, byte[] stored) {
    <T> T value(Samples<T> samples, int place) {
      return samples.cast(values.get(place));
    }
  }

  Columns(Samples<?>... parts) {
    this(count -> ColumnScan.binary("partitionKey", count), parts);
  }

  /** Columns whose parts are the elements of a tuple. */
  static Columns ofTuples(Samples<?>... elements) {
    return new Columns(count -> ColumnScan.tuple("partitionKey", count), elements);
  }

  private Columns(IntFunction<ColumnScan<byte[]>> scans, Samples<?>... parts) {
    this.scans = scans;
    this.parts = List.of(parts);
    addFrom(new Row(List.of(), new byte[0]));
    rows.sort((a, b) -> Arrays.compareUnsigned(a.stored(), b.stored()));
  }

  private BitSet all() {
    BitSet all = new BitSet();
    all.set(0, rows.size());
    return all;
  }

  /** The rows in which the value at a place is below one of its samples, or the same. */
  private <T> BitSet below(Samples<T> samples, int place, T v, boolean orSame) {
    return below.computeIfAbsent(
        List.of(place, samples.values().indexOf(v), orSame ? 1 : 0),
        it ->
            rows(row -> samples.order().compare(row.value(samples, place), v) < (orSame ? 1 : 0)));
  }

  private BitSet rows(Predicate<Row> holds) {
    BitSet found = new BitSet();
    for (int i = 0; i < rows.size(); i++) {
      found.set(i, holds.test(rows.get(i)));
    }
    return found;
  }

  private static BitSet both(BitSet one, BitSet other) {
    BitSet both = (BitSet) one.clone();
    both.and(other);
    return both;
  }

  private static BitSet without(BitSet all, BitSet others) {
    BitSet left = (BitSet) all.clone();
    left.andNot(others);
    return left;
  }

  private void addFrom(Row row) {
    int place = row.values().size();
    if (place == parts.size()) {
      rows.add(row);
    } else {
      addEach(row, parts.get(place), place);
    }
  }

  private <T> void addEach(Row row, Samples<T> samples, int place) {
    for (T value : samples.values()) {
      List<Object> values = new ArrayList<>(row.values());
      values.add(value);
      byte[] encoded = part(samples, place).encode(value);
      addFrom(new Row(values, BinaryLaws.joined(row.stored(), encoded)));
    }
  }

  private <T> BinaryPart<T> part(Samples<T> samples, int place) {
    return place == parts.size() - 1 ? samples.last() : samples.middle();
  }

  /** How many times a row was, or was not, in a range. */
  long memberships() {
    return memberships;
  }

  /** How many of them were not as the values say. */
  long wrong() {
    return wrong;
  }

  /** Law 5: a row is in a range exactly when its values satisfy the scan. */
  void assertScans() {
    scan(scans.apply(parts.size()), parts.get(0), 0, all());
    assertThat(firstWrong).isNull();
    assertThat(wrong).isZero();
  }

  private <T> void scan(ColumnScan<byte[]> scan, Samples<T> samples, int place, BitSet fixed) {
    BinaryPart<T> part = part(samples, place);
    holds(scan.all(), "all", fixed);
    for (T v : samples.values()) {
      bounds(scan, samples, place, fixed, v);
      if (part instanceof PrefixCodec<?, ?>) {
        holds(
            beginning(scan, part, v),
            "startsWith",
            both(fixed, rows(row -> samples.begins().test(v, row.value(samples, place)))));
      }
    }
    if (place < parts.size() - 1) {
      for (T v : samples.atMost(FIXED_VALUES).values()) {
        scan(scan.part(part, v), parts.get(place + 1), place + 1, same(samples, place, fixed, v));
      }
    }
  }

  private <T> BitSet same(Samples<T> samples, int place, BitSet fixed, T v) {
    return both(fixed, without(below(samples, place, v, true), below(samples, place, v, false)));
  }

  /** No range holds bytes that do not begin with what the scan has fixed. */
  void assertTight() {
    tight(scans.apply(parts.size()), parts.get(0), 0, new byte[0]);
  }

  private <T> void tight(ColumnScan<byte[]> scan, Samples<T> samples, int place, byte[] fixed) {
    BinaryPart<T> part = part(samples, place);
    boolean isLast = place == parts.size() - 1;
    tight(scan.all(), fixed, false);
    for (T v : samples.atMost(FIXED_VALUES).values()) {
      byte[] own = BinaryLaws.joined(fixed, part.encode(v));
      tight(isLast ? scan.equal(part, v) : scan.part(part, v).all(), own, isLast);
      tight(scan.values(part).atLeast(v), fixed, false);
      tight(scan.values(part).greaterThan(v), fixed, false);
      tight(scan.values(part).atMost(v), fixed, false);
      tight(scan.values(part).lessThan(v), fixed, false);
      if (part instanceof PrefixCodec<?, ?>) {
        @SuppressWarnings("unchecked") // it is a part of values of type T
        PrefixCodec<T, byte[]> beginnings = (PrefixCodec<T, byte[]>) part;
        byte[] beginning = BinaryLaws.joined(fixed, beginnings.encodeBeginning(v));
        tight(beginning(scan, part, v), beginning, false);
      }
      if (!isLast) {
        tight(scan.part(part, v), parts.get(place + 1), place + 1, own);
      }
    }
  }

  @SuppressWarnings("unchecked") // a part of such values
  private static <T> KeyRange<byte[]> beginning(
      ColumnScan<byte[]> scan, BinaryPart<T> part, T value) {
    return value instanceof String text
        ? scan.texts((PrefixCodec<String, byte[]>) part).startsWith(text)
        : scan.bytes((PrefixCodec<byte[], byte[]>) part).startsWith((byte[]) value);
  }

  private static void tight(KeyRange<byte[]> range, byte[] fixed, boolean isWhole) {
    assertThat(Foreign.strangers(range, fixed, isWhole)).as("%s", range).isZero();
  }

  private <T> void bounds(
      ColumnScan<byte[]> scan, Samples<T> samples, int place, BitSet fixed, T v) {
    BinaryPart<T> part = part(samples, place);
    BitSet below = below(samples, place, v, false);
    BitSet upTo = below(samples, place, v, true);
    holds(
        place == parts.size() - 1 ? scan.equal(part, v) : scan.part(part, v).all(),
        "equal",
        same(samples, place, fixed, v));
    holds(scan.values(part).atLeast(v), "atLeast", without(fixed, below));
    holds(scan.values(part).greaterThan(v), "greaterThan", without(fixed, upTo));
    holds(scan.values(part).atMost(v), "atMost", both(fixed, upTo));
    holds(scan.values(part).lessThan(v), "lessThan", both(fixed, below));
    for (T w : samples.values()) {
      if (samples.order().compare(v, w) <= 0) {
        holds(
            scan.values(part).between(v, w),
            "between",
            both(without(fixed, below), below(samples, place, w, false)));
      }
    }
  }

  private void holds(KeyRange<byte[]> range, String scan, BitSet satisfying) {
    BitSet stored = new BitSet();
    int end = range.to() == null ? rows.size() : firstFrom(range.to());
    stored.set(Math.min(firstFrom(range.from()), end), end);
    stored.xor(satisfying);
    memberships += rows.size();
    wrong += stored.cardinality();
    if (firstWrong == null && !stored.isEmpty()) {
      firstWrong =
          scan + " " + range + ": " + BinaryLaws.hex(rows.get(stored.nextSetBit(0)).stored());
    }
  }

  /** How many rows are before these bytes. */
  private int firstFrom(byte[] bytes) {
    int low = 0;
    int high = rows.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Arrays.compareUnsigned(rows.get(middle).stored(), bytes) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Law 4 of whole columns. */
  void assertCanonical() {
    int refusals = 0;
    for (Row row : rows) {
      for (byte[] near : BinaryLaws.near(row.stored())) {
        byte[] written;
        try {
          written = decodedAndEncoded(near, ReadMode.CHECKING);
        } catch (UnexplainedRefusal refused) {
          if (refusals++ % BinaryLaws.EXPLAINED == 0) {
            BinaryLaws.assertExplained(near, () -> decodedAndEncoded(near, ReadMode.EXPLAINING));
          }
          continue;
        }
        BinaryLaws.assertSame(written, near);
      }
    }
  }

  private byte[] decodedAndEncoded(byte[] stored, ReadMode mode) {
    BinaryReader in = BinaryReader.of("partitionKey", stored, mode);
    byte[] written = new byte[0];
    for (int place = 0; place < parts.size(); place++) {
      written = BinaryLaws.joined(written, readAndEncoded(part(parts.get(place), place), in));
    }
    in.end();
    return written;
  }

  private static <T> byte[] readAndEncoded(BinaryPart<T> part, BinaryReader in) {
    return part.encode(part.read(in));
  }
}
