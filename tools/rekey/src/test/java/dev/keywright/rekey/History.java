package dev.keywright.rekey;

import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * All writes of a run, and whether a table can be what they have left. Each write gives the row a
 * value of its own in the cell {@link #VALUE}, so the writes of a row are a chain: each takes away
 * the value that it has read.
 */
final class History {
  /** The cell with the value. */
  static final String VALUE = "f:value";

  /** How a write ended for the application. */
  enum Outcome {
    ACKNOWLEDGED,
    UNKNOWN
  }

  private record Link(String before, String after, Outcome outcome) {}

  private static final String NONE = "none";

  private final Map<RowBytes, List<Link>> links = new TreeMap<>();
  private final Map<RowBytes, Integer> running = new HashMap<>();
  private final Map<RowBytes, Long> changes = new HashMap<>();
  private final Map<RowBytes, String> start = new HashMap<>();

  synchronized void begin(Row row) {
    start.put(row.key(), value(Optional.of(row)));
  }

  /** A write that has begun: until it ends, nobody knows whether it was made. */
  synchronized Pending pending(Optional<Row> before, Optional<Row> after) {
    RowBytes key = before.or(() -> after).orElseThrow().key();
    Link link = new Link(value(before), value(after), Outcome.UNKNOWN);
    links.computeIfAbsent(key, it -> new ArrayList<>()).add(link);
    running.merge(key, 1, Integer::sum);
    changes.merge(key, 1L, Long::sum);
    return new Pending(key, link);
  }

  /** The end of a write. */
  final class Pending {
    private final RowBytes key;
    private final Link link;

    private Pending(RowBytes key, Link link) {
      this.key = key;
      this.link = link;
    }

    /** It does nothing any more, and its outcome is not known. */
    void leave() {
      synchronized (History.this) {
        running.merge(key, -1, Integer::sum);
        changes.merge(key, 1L, Long::sum);
      }
    }

    void acknowledge() {
      synchronized (History.this) {
        refuse();
        links.get(key).add(new Link(link.before(), link.after(), Outcome.ACKNOWLEDGED));
      }
    }

    void refuse() {
      synchronized (History.this) {
        links.get(key).remove(link);
        leave();
      }
    }
  }

  /** The largest number that an acknowledged write has given a row, as its value. */
  synchronized long lastNumber(RowBytes key) {
    return links.getOrDefault(key, List.of()).stream()
        .filter(it -> it.outcome() == Outcome.ACKNOWLEDGED && !it.after().equals(NONE))
        .mapToLong(it -> Long.parseLong(it.after()))
        .max()
        .orElse(0);
  }

  /** How often a row may have changed, if nobody writes it now. */
  synchronized Optional<Long> quiet(RowBytes key) {
    return running.getOrDefault(key, 0) == 0
        ? Optional.of(changes.getOrDefault(key, 0L))
        : Optional.empty();
  }

  synchronized long acknowledged() {
    return links.values().stream()
        .flatMap(List::stream)
        .filter(it -> it.outcome() == Outcome.ACKNOWLEDGED)
        .count();
  }

  synchronized long unknown() {
    return links.values().stream().mapToLong(List::size).sum() - acknowledged();
  }

  static String value(Optional<Row> row) {
    return row.map(it -> it.cells().get(VALUE).value().text()).orElse(NONE);
  }

  /** What is wrong with rows by old key, if the writes are all that has happened to them. */
  synchronized List<String> faults(Map<RowBytes, Row> rows) {
    List<String> faults = new ArrayList<>();
    Set<RowBytes> keys = new HashSet<>(start.keySet());
    keys.addAll(links.keySet());
    keys.addAll(rows.keySet());
    for (RowBytes key : keys) {
      String end = value(Optional.ofNullable(rows.get(key)));
      List<Link> writes = links.getOrDefault(key, List.of());
      new Chain(key, start.getOrDefault(key, NONE), end, writes).check(faults);
    }
    return faults;
  }

  private record Chain(RowBytes key, String start, String end, List<Link> writes) {
    void check(List<String> faults) {
      Set<String> made = new HashSet<>(List.of(start, NONE));
      writes.forEach(it -> made.add(it.after()));
      if (!made.contains(end)) {
        faults.add(key + " is " + end + ", which nobody wrote");
      }
      Set<String> taken = new HashSet<>();
      Set<String> takenForSure = new HashSet<>();
      for (Link link : writes) {
        taken.add(link.before());
        boolean isSure = link.outcome() == Outcome.ACKNOWLEDGED && !link.before().equals(NONE);
        if (isSure && !takenForSure.add(link.before())) {
          faults.add(key + ": two acknowledged writes replaced " + link.before());
        }
      }
      if (takenForSure.contains(end)) {
        faults.add(key + " is " + end + " again, which an acknowledged write replaced");
      }
      List<String> kept = new ArrayList<>();
      writes.stream()
          .filter(it -> it.outcome() == Outcome.ACKNOWLEDGED)
          .forEach(it -> kept.add(it.after()));
      kept.add(start);
      for (String value : kept) {
        if (!value.equals(NONE) && !value.equals(end) && !taken.contains(value)) {
          faults.add(key + " is " + end + ", and " + value + " is lost: " + writes);
        }
      }
    }
  }
}
