package dev.keywright.example.rekey;

import dev.keywright.example.Purchase;
import dev.keywright.example.SampleRows;
import dev.keywright.rekey.client.RekeyClient;
import dev.keywright.rekey.mapping.LayoutMapping;
import dev.keywright.rekey.order.ConflictException;
import dev.keywright.rekey.order.HalfWriteException;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A client of the application: it makes purchases, and changes and cancels its own. It knows what
 * the table must have of them at the end.
 */
final class Client {
  private final RekeyClient rows;
  private final LayoutMapping mapping;
  private final SplittableRandom random;
  private final int step;
  private final List<RowBytes> keys = new ArrayList<>();
  private final Map<RowBytes, Optional<Row>> known = new HashMap<>();
  private final Map<Side, List<RowBytes>> inserted =
      Map.of(Side.OLD, new ArrayList<>(), Side.NEW, new ArrayList<>());
  private int next;
  private int half;

  /**
   * A client.
   *
   * @param first the number of its first purchase
   * @param step from one of its purchases to the next
   */
  Client(RekeyClient rows, LayoutMapping mapping, int first, int step) {
    this.rows = rows;
    this.mapping = mapping;
    this.random = new SplittableRandom(first);
    this.next = first;
    this.step = step;
  }

  /** One write. */
  void once() {
    int choice = random.nextInt(4);
    if (keys.isEmpty() || choice < 2) {
      Purchase purchase = SampleRows.purchase(next);
      next += step;
      Row row = PurchaseRow.of(purchase);
      keys.add(row.key());
      known.put(row.key(), Optional.empty());
      Side side = rows.readSide();
      RowBytes at = side == Side.OLD ? row.key() : newKey(row);
      write(row.key(), Optional.empty(), Optional.of(row));
      inserted(side).add(at);
      return;
    }
    RowBytes key = keys.get(random.nextInt(keys.size()));
    Optional<Row> before = known.getOrDefault(key, Optional.empty());
    if (before.isPresent()) {
      boolean isCancelled = choice == 3;
      Row changed = PurchaseRow.with(key, random.nextInt(1, 50) + " items, changed");
      write(key, before, isCancelled ? Optional.empty() : Optional.of(changed));
    }
  }

  private void write(RowBytes key, Optional<Row> before, Optional<Row> after) {
    try {
      rows.write(before, after);
      known.put(key, after);
    } catch (HalfWriteException unknown) {
      // Nobody knows what it has left; the comparison of the tables makes them agree.
      half++;
      keys.remove(key);
    } catch (ConflictException changed) {
      throw new IllegalStateException("somebody else has changed " + key, changed);
    }
  }

  private Optional<Row> read(RowBytes key) {
    return rows.read(key, newKey(PurchaseRow.with(key, "")));
  }

  private RowBytes newKey(Row row) {
    return mapping.newKey(row).orElseThrow();
  }

  /** The keys under which it has inserted rows, in the table that was read then. */
  List<RowBytes> inserted(Side side) {
    return Objects.requireNonNull(inserted.get(side));
  }

  /** How many writes ended without an answer. */
  int half() {
    return half;
  }

  /** How many of its purchases are not as it has left them. */
  long lost() {
    return keys.stream()
        .filter(it -> !isLike(read(it), known.getOrDefault(it, Optional.empty())))
        .count();
  }

  private static boolean isLike(Optional<Row> found, Optional<Row> wanted) {
    return found.isPresent() == wanted.isPresent()
        && (found.isEmpty() || found.get().isLike(wanted.orElseThrow()));
  }

  /** How many purchases it has written. */
  int purchases() {
    return keys.size();
  }
}
