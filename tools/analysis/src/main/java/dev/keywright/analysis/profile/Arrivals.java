package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/**
 * How keys spread over the key space: all of them, and the last million, in chunks that move into
 * the rest as they age. It also counts the keys that are the largest or the smallest so far.
 */
final class Arrivals {
  /** What is asked for; with whole chunks, at most a chunk more is kept. */
  static final long RECENT = 1_000_000;

  private static final long CHUNK = 250_000;
  private static final int SKETCH_SIZE = 2048;

  private final KeyQuantiles old;
  private final Deque<KeyQuantiles> chunks = new ArrayDeque<>();
  private final Records largest;
  private final Records smallest;

  Arrivals() {
    old = KeyQuantiles.ofSize(SKETCH_SIZE);
    largest = new Records(/* ofLargest= */ true);
    smallest = new Records(/* ofLargest= */ false);
  }

  private Arrivals(DataInput in) throws IOException {
    old = KeyQuantiles.readFrom(in);
    for (int left = in.readInt(); left > 0; left--) {
      chunks.addLast(KeyQuantiles.readFrom(in));
    }
    largest = Records.readFrom(in, /* ofLargest= */ true);
    smallest = Records.readFrom(in, /* ofLargest= */ false);
  }

  void add(String head) {
    if (chunks.isEmpty() || chunks.getLast().count() >= CHUNK) {
      chunks.addLast(KeyQuantiles.ofSize(SKETCH_SIZE));
      retire();
    }
    chunks.getLast().add(head);
    largest.add(head);
    smallest.add(head);
  }

  private void retire() {
    long kept = chunks.stream().mapToLong(KeyQuantiles::count).sum();
    while (kept - chunks.getFirst().count() >= RECENT) {
      KeyQuantiles oldest = chunks.removeFirst();
      kept -= oldest.count();
      old.merge(oldest);
    }
  }

  /** Takes the keys of another one after its own. */
  void merge(Arrivals next) {
    if (next.old.count() > 0) {
      // What the next one has put aside came before its last million, and so did all of this.
      chunks.forEach(old::merge);
      chunks.clear();
      old.merge(next.old);
    }
    for (KeyQuantiles chunk : next.chunks) {
      KeyQuantiles last = chunks.peekLast();
      if (last == null || last.count() + chunk.count() > CHUNK) {
        last = KeyQuantiles.ofSize(SKETCH_SIZE);
        chunks.addLast(last);
      }
      last.merge(chunk);
    }
    if (!chunks.isEmpty()) {
      retire();
    }
    largest.merge(next.largest);
    smallest.merge(next.smallest);
  }

  Records largest() {
    return largest;
  }

  Records smallest() {
    return smallest;
  }

  /** All keys. */
  KeyQuantiles all() {
    KeyQuantiles all = KeyQuantiles.ofSize(SKETCH_SIZE);
    all.merge(old);
    chunks.forEach(all::merge);
    return all;
  }

  /** The last million, and up to a quarter of a million before them. */
  KeyQuantiles recent() {
    KeyQuantiles recent = KeyQuantiles.ofSize(SKETCH_SIZE);
    long left = RECENT;
    for (Iterator<KeyQuantiles> it = chunks.descendingIterator(); it.hasNext() && left > 0; ) {
      KeyQuantiles chunk = it.next();
      recent.merge(chunk);
      left -= chunk.count();
    }
    return recent;
  }

  void writeTo(DataOutput out) throws IOException {
    old.writeTo(out);
    out.writeInt(chunks.size());
    for (KeyQuantiles chunk : chunks) {
      chunk.writeTo(out);
    }
    largest.writeTo(out);
    smallest.writeTo(out);
  }

  static Arrivals readFrom(DataInput in) throws IOException {
    return new Arrivals(in);
  }
}
