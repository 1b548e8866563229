package dev.keywright.analysis.infer.cost;

import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/** How many bits UUIDs take: random ones, or ones with a time or a counter inside. */
public final class UuidCost {
  private static final double RANDOM = 122;
  private static final double ANY = 128;
  private static final int LAST_VERSION = 8;

  /** A first half has the version in its last 16 bits, and a second one begins with the variant. */
  private static final int VERSION = 12;

  private static final long VARIANT = 0b10;

  /** From the year 2000 to 2031; version 1 and 6 count units of 100 ns since 1582. */
  private static final long FIRST_MILLIS = 946_684_800_000L;

  private static final long LAST_MILLIS = 1_924_992_000_000L;
  private static final long TICKS = 10_000;
  private static final long OFFSET = 122_192_928_000_000_000L;

  /** Where the digits begin and end between dashes. */
  private static final int[][] DIGITS = {{0, 8}, {9, 13}, {14, 18}, {19, 23}, {24, 36}};

  private final long[] first;
  private final long[] second;

  /** Other bytes have no dashes between, but may have the bits of a version by chance. */
  private final boolean haveDashes;

  private UuidCost(long[] first, long[] second, boolean haveDashes) {
    this.first = first;
    this.second = second;
    this.haveDashes = haveDashes;
  }

  /** Of digits with dashes between. */
  public static UuidCost ofText(Span span) {
    long[][] groups =
        Arrays.stream(DIGITS)
            .map(it -> StoredNumbers.hexadecimal(span.within(it[0], it[1])))
            .toArray(long[][]::new);
    int keys = span.size();
    return new UuidCost(
        numbers(keys, key -> groups[0][key] << 32 | groups[1][key] << 16 | groups[2][key]),
        numbers(keys, key -> groups[3][key] << 48 | groups[4][key]),
        true);
  }

  /** Of 16 bytes. */
  public static UuidCost ofBytes(Span span) {
    return new UuidCost(
        StoredNumbers.bigEndian(span.within(0, Long.BYTES)),
        StoredNumbers.bigEndian(span.within(Long.BYTES, 2 * Long.BYTES)),
        false);
  }

  private static long[] numbers(int keys, IntToLongFunction of) {
    return IntStream.range(0, keys).mapToLong(of).toArray();
  }

  /** The same with each bit complemented. */
  public UuidCost complemented() {
    return new UuidCost(
        StoredNumbers.map(first, it -> ~it), StoredNumbers.map(second, it -> ~it), haveDashes);
  }

  /** Whether all are random ones. */
  public boolean isVersion4() {
    return isOf(4);
  }

  /** Whether each is of one of the versions that standards know. */
  public boolean hasVersion() {
    return haveVariant() && Arrays.stream(first).allMatch(it -> isKnown(version(it)));
  }

  private static boolean isKnown(long version) {
    return version >= 1 && version <= LAST_VERSION;
  }

  private boolean isOf(int version) {
    return haveVariant() && Arrays.stream(first).allMatch(it -> version(it) == version);
  }

  private static long version(long first) {
    return first >>> VERSION & 0xF;
  }

  private boolean haveVariant() {
    return Arrays.stream(second).allMatch(it -> it >>> (Long.SIZE - 2) == VARIANT);
  }

  /** The description length of all of them. */
  public double bits() {
    double random = first.length * (isVersion4() ? RANDOM : ANY);
    double pieces = haveDashes ? byPieces() : Double.POSITIVE_INFINITY;
    return Math.min(Math.min(random, byFrequency()), Math.min(pieces, byTime())) + 2;
  }

  private double byFrequency() {
    Map<List<Long>, Integer> comes = new HashMap<>();
    for (int key = 0; key < first.length; key++) {
      comes.merge(List.of(first[key], second[key]), 1, Integer::sum);
    }
    int[] counts = comes.values().stream().mapToInt(Integer::intValue).toArray();
    double each = isVersion4() ? RANDOM : ANY;
    double table = counts.length * each - Bits.ofFactorial(counts.length);
    return Math.max(0, table) + Bits.ofCounts(counts, first.length);
  }

  private double byPieces() {
    return piece(first, 32, 32) + piece(first, 16, 16) + piece(first, 0, 16) + second();
  }

  /** By the time that those of version 1, 6 and 7 have, if it is one of which tables have rows. */
  private double byTime() {
    if (isOf(1)) {
      return byTime(60, it -> (it & 0xFFF) << 48 | (it >>> 16 & 0xFFFF) << 32 | it >>> 32);
    }
    if (isOf(6)) {
      return byTime(60, it -> it >>> 16 << VERSION | (it & 0xFFF));
    }
    return isOf(7) ? byTime(48, it -> it >>> 16) + 12.0 * first.length : Double.POSITIVE_INFINITY;
  }

  private double byTime(int bits, LongUnaryOperator time) {
    long[] times = StoredNumbers.map(first, time);
    boolean isMillis = bits == 48;
    long from = isMillis ? FIRST_MILLIS : OFFSET + FIRST_MILLIS * TICKS;
    long to = isMillis ? LAST_MILLIS : OFFSET + LAST_MILLIS * TICKS;
    return StoredNumbers.areWithin(from, to, times)
        ? new NumberCost(times, bits).bits()
            + Math.min(second(), new NumberCost(second, Long.SIZE).bits())
        : Double.POSITIVE_INFINITY;
  }

  private double second() {
    return piece(second, 48, 16) + piece(second, 0, 48);
  }

  /** So many bits above the last ones, as numbers. */
  private static double piece(long[] halves, int above, int bits) {
    long mask = -1L >>> (Long.SIZE - bits);
    return new NumberCost(StoredNumbers.map(halves, it -> it >>> above & mask), bits).bits();
  }
}
