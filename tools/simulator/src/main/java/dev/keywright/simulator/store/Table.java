package dev.keywright.simulator.store;

import dev.keywright.description.store.Balance;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.SplitPlace;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Period;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table as ranges on servers, which the store cuts and moves by its rules. */
public final class Table {
  private final RangeRules rules;
  private final KeyModel model;
  private final long bytesPerRow;
  private final List<StoredRange> ranges = new ArrayList<>();
  private int servers;
  private double balanced;

  /**
   * A new table.
   *
   * @param splitPoints where its ranges begin, but for the first
   * @param owners the server of each range; empty to deal them out in turn
   */
  public Table(
      RangeRules rules,
      KeyModel model,
      long bytesPerRow,
      int servers,
      List<KeyPoint> splitPoints,
      List<Integer> owners) {
    this.rules = rules;
    this.model = model;
    this.bytesPerRow = bytesPerRow;
    this.servers = servers;
    List<KeyPoint> starts = new ArrayList<>(splitPoints);
    starts.add(0, KeyPoint.START);
    for (int i = 0; i < starts.size(); i++) {
      ranges.add(new StoredRange(starts.get(i), owners.isEmpty() ? i % servers : owners.get(i), 0));
    }
    ownServers();
  }

  /** The ranges in the order of their keys. */
  public List<StoredRange> ranges() {
    return Collections.unmodifiableList(ranges);
  }

  /** How many servers there are. */
  public int servers() {
    return servers;
  }

  /** Counts the requests of one step. */
  public void take(long[] writes, long[] reads) {
    for (int i = 0; i < ranges.size(); i++) {
      ranges.get(i).take(writes[i], reads[i]);
    }
  }

  /** The writes of the last step, by server. */
  public long[] writesByServer() {
    long[] writes = new long[servers];
    ranges.forEach(range -> writes[range.server()] += range.writes());
    return writes;
  }

  private long[] requestsByServer() {
    long[] requests = new long[servers];
    ranges.forEach(range -> requests[range.server()] += range.requests());
    return requests;
  }

  /** The requests of a step that the store turned away at first. */
  public long throttled(Period step) {
    double seconds = step.to() - step.from();
    long throttled = 0;
    for (StoredRange range : ranges) {
      throttled += range.throttled(rules, seconds, bytesPerRow);
    }
    for (long requests : requestsByServer()) {
      throttled += Math.round(Math.max(0, requests - rules.most(Figure.SERVER_REQUESTS) * seconds));
    }
    return throttled + Math.round(model.above(rules.keyWrites() * seconds, step));
  }

  /** Cuts ranges that have become too large or too busy, and says how many. */
  public int split(Period step) {
    int[] onServer = new int[servers];
    ranges.forEach(range -> onServer[range.server()]++);
    List<StoredRange> after = new ArrayList<>();
    int splits = 0;
    for (int i = 0; i < ranges.size(); i++) {
      StoredRange range = ranges.get(i);
      after.add(range);
      boolean isTooLarge = range.rows() * bytesPerRow > rules.splitBytes(onServer[range.server()]);
      boolean isTooBusy = range.isTooBusy(rules, step.to() - step.from());
      if (isTooLarge || isTooBusy) {
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
    if (rules.ranges().balance() == Balance.OWN_SERVER) {
      servers = ranges.size();
      for (int i = 0; i < servers; i++) {
        ranges.get(i).moveTo(i);
      }
    }
  }

  /** Moves ranges between servers, if it is time to. */
  public void balance(double second) {
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
