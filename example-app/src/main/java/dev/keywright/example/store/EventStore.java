package dev.keywright.example.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.example.LogEvent;
import dev.keywright.example.LogEventKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Events in a sorted store, under their bucketed keys. It counts what it reads. */
public final class EventStore implements AutoCloseable {
  private final SortedStore rows;
  private int openRanges;
  private int openedRanges;
  private long readRows;

  public EventStore(SortedStore rows) {
    this.rows = rows;
  }

  /** Writes all of these events or none. */
  public void put(List<LogEvent> events) {
    rows.write(events.stream().map(EventStore::row).toList());
  }

  private static Row row(LogEvent event) {
    return new Row(LogEventKey.of(event).partitionKey(), event.message().getBytes(UTF_8));
  }

  /** Every event, in the order of the store: bucket by bucket. The caller closes the stream. */
  public Stream<LogEvent> all() {
    return rows.scan(new byte[0], null).map(EventStore::event);
  }

  /**
   * The first events of all ranges in the order of their keys, newest first. The caller closes
   * them, unless all are read.
   */
  public MergedRows<LogEvent> scan(KeyRanges<LogEventKey, byte[]> ranges, long limit) {
    return ranges.merge(this::open, LogEventKey::of, limit);
  }

  private Iterator<LogEvent> open(KeyRange<byte[]> range) {
    openRanges++;
    openedRanges++;
    return new Run(rows.scan(range.from(), range.to()).map(EventStore::event));
  }

  private static LogEvent event(Row row) {
    LogEventKey key = LogEventKey.decode(row.key());
    return new LogEvent(key.at(), key.host(), key.event(), new String(row.value(), UTF_8));
  }

  /** How many ranges are open now. */
  public int openRanges() {
    return openRanges;
  }

  /** How many ranges have been opened so far. */
  public int openedRanges() {
    return openedRanges;
  }

  /** How many rows of ranges have been read so far. */
  public long readRows() {
    return readRows;
  }

  @Override
  public void close() {
    rows.close();
  }

  /** The events of one range; the merge closes it. */
  private final class Run implements Iterator<LogEvent>, AutoCloseable {
    private final Stream<LogEvent> stream;
    private final Iterator<LogEvent> events;

    Run(Stream<LogEvent> stream) {
      this.stream = stream;
      this.events = stream.iterator();
    }

    @Override
    public boolean hasNext() {
      return events.hasNext();
    }

    @Override
    public LogEvent next() {
      readRows++;
      return events.next();
    }

    @Override
    public void close() {
      openRanges--;
      stream.close();
    }
  }
}
