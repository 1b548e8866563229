package dev.keywright.benchmarks.wide;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * What {@code tryDecode} takes of keys of which one in a hundred is malformed, and of malformed
 * keys alone, beside sound ones. Each kind has a JVM of its own; the fastest of short turns counts.
 */
public final class Malformed {
  private static final int KEYS = 2_000;
  private static final int ONE_IN = 100;
  private static final int TURNS = 150;
  private static final int WARMUPS = 400;

  private static final Map<Kinds, Function<Object, Optional<?>>> READERS = readers();

  private final Function<Object, Optional<?>> reader;

  /** Whatever is read is counted, so that no compiler leaves the reading out. */
  private int legal;

  private Malformed(Function<Object, Optional<?>> reader) {
    this.reader = reader;
  }

  private static Map<Kinds, Function<Object, Optional<?>>> readers() {
    Map<Kinds, Function<Object, Optional<?>>> readers = new EnumMap<>(Kinds.class);
    readers.put(Kinds.TEXT_THREE, key -> TextThree_SaleKey.tryDecode((String) key));
    readers.put(Kinds.TEXT_UUID, key -> TextUuid_SessionKey.tryDecode((String) key));
    readers.put(Kinds.TEXT_DAY, key -> TextDay_ReportKey.tryDecode((String) key));
    readers.put(Kinds.TEXT_EIGHT, key -> TextEight_EntryKey.tryDecode((String) key));
    readers.put(Kinds.TEXT_TEXTS, key -> TextTexts_PathKey.tryDecode((String) key));
    readers.put(Kinds.BINARY_LETTERS, key -> BinaryLetters_AccountKey.tryDecode((byte[]) key));
    readers.put(Kinds.BINARY_INSTANT, key -> BinaryInstant_EventKey.tryDecode((byte[]) key));
    readers.put(Kinds.BINARY_EIGHT, key -> BinaryEight_EntryKey.tryDecode((byte[]) key));
    readers.put(Kinds.BINARY_TAGS, key -> BinaryTags_SeriesKey.tryDecode((byte[]) key));
    return readers;
  }

  /** Takes nothing, or the name of the kind that this JVM measures. */
  public static void main(String[] arguments) {
    if (arguments.length == 1) {
      Kinds kind = Kinds.valueOf(arguments[0]);
      System.out.println(new Malformed(requireNonNull(READERS.get(kind), arguments[0])).row(kind));
      return;
    }
    System.out.println("JDK " + Runtime.version());
    for (Kinds kind : READERS.keySet()) {
      System.out.println(NewJvm.printed(List.of("-Xbatch"), Malformed.class, kind.name()));
    }
  }

  private String row(Kinds kind) {
    Random random = new Random(167);
    Object[] sound = new Object[KEYS];
    Object[] malformed = new Object[KEYS];
    for (int i = 0; i < KEYS; i++) {
      sound[i] = kind.kind().encodeByHand(kind.kind().row(random));
      do {
        malformed[i] = changed(sound[i], random);
      } while (reader.apply(malformed[i]).isPresent());
    }
    Object[] mixed = sound.clone();
    for (int i = 0; i < KEYS; i += ONE_IN) {
      mixed[i] = malformed[i];
    }
    double[] rare = nanos(sound, mixed);
    double[] all = nanos(sound, malformed);
    int turns = 2 * (WARMUPS + TURNS) * KEYS;
    if (legal <= 0 || legal >= 2 * turns) {
      throw new AssertionError(legal + " of " + 2 * turns + " keys are legal");
    }
    return String.format(
        Locale.ROOT,
        "%-34s | sound %6.1f ns | 1 %% malformed %6.1f ns, ratio %.2f | malformed %6.1f ns, ratio"
            + " %.2f",
        kind.title(),
        rare[0],
        rare[1],
        rare[1] / rare[0],
        all[1],
        all[1] / rare[0]);
  }

  /** A key that is cut off, or has another character or byte somewhere. */
  private static Object changed(Object key, Random random) {
    boolean isCut = random.nextInt(3) == 0;
    if (key instanceof String text) {
      int at = random.nextInt(text.length());
      char other = (char) ('!' + random.nextInt(90));
      return isCut ? text.substring(0, at) : text.substring(0, at) + other + text.substring(at + 1);
    }
    byte[] bytes = ((byte[]) key).clone();
    int at = random.nextInt(bytes.length);
    bytes[at] = (byte) random.nextInt(256);
    return isCut ? Arrays.copyOf(bytes, at) : bytes;
  }

  /** The fastest turns of two tables, for each key. */
  private double[] nanos(Object[] first, Object[] second) {
    long[] least = {Long.MAX_VALUE, Long.MAX_VALUE};
    for (int i = 0; i < WARMUPS + TURNS; i++) {
      long start = System.nanoTime();
      read(first);
      long middle = System.nanoTime();
      read(second);
      long end = System.nanoTime();
      if (i >= WARMUPS) {
        least[0] = Math.min(least[0], middle - start);
        least[1] = Math.min(least[1], end - middle);
      }
    }
    return new double[] {(double) least[0] / KEYS, (double) least[1] / KEYS};
  }

  private void read(Object[] keys) {
    for (Object key : keys) {
      legal += reader.apply(key).isPresent() ? 1 : 0;
    }
  }
}
