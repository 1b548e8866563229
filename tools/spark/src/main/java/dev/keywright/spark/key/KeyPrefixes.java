package dev.keywright.spark.key;

import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.runtime.ColumnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The ranges of the keys whose first parts have certain values. */
public final class KeyPrefixes {
  private KeyPrefixes() {}

  /**
   * The bounds of one column.
   *
   * @param from inclusive; null if the column may begin anywhere
   * @param to exclusive; null if it may end anywhere
   */
  public record Bounds(@Nullable Object from, @Nullable Object to) {}

  /**
   * The ranges, each with the bounds of all columns: one, or one for each bucket.
   *
   * @param values of the first parts, as codecs take them
   * @throws IllegalArgumentException if a hash prefix of more parts stands before them
   */
  public static List<List<Bounds>> of(LayoutCodec codec, Map<String, Object> values) {
    List<List<Bounds>> ranges = new ArrayList<>();
    for (int bucket : buckets(codec, values)) {
      List<Bounds> columns = new ArrayList<>();
      boolean isOpen = false;
      for (ColumnCodec<?> column : codec.columns()) {
        Beginning<?> beginning = new Beginning<>(column, values);
        columns.add(isOpen ? new Bounds(null, null) : beginning.bounds(bucket, codec));
        isOpen |= !beginning.isWhole();
      }
      ranges.add(columns);
    }
    return ranges;
  }

  private static int[] buckets(LayoutCodec codec, Map<String, Object> values) {
    Optional<BucketChoice> choice = codec.bucket();
    // Of keys whose bucket stands behind what is given, one range holds all.
    if (choice.isEmpty() || !new Beginning<>(codec.columns().get(0), values).hasBucket()) {
      return new int[1];
    }
    BucketChoice bucket = choice.get();
    if (bucket.uncompared().isEmpty() && values.keySet().containsAll(bucket.signature().of())) {
      return new int[] {bucket.of(values)};
    }
    int[] all = new int[bucket.signature().count()];
    for (int i = 0; i < all.length; i++) {
      all[i] = bucket.buckets().first() + i;
    }
    return all;
  }

  /** What a column begins with, as far as its parts are given. */
  private record Beginning<C>(ColumnCodec<C> column, Map<String, Object> values) {

    Bounds bounds(int bucket, LayoutCodec codec) {
      if (items() == 0) {
        return new Bounds(null, null);
      }
      C content = column.beginning(values, bucket, items());
      ColumnOrder<C> order = column.order().ofBounds();
      if (isWhole()) {
        return new Bounds(content, order.next(content));
      }
      boolean isTuple = codec.signature().format() == LayoutFormat.FDB_TUPLE;
      return new Bounds(content, isTuple ? tupleEnd(order, content) : order.nextPrefix(content));
    }

    // No element begins with this end, but what follows a zero inside a text does.
    @SuppressWarnings("unchecked") // columns of tuples have bytes
    private @Nullable C tupleEnd(ColumnOrder<C> order, C content) {
      return order.join(content, (C) new byte[] {(byte) 0xFF});
    }

    boolean isWhole() {
      return items() == column.items().size();
    }

    boolean hasBucket() {
      return column.items().stream().limit(items()).anyMatch(Item.Bucket.class::isInstance);
    }

    /** How many items are known. */
    int items() {
      int known = 0;
      for (Item<C> item : column.items()) {
        if (item instanceof Item.Part<C> part && !isGiven(part)) {
          break;
        }
        if (item instanceof Item.Hash<C> hash && !isGiven(hash)) {
          break;
        }
        known++;
      }
      return known;
    }

    private boolean isGiven(Item.Part<C> part) {
      return values.containsKey(part.signature().name());
    }

    private boolean isGiven(Item.Hash<C> hash) {
      String name = hash.part().signature().name();
      List<String> of = hash.part().signature().hash().orElseThrow().hashed(name);
      if (values.containsKey(name) && !values.keySet().containsAll(of)) {
        throw new IllegalArgumentException(
            "a hash prefix of " + of + " stands before " + name + ": give all of these parts");
      }
      return values.containsKey(name);
    }
  }
}
