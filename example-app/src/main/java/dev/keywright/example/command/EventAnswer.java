package dev.keywright.example.command;

import dev.keywright.example.LogEvent;
import dev.keywright.example.store.CountedStore;
import dev.keywright.runtime.MergedRows;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;

/**
 * One question about events, asked twice: by range reads, and by looking at every event.
 *
 * @param found how many events the range reads found
 * @param expected how many there are
 * @param isEqual whether both are the same events in the same order
 * @param ranges how many ranges were opened
 * @param wantedRanges how many ranges the question needs
 * @param openRanges how many ranges were left open
 * @param rowsRead how many rows all ranges returned
 */
record EventAnswer(
    String question,
    long found,
    long expected,
    boolean isEqual,
    int ranges,
    int wantedRanges,
    int openRanges,
    long rowsRead) {
  /** Compares what is read from a store, element by element. */
  static EventAnswer of(
      String question,
      int wantedRanges,
      MergedRows<LogEvent> rows,
      CountedStore store,
      List<LogEvent> expected) {
    long found = 0;
    boolean isEqual = true;
    Iterator<LogEvent> wanted = expected.iterator();
    try (rows) {
      while (rows.hasNext()) {
        LogEvent event = rows.next();
        found++;
        isEqual = isEqual && wanted.hasNext() && event.equals(wanted.next());
      }
    }
    return new EventAnswer(
        question,
        found,
        expected.size(),
        isEqual && !wanted.hasNext(),
        store.rangesOpened(),
        wantedRanges,
        store.rangesStillOpen(),
        store.rowsRead());
  }

  /** Whether the answer is right, and no more was read than one row of each range too many. */
  boolean holds() {
    return isEqual && ranges == wantedRanges && openRanges == 0 && rowsRead - found <= wantedRanges;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s: %,d from %d of %d ranges (%,d rows read), %,d by looking at each: %s",
        question,
        found,
        ranges,
        wantedRanges,
        rowsRead,
        expected,
        verdict());
  }

  private String verdict() {
    if (!isEqual) {
      return "NOT EQUAL";
    }
    if (openRanges != 0) {
      return openRanges + " RANGES LEFT OPEN";
    }
    return holds() ? "equal" : "equal, but TOO MUCH WAS READ";
  }
}
