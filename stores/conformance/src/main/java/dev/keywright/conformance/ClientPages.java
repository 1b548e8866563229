package dev.keywright.conformance;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.Page;
import dev.keywright.store.StoreReader;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads answers as a client does: page by page, of any size, with nothing but a token in between.
 */
final class ClientPages<K extends Key, R> {
  private static final String CLIENT = "a client";
  private static final int PAGES_OF_AN_ANSWER = 4;
  private static final int MOVE_ONE_IN = 5;
  private static final int MOST_MOVING_ANSWERS = 6;
  private static final int FEWEST_ROWS_THAT_MOVE = 20;

  private final Case<K> it;
  private final EngineTable table;
  private final StoreReader<R> reader;
  private final Random random = new Random(36);
  private final Cursors cursors = Cursors.with(new byte[32]);
  private int count;
  private int moved;

  ClientPages(Case<K> it, EngineTable table, StoreReader<R> reader) {
    this.it = it;
    this.table = table;
    this.reader = reader;
  }

  /** How many pages were read by now. */
  int count() {
    return count;
  }

  /** All rows of an answer of about so many. */
  List<K> all(KeyRanges<K, ?> ranges, int rows) {
    return all(ranges, rows, () -> {});
  }

  private List<K> all(KeyRanges<K, ?> ranges, int rows, Runnable between) {
    List<K> all = new ArrayList<>();
    String token = null;
    do {
      int limit = 1 + rows / PAGES_OF_AN_ANSWER + random.nextInt(2 + rows / PAGES_OF_AN_ANSWER);
      Page<R, Position> page = page(ranges, token, limit);
      page.rows().forEach(row -> all.add(key(row)));
      count++;
      token = cursors.token(ranges, page.next(), CLIENT);
      between.run();
    } while (token != null);
    return all;
  }

  private Page<R, Position> page(KeyRanges<K, ?> ranges, @Nullable String token, int limit) {
    Position after = cursors.position(token, ranges, CLIENT);
    if (ranges.size() != 1 || random.nextBoolean()) {
      return reader.page(ranges, this::key, after, limit);
    }
    KeyRange<?> only = ranges.ranges().get(0);
    return reader.page(only, after, limit);
  }

  /**
   * Reads an answer while some of its rows are deleted and written again, a few times for each
   * case.
   *
   * @param expected its rows
   * @return what is wrong: rows that stayed and did not come, or any that came twice
   */
  Optional<String> whileRowsMove(KeyRanges<K, ?> ranges, List<K> expected) {
    if (expected.size() < FEWEST_ROWS_THAT_MOVE || moved == MOST_MOVING_ANSWERS) {
      return Optional.empty();
    }
    moved++;
    Set<K> moving = new HashSet<>();
    expected.stream().filter(key -> random.nextInt(MOVE_ONE_IN) == 0).forEach(moving::add);
    List<K> found = all(ranges, expected.size(), () -> move(moving));
    table.write(List.copyOf(moving));

    List<K> lost = new ArrayList<>(expected);
    lost.removeAll(moving);
    lost.removeAll(Set.copyOf(found));
    int doubled = found.size() - new HashSet<>(found).size();
    return lost.isEmpty() && doubled == 0
        ? Optional.empty()
        : Optional.of("while rows move, lost " + lost + ", doubled " + doubled);
  }

  private void move(Set<K> moving) {
    List<K> gone = new ArrayList<>(moving);
    gone.removeIf(key -> random.nextBoolean());
    List<K> there = new ArrayList<>(moving);
    there.removeAll(Set.copyOf(gone));
    table.delete(gone);
    table.write(there);
  }

  private K key(R row) {
    return it.decode().apply(reader.columns(row));
  }
}
