package dev.keywright.processor.language;

import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.assembly.ItemVisitor;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What a column can hold.
 *
 * @param automaton reads every content
 * @param inexact the parts of which it may read more than there is
 * @param inRange reads at least what stands in the ranges of the column, once all columns before
 *     are fixed
 */
record ColumnLanguage(Automaton automaton, Set<String> inexact, Automaton inRange) {

  /**
   * What stands in the ranges of a column whose columns before are fixed: more than that, if copies
   * of parts that are not given decide it.
   *
   * @param fixed values by part, of the columns before
   */
  static <C> ColumnLanguage ofRanges(
      LayoutCodec key, ColumnCodec<C> column, Map<String, Object> fixed) {
    ColumnLanguage all = of(key, column, fixed);
    boolean hasParts = column.items().stream().anyMatch(Item.Part.class::isInstance);
    return new ColumnLanguage(
        hasParts ? RangeLanguage.of(key, column, fixed).orElse(all.inRange) : all.inRange,
        all.inexact,
        all.inRange);
  }

  /**
   * What a column can hold if some parts have these values.
   *
   * @param fixed values by part; of the other parts, any
   */
  static <C> ColumnLanguage of(LayoutCodec key, ColumnCodec<C> column, Map<String, Object> fixed) {
    Reader<C> reader = new Reader<>(key, fixed, column.contentClass() == byte[].class);
    column.items().forEach(item -> item.accept(reader));
    return new ColumnLanguage(
        reader.all, reader.inexact, reader.isOpen ? reader.front : reader.all);
  }

  /** Adds item by item. */
  private static final class Reader<C> implements ItemVisitor<C, Automaton> {
    private final LayoutCodec key;
    private final Map<String, Object> fixed;
    private final boolean isBinary;
    private final BitSet any;
    private final Automaton all = new Automaton();
    private final Automaton front = new Automaton();
    private final Set<String> inexact = new LinkedHashSet<>();
    private boolean isOpen;

    Reader(LayoutCodec key, Map<String, Object> fixed, boolean isBinary) {
      this.key = key;
      this.fixed = fixed;
      this.isBinary = isBinary;
      this.any = isBinary ? Symbols.anyByte() : Symbols.anyUnit();
    }

    private Automaton add(Automaton next) {
      if (!isOpen) {
        front.then(next);
      }
      return all.then(next);
    }

    /** From here on, ranges hold everything. */
    private void open() {
      if (!isOpen) {
        front.many(any, 0, Integer.MAX_VALUE);
        isOpen = true;
      }
    }

    @Override
    public Automaton literal(C content) {
      return add(new Automaton().text(Contents.text(content)));
    }

    @Override
    public Automaton bucket(BucketForm<C> form) {
      boolean isFixed =
          key.bucket().orElseThrow().parts().stream()
              .allMatch(it -> fixed.containsKey(it.signature().name()));
      return add(
          isFixed
              ? new Automaton().text(number(form, key.bucket().orElseThrow().of(fixed)))
              : new Automaton()
                  .between(
                      number(form, 0), number(form, form.count() - 1), within(Symbols.DIGITS)));
    }

    private BitSet within(BitSet ofText) {
      return isBinary ? any : ofText;
    }

    private String number(BucketForm<C> form, int bucket) {
      return Contents.text(form.number(bucket));
    }

    @Override
    public Automaton hash(HashCodec<C> codec, Item.Part<C> part) {
      open();
      inexact.add(name(part));
      return add(
          fixed.containsKey(name(part))
              ? new Automaton().text(Contents.text(codec.of(encoded(part))))
              : PartLanguage.many(within(Symbols.HEX), codec.encodedWidth()));
    }

    @Override
    public Automaton part(Item.Part<C> part) {
      open();
      return value(part);
    }

    @Override
    public Automaton copy(Item.Part<C> part) {
      inexact.add(name(part));
      return value(part);
    }

    private Automaton value(Item.Part<C> part) {
      if (fixed.containsKey(name(part))) {
        return add(new Automaton().text(Contents.text(encoded(part))));
      }
      PartLanguage language = PartLanguage.of(part);
      if (!language.isExact()) {
        inexact.add(name(part));
      }
      return add(language.automaton());
    }

    private C encoded(Item.Part<C> part) {
      return part.encoded(Objects.requireNonNull(fixed.get(name(part))));
    }

    private static String name(Item.Part<?> part) {
      return part.signature().name();
    }
  }
}
