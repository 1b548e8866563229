package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Whether keys grow within prefixes of some length, as those of each tenant do. It looks at fewer
 * and fewer keys, the more there are: of a growing row of keys, each selection grows, too.
 */
final class PrefixGrowth {
  private static final int[] LENGTHS = {1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40};

  /** Of so many keys every one is looked at, then of as many every second one. */
  private static final int MOST = 16_384;

  private static final int MOST_PREFIXES = 10_000;

  /** By chance, at most one of nine keys is larger than eight before it. */
  private static final int FEWEST_BEFORE = 8;

  private static final long FEWEST_KEYS = 100;
  private static final double GROWING = 0.5;

  private final Map<String, Front> fronts = new HashMap<>();
  private final int[] prefixes = new int[LENGTHS.length];
  private final long[] judged = new long[LENGTHS.length];
  private final long[] larger = new long[LENGTHS.length];
  private final long[] smaller = new long[LENGTHS.length];
  private long seen;
  private long stride = 1;
  private int taken;

  /** The keys of one prefix so far. */
  private static final class Front {
    private String largest;
    private String smallest;
    private int keys = 1;

    Front(String first) {
      largest = first;
      smallest = first;
    }
  }

  void add(String head) {
    if (seen++ % stride != 0) {
      return;
    }
    if (++taken == MOST) {
      stride *= 2;
      taken = MOST / 2;
    }
    for (int i = 0; i < LENGTHS.length && LENGTHS[i] < head.length(); i++) {
      add(i, head);
    }
  }

  private void add(int index, String head) {
    String prefix = head.substring(0, LENGTHS[index]);
    Front front = fronts.get(prefix);
    if (front == null) {
      if (prefixes[index] < MOST_PREFIXES) {
        prefixes[index]++;
        fronts.put(prefix, new Front(head));
      }
      return;
    }
    boolean isLarger = head.compareTo(front.largest) > 0;
    boolean isSmaller = head.compareTo(front.smallest) < 0;
    if (front.keys >= FEWEST_BEFORE) {
      judged[index]++;
      larger[index] += isLarger ? 1 : 0;
      smaller[index] += isSmaller ? 1 : 0;
    }
    front.keys++;
    front.largest = isLarger ? head : front.largest;
    front.smallest = isSmaller ? head : front.smallest;
  }

  /** Takes what another one has counted. */
  void merge(PrefixGrowth next) {
    for (int i = 0; i < LENGTHS.length; i++) {
      prefixes[i] = Math.max(prefixes[i], next.prefixes[i]);
      judged[i] += next.judged[i];
      larger[i] += next.larger[i];
      smaller[i] += next.smaller[i];
    }
  }

  /** The shortest prefixes within which most keys are the largest so far, or the smallest. */
  Optional<GrowthReport> report() {
    for (int i = 0; i < LENGTHS.length; i++) {
      boolean isDown = smaller[i] > larger[i];
      double share = (double) Math.max(larger[i], smaller[i]) / Math.max(1, judged[i]);
      if (judged[i] >= FEWEST_KEYS && prefixes[i] > 1 && share > GROWING) {
        return Optional.of(new GrowthReport(LENGTHS[i], prefixes[i], isDown, share));
      }
    }
    return Optional.empty();
  }

  void writeTo(DataOutput out) throws IOException {
    for (int i = 0; i < LENGTHS.length; i++) {
      out.writeInt(prefixes[i]);
      out.writeLong(judged[i]);
      out.writeLong(larger[i]);
      out.writeLong(smaller[i]);
    }
  }

  static PrefixGrowth readFrom(DataInput in) throws IOException {
    PrefixGrowth read = new PrefixGrowth();
    for (int i = 0; i < LENGTHS.length; i++) {
      read.prefixes[i] = in.readInt();
      read.judged[i] = in.readLong();
      read.larger[i] = in.readLong();
      read.smaller[i] = in.readLong();
    }
    return read;
  }
}
