package dev.keywright.layout.automaton;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.scan.ColumnScan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The widest ranges of a column: nothing of it is fixed but literals, copies and the bucket. All
 * other ranges of the column lie within these. They are made by the scan that generated code uses.
 */
final class RangeLanguage<C> implements ItemVisitor<C, RangeLanguage<C>> {
  private final LayoutCodec key;
  private final Map<String, Object> fixed;
  private final List<String> literals = new ArrayList<>(List.of(""));
  private final List<ItemCodec<C>> items = new ArrayList<>();
  private Optional<HashCodec<C>> hash = Optional.empty();

  private RangeLanguage(LayoutCodec key, Map<String, Object> fixed) {
    this.key = key;
    this.fixed = fixed;
  }

  /**
   * What a range holds after the literals, the copies and the bucket that begin it.
   *
   * @param open the items that no range fixes, and the literals before and after them
   * @param fixed the values of parts of earlier columns, by name; of those that have copies, all
   */
  static <C> Automaton behindFront(
      LayoutCodec key, ColumnCodec<C> column, List<Item<C>> open, Map<String, Object> fixed) {
    RangeLanguage<C> language = new RangeLanguage<>(key, fixed);
    open.forEach(item -> item.accept(language));
    return language.items.isEmpty()
        ? new Automaton()
        : Interval.of(language.range(column), language.literals.get(0));
  }

  private KeyRange<C> range(ColumnCodec<C> column) {
    @SuppressWarnings("unchecked") // a column holds what its class says
    ColumnScan<C> scan = (ColumnScan<C>) open(column);
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of codecs of this column
    ItemCodec<C>[] all = items.toArray(new ItemCodec[0]);
    return scan.boundedBy(all).all();
  }

  private ColumnScan<?> open(ColumnCodec<C> column) {
    String name = column.signature().name();
    if (column.signature().nativeType()) {
      return ColumnScan.nativeType(name, column.order());
    }
    String[] all = literals.toArray(String[]::new);
    LayoutFormat format = key.signature().format();
    return switch (format) {
      case TEXT -> ColumnScan.text(name, all);
      case BINARY -> ColumnScan.binary(name, all);
      case FDB_TUPLE -> ColumnScan.tuple(name, all);
    };
  }

  private RangeLanguage<C> add(String content) {
    int last = literals.size() - 1;
    literals.set(last, literals.get(last) + content);
    return this;
  }

  private RangeLanguage<C> add(ItemCodec<C> item) {
    items.add(item);
    literals.add("");
    return this;
  }

  @Override
  public RangeLanguage<C> literal(C content) {
    return add(Contents.text(content));
  }

  @Override
  public RangeLanguage<C> bucket(BucketForm<C> form) {
    // Ranges are alike in all buckets, and while a part in front of it is open, it may be any.
    return items.isEmpty() ? add(Contents.text(form.number(0))) : add(form);
  }

  @Override
  public RangeLanguage<C> hash(HashCodec<C> codec, Item.Part<C> part) {
    hash = Optional.of(codec);
    return this;
  }

  @Override
  public RangeLanguage<C> copy(Item.Part<C> part) {
    Object value = Objects.requireNonNull(fixed.get(part.signature().name()));
    return add(Contents.text(part.encoded(value)));
  }

  @Override
  public RangeLanguage<C> part(Item.Part<C> part) {
    PartCodec<?, C> codec = part.codec();
    ItemCodec<C> first = hash.isPresent() ? hash.get() : codec;
    hash = Optional.empty();
    return add(first);
  }
}
