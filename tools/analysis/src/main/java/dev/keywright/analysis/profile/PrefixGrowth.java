package dev.keywright.analysis.profile;

import dev.keywright.analysis.KeyText;
import java.io.Serializable;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether keys grow within prefixes of some length, as those of each tenant do, or within a single
 * prefix, as those of one kind of row do. It looks at fewer and fewer keys, the more there are: of
 * a growing row of keys, each selection grows, too.
 */
final class PrefixGrowth implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int[] LENGTHS = {0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40};

  /** Of so many keys every one is looked at, then of as many every second one, and so on. */
  private static final int MOST = 16_384;

  /** With larger strides, a piece of many would know too few keys of each prefix. */
  private static final int LARGEST_STRIDE = 64;

  private static final int MOST_PREFIXES = 10_000;

  /**
   * Prefixes of one length that are also judged each for itself, the first ones with so many keys.
   */
  private static final int MOST_SINGLE = 64;

  private static final int KEYS_OF_SINGLE = 32;

  /** By chance, at most one of nine keys is larger than eight before it. */
  private static final int FEWEST_BEFORE = 8;

  /** A longer prefix in which hardly more keys grow is mostly a part of the shorter one. */
  private static final double CLEARLY_MORE = 1.1;

  private static final long FEWEST_KEYS = 100;
  private static final double MOST_KEYS = 0.75;

  private final transient Map<String, Front> fronts = new HashMap<>();
  private final HashMap<String, FrontCounts> singles = new HashMap<>();
  private final int[] prefixes = new int[LENGTHS.length];
  private final int[] singled = new int[LENGTHS.length];
  private final FrontCounts[] counts = new FrontCounts[LENGTHS.length];
  private long seen;

  /** The keys of one prefix so far. */
  private static final class Front {
    private String largest;
    private String smallest;
    private int keys = 1;
    private long standsFor;
    private @Nullable FrontCounts single;

    Front(String first, long stride) {
      largest = first;
      smallest = first;
      standsFor = stride;
    }
  }

  /**
   * Of no key yet.
   *
   * @param before how many keys other pieces have looked at
   */
  PrefixGrowth(long before) {
    seen = before;
    for (int i = 0; i < LENGTHS.length; i++) {
      counts[i] = new FrontCounts();
    }
  }

  void add(String head) {
    // Kinds of rows may come in turn, so not every so many keys are looked at, but as many by
    // chance.
    long stride = seen < MOST ? 1 : Math.min(LARGEST_STRIDE, 2 * Long.highestOneBit(seen / MOST));
    if (((seen++ * 0x9E3779B97F4A7C15L) >>> 40) % stride != 0) {
      return;
    }
    int index = 0;
    while (index < LENGTHS.length
        && LENGTHS[index] < head.length()
        && isKnown(index, head, stride)) {
      index++;
    }
  }

  /**
   * Whether another key had the same prefix. If none had, longer ones need no front yet: most of
   * them stay the only ones, and would be kept for nothing.
   */
  private boolean isKnown(int index, String head, long stride) {
    String prefix = head.substring(0, LENGTHS[index]);
    Front front = fronts.get(prefix);
    if (front == null) {
      if (prefixes[index] < MOST_PREFIXES) {
        prefixes[index]++;
        fronts.put(prefix, new Front(head, stride));
      }
      return false;
    }
    if (front.keys == FEWEST_BEFORE) {
      counts[index].addFront(front.standsFor);
    }
    if (front.keys >= FEWEST_BEFORE) {
      counts[index].add(head, front.largest, front.smallest, LENGTHS[index], stride);
    }
    if (front.keys == KEYS_OF_SINGLE && singled[index] < MOST_SINGLE) {
      singled[index]++;
      front.single = singles.computeIfAbsent(prefix, it -> new FrontCounts());
      front.single.addFront(front.standsFor);
    }
    if (front.single != null) {
      front.single.add(head, front.largest, front.smallest, LENGTHS[index], stride);
    }
    front.keys++;
    front.standsFor += stride;
    front.largest = head.compareTo(front.largest) > 0 ? head : front.largest;
    front.smallest = head.compareTo(front.smallest) < 0 ? head : front.smallest;
    return true;
  }

  /** Takes what another one has counted. */
  void merge(PrefixGrowth next) {
    for (int i = 0; i < LENGTHS.length; i++) {
      prefixes[i] = Math.max(prefixes[i], next.prefixes[i]);
      counts[i].merge(next.counts[i]);
    }
    next.singles.forEach(
        (prefix, own) -> singles.computeIfAbsent(prefix, it -> new FrontCounts()).merge(own));
  }

  /**
   * The shortest prefixes within which most keys are the largest so far, or the smallest, at least
   * by their first bytes; empty if most are as a whole. A single short prefix gives way to longer
   * ones that have more than twice its keys, and to a longer one in which clearly more keys grow.
   */
  Optional<GrowthReport> report() {
    if (counts[0].areMostBeyond()) {
      return Optional.empty();
    }
    Optional<GrowthReport> found = Optional.empty();
    for (int i = 0; i < LENGTHS.length; i++) {
      Optional<GrowthReport> all = all(i);
      boolean areMost = all.filter(it -> it.front().share() > MOST_KEYS).isPresent();
      Optional<GrowthReport> before = found;
      if (areMost
          && shareOfKeys(counts[i]) > 2 * before.map(GrowthReport::shareOfKeys).orElse(0.0)) {
        return all;
      }
      // With many keys behind the fronts, a single prefix may be all that grows.
      double most = found.map(PrefixGrowth::growing).orElse(0.0);
      Optional<GrowthReport> single =
          single(LENGTHS[i]).filter(it -> growing(it) > CLEARLY_MORE * most);
      found = single.or(found.isEmpty() ? () -> all : () -> before);
    }
    return found;
  }

  /** The share of all keys that were at their front. */
  private static double growing(GrowthReport report) {
    return report.shareOfKeys() * report.front().share();
  }

  /** The growth within all prefixes of a length. */
  private Optional<GrowthReport> all(int index) {
    int length = LENGTHS[index];
    boolean areEnough =
        counts[index].judged() >= FEWEST_KEYS && (index == 0 || prefixes[index] > 1);
    return counts[index]
        .growth(length)
        .filter(it -> areEnough)
        .map(it -> new GrowthReport("", length, prefixes[index], 1, it));
  }

  /** The growth within one prefix of a length, the one in which the most keys grow. */
  private Optional<GrowthReport> single(int length) {
    return singles.entrySet().stream()
        .filter(it -> it.getKey().length() == length && it.getValue().judged() >= FEWEST_KEYS)
        .sorted(Map.Entry.comparingByKey())
        .flatMap(
            it ->
                it
                    .getValue()
                    .growth(length)
                    .map(front -> report(it.getKey(), it.getValue(), front))
                    .stream())
        .min(Comparator.comparingDouble(it -> -growing(it)));
  }

  private GrowthReport report(String prefix, FrontCounts own, GrowthReport.Front front) {
    double share = shareOfKeys(own);
    return new GrowthReport(KeyText.shown(prefix), prefix.length(), 1, share, front);
  }

  // What is merged is all that is saved: a front goes on with the keys of its own piece alone.
  private Object readResolve() {
    PrefixGrowth read = new PrefixGrowth(/* before= */ 0);
    read.merge(this);
    return read;
  }

  private double shareOfKeys(FrontCounts some) {
    return some.keys() / (double) counts[0].keys();
  }
}
