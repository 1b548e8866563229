package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.ItemBoundary;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * The parts that were read between two cuts, so that several searches through the same keys read
 * each of them once.
 */
public final class KnownSteps {
  /** Through more keys, few items are looked at twice. */
  private static final int MOST_KEYS = 600;

  /** So many offsets of cuts take 40 MB. */
  private static final long MOST_OFFSETS = 10_000_000;

  private final Map<Place, List<Step>> known = new HashMap<>();

  /**
   * What is read.
   *
   * @param form of what can be there: open contents are no fixed ones
   */
  private record Place(ItemBoundary from, ItemBoundary to, int form) {}

  List<Step> between(ItemBoundary from, ItemBoundary to, int form, Supplier<List<Step>> read) {
    if (from.size() > MOST_KEYS) {
      return read.get();
    }
    Place place = new Place(from, to, form);
    return (long) known.size() * from.size() < MOST_OFFSETS
        ? known.computeIfAbsent(place, it -> read.get())
        : Objects.requireNonNullElseGet(known.get(place), read);
  }
}
