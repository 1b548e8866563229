package dev.keywright.simulator.store;

import dev.keywright.description.store.Balancing;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.SplitPlace;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Period;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table as ranges on servers, which the store cuts and moves by its rules. */
public final class Table {
  /** Each step of a forecast looks at every range, so more would take all memory. */
  public static final int MOST_RANGES = 10_000;

  private final KeyModel model;
  private final RangeRules rules;
  private final long bytesPerRow;
  private final List<StoredRange> ranges = new ArrayList<>();
  private int servers;
  private double balanced;

  /** A table without rows. */
  public Table(KeyModel model, NewTable start) {
    this.model = model;
    this.rules = start.rules();
    this.bytesPerRow = start.bytesPerRow();
    this.servers = start.servers();
    List<KeyPoint> starts = new ArrayList<>(start.splitPoints());
    starts.add(0, KeyPoint.START);
    for (int i = 0; i < starts.size(); i++) {
      int owner = start.owners().isEmpty() ? i % servers : start.owners().get(i);
      ranges.add(new StoredRange(starts.get(i), owner, 0));
    }
    ownServers();
  }

  /**
   * What happened in a piece of time.
   *
   * @param throttled requests that the store turned away at first
   * @param ranges of the table, at its end
   * @param splits of ranges
   * @param busiestRange the share of the writes that one range had
   * @param busiestServer the share of the writes that one server had
   */
  public record Step(
      long throttled, int ranges, int splits, double busiestRange, double busiestServer) {}

  /** The ranges in the order of their keys. */
  public List<StoredRange> ranges() {
    return Collections.unmodifiableList(ranges);
  }

  /** Takes the requests of a piece of time, by range; then ranges are cut and moved. */
  public Step take(Period step, long[] writes, long[] reads) {
    long[] byServer = new long[servers];
    for (int i = 0; i < ranges.size(); i++) {
      ranges.get(i).take(writes[i], reads[i]);
      byServer[ranges.get(i).server()] += writes[i];
    }
    long throttled = throttled(step);
    int splits = split(step);
    balance(step.to());
    return new Step(throttled, ranges.size(), splits, busiest(writes), busiest(byServer));
  }

  private static double busiest(long... writes) {
    long all = Arrays.stream(writes).sum();
    return all == 0 ? 0 : (double) Arrays.stream(writes).max().orElse(0) / all;
  }

  private long[] requestsByServer() {
    long[] requests = new long[servers];
    ranges.forEach(range -> requests[range.server()] += range.requests());
    return requests;
  }

  /** The requests of a step that the store turned away at first. */
  private long throttled(Period step) {
    double seconds = step.to() - step.from();
    // No whole number: a request can exceed several limits, and all of them all numbers.
    double throttled = 0;
    for (StoredRange range : ranges) {
      throttled += range.throttled(rules, seconds, bytesPerRow);
    }
    for (long requests : requestsByServer()) {
      throttled += Math.round(Math.max(0, requests - rules.most(Figure.SERVER_REQUESTS) * seconds));
    }
    return Math.round(throttled + Math.round(model.above(rules.keyWrites() * seconds, step)));
  }

  /** Cuts ranges that have become too large or too busy, and says how many. */
  private int split(Period step) {
    int[] onServer = new int[servers];
    ranges.forEach(range -> onServer[range.server()]++);
    List<StoredRange> after = new ArrayList<>();
    int splits = 0;
    for (int i = 0; i < ranges.size(); i++) {
      StoredRange range = ranges.get(i);
      after.add(range);
      boolean isTooLarge = range.rows() * bytesPerRow > rules.splitBytes(onServer[range.server()]);
      boolean isTooBusy = range.isTooBusy(rules, step.to() - step.from());
      boolean isCuttable = ranges.size() + splits < MOST_RANGES;
      if (isCuttable && (isTooLarge || isTooBusy)) {
        Period stored = model.period(0, step.to());
        KeyPoint end = i + 1 < ranges.size() ? ranges.get(i + 1).from() : null;
        Optional<StoredRange> behind = cut(range, end, isTooLarge ? stored : step, stored);
        behind.ifPresent(after::add);
        splits += behind.isPresent() ? 1 : 0;
      }
    }
    ranges.clear();
    ranges.addAll(after);
    ownServers();
    return splits;
  }

  // A range that is too large is cut in the middle of its rows, a busy one in that of its load.
  private Optional<StoredRange> cut(
      StoredRange range, @Nullable KeyPoint end, Period halved, Period stored) {
    if (rules.ranges().cut() == SplitPlace.NOWHERE) {
      return Optional.empty();
    }
    return model
        .middle(range.from(), end, halved, depth())
        .map(
            place -> {
              double low = model.below(range.from(), stored);
              double high = end == null ? stored.writes() : model.below(end, stored);
              double behind = high > low ? (high - model.below(place, stored)) / (high - low) : 0;
              return range.cutAt(place, behind);
            });
  }

  private int depth() {
    int all = model.levels().size();
    int partition = model.partitionLevels();
    return switch (rules.ranges().cut()) {
      case BETWEEN_ROWS, NOWHERE -> all;
      case BETWEEN_PARTITION_KEYS -> partition;
      case UNLESS_SORT_KEY_GROWS ->
          model.levels().subList(partition, all).stream().anyMatch(Level::grows) ? partition : all;
    };
  }

  private void ownServers() {
    if (rules.ranges().balance() == Balancing.OWN_SERVER) {
      servers = ranges.size();
      for (int i = 0; i < servers; i++) {
        ranges.get(i).moveTo(i);
      }
    }
  }

  /** Moves ranges between servers, if it is time to. */
  private void balance(double second) {
    if (second - balanced < rules.figure(Figure.BALANCE_SECONDS, 0)) {
      return;
    }
    balanced = second;
    switch (rules.ranges().balance()) {
      case BY_COUNT -> balanceCounts();
      case BY_LOAD -> balanceLoads();
      case OWN_SERVER, FIXED -> {}
    }
  }

  private void balanceCounts() {
    long[] counts = new long[servers];
    ranges.forEach(range -> counts[range.server()]++);
    for (int i = ranges.size() - 1; i >= 0; i--) {
      int least = least(counts);
      StoredRange range = ranges.get(i);
      if (counts[range.server()] > counts[least] + 1) {
        counts[range.server()]--;
        counts[least]++;
        range.moveTo(least);
      }
    }
  }

  private void balanceLoads() {
    long[] loads = requestsByServer();
    List<StoredRange> busiest = new ArrayList<>(ranges);
    busiest.sort((one, other) -> Long.compare(other.requests(), one.requests()));
    for (StoredRange range : busiest) {
      int least = least(loads);
      // Moved only if the server that gets it is then less busy than the one that gave it.
      if (loads[least] + range.requests() < loads[range.server()]) {
        loads[range.server()] -= range.requests();
        loads[least] += range.requests();
        range.moveTo(least);
      }
    }
  }

  private static int least(long[] values) {
    int least = 0;
    for (int i = 1; i < values.length; i++) {
      least = values[i] < values[least] ? i : least;
    }
    return least;
  }
}
