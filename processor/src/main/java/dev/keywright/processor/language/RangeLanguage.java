package dev.keywright.processor.language;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.ItemVisitor;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.layout.LayoutFormat;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The widest ranges of a column: nothing of it is fixed but literals, copies and the bucket. All
 * other ranges of the column lie within these. They are made by the scan that generated code uses.
 */
final class RangeLanguage<C> implements ItemVisitor<C, Boolean> {
  private final LayoutCodec key;
  private final Map<String, Object> fixed;
  private final int bucket;
  private final List<String> literals = new ArrayList<>(List.of(""));
  private final List<ItemCodec<C>> items = new ArrayList<>();
  private Optional<HashCodec<C>> hash = Optional.empty();

  private RangeLanguage(LayoutCodec key, Map<String, Object> fixed, int bucket) {
    this.key = key;
    this.fixed = fixed;
    this.bucket = bucket;
  }

  /**
   * What stands in the ranges of a column, in any bucket; empty if some value decides it that is
   * not given.
   *
   * @param fixed the values of parts of earlier columns, by name
   */
  static <C> Optional<Automaton> of(
      LayoutCodec key, ColumnCodec<C> column, Map<String, Object> fixed) {
    int count =
        column.items().stream()
            .mapToInt(item -> item instanceof Item.Bucket<C> it ? it.form().count() : 1)
            .max()
            .orElse(1);
    List<Automaton> ranges = new ArrayList<>();
    for (int bucket = 0; bucket < count; bucket++) {
      RangeLanguage<C> language = new RangeLanguage<>(key, fixed, bucket);
      if (!column.items().stream().allMatch(item -> item.accept(language))) {
        return Optional.empty();
      }
      ranges.add(Interval.of(language.range(column)));
    }
    return Optional.of(Automaton.eitherOf(ranges));
  }

  private KeyRange<C> range(ColumnCodec<C> column) {
    @SuppressWarnings("unchecked") // a column holds what its class says
    ColumnScan<C> scan = (ColumnScan<C>) open(column);
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of codecs of this column
    ItemCodec<C>[] all = items.toArray(new ItemCodec[0]);
    return scan.of(all).all();
  }

  private ColumnScan<?> open(ColumnCodec<C> column) {
    String name = column.signature().name();
    if (column.signature().nativeType()) {
      return ColumnScan.nativeType(name, order(column.contentClass()));
    }
    String[] all = literals.toArray(String[]::new);
    LayoutFormat format = key.signature().format();
    return switch (format) {
      case TEXT -> ColumnScan.text(name, all);
      case BINARY -> ColumnScan.binary(name, all);
      case FDB_TUPLE -> ColumnScan.tuple(name, all);
    };
  }

  private static ColumnOrder<?> order(Class<?> content) {
    if (content == byte[].class) {
      return ColumnOrder.BYTES;
    }
    return content == Long.class ? ColumnOrder.LONG : ColumnOrder.TEXT;
  }

  private boolean add(String content) {
    int last = literals.size() - 1;
    literals.set(last, literals.get(last) + content);
    return true;
  }

  private boolean add(ItemCodec<C> item) {
    items.add(item);
    literals.add("");
    return true;
  }

  @Override
  public Boolean literal(C content) {
    return add(Contents.text(content));
  }

  @Override
  public Boolean bucket(BucketForm<C> form) {
    // While a part in front of it is open, it may be any.
    return items.isEmpty() ? add(Contents.text(form.number(bucket))) : add(form);
  }

  @Override
  public Boolean hash(HashCodec<C> codec, Item.Part<C> part) {
    hash = Optional.of(codec);
    return true;
  }

  @Override
  public Boolean copy(Item.Part<C> part) {
    Object value = fixed.get(part.signature().name());
    return value != null && add(Contents.text(part.encoded(value)));
  }

  @Override
  public Boolean part(Item.Part<C> part) {
    PartCodec<?, C> codec = part.codec();
    boolean isAdded = hash.isPresent() ? add(hash.get()) : add(codec);
    hash = Optional.empty();
    return isAdded;
  }
}
