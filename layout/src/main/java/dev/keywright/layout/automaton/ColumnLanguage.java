package dev.keywright.layout.automaton;

import dev.keywright.layout.assembly.BucketChoice;
import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.ItemVisitor;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a column can hold.
 *
 * @param automaton reads every content
 * @param inexact the parts of which it may read more than there is
 */
record ColumnLanguage(Automaton automaton, Set<String> inexact) {

  /**
   * What the ranges of a column hold once the columns before are fixed; more than that, if the
   * column has copies of parts that are not given.
   *
   * @param fixed values by part, of the columns before
   * @param first the part at the front of the column that each range fixes, too, if one does
   */
  static <C> ColumnLanguage ofRanges(
      LayoutCodec key, ColumnCodec<C> column, Map<String, Object> fixed, Optional<String> first) {
    Reader<C> front = new Reader<>(key, fixed, column.contentClass() == byte[].class);
    int end = first.map(it -> column.items().indexOf(part(column, it)) + 1).orElse(0);
    List<Item<C>> open = column.items().subList(end, column.items().size());
    column.items().subList(0, end).forEach(item -> item.accept(front));
    open.stream()
        .takeWhile(item -> !(item instanceof Item.Part || item instanceof Item.Hash))
        .forEach(item -> item.accept(front));
    Set<String> unknown =
        column.items().stream()
            .flatMap(item -> item instanceof Item.Copy<C> it ? Stream.of(it.part()) : Stream.of())
            .map(Reader::name)
            .filter(part -> !fixed.containsKey(part))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    Automaton behind =
        unknown.isEmpty()
            ? RangeLanguage.behindFront(key, column, open, fixed)
            : new Automaton().many(front.any, 0, Integer.MAX_VALUE);
    unknown.addAll(front.inexact);
    return new ColumnLanguage(front.all.then(behind), unknown);
  }

  private static <C> Item<C> part(ColumnCodec<C> column, String name) {
    return column.items().stream()
        .filter(item -> item instanceof Item.Part<C> it && Reader.name(it).equals(name))
        .findFirst()
        .orElseThrow();
  }

  /**
   * What a column can hold if some parts have these values.
   *
   * @param fixed values by part; of the other parts, any
   */
  static <C> ColumnLanguage of(LayoutCodec key, ColumnCodec<C> column, Map<String, Object> fixed) {
    Reader<C> reader = new Reader<>(key, fixed, column.contentClass() == byte[].class);
    column.items().forEach(item -> item.accept(reader));
    return new ColumnLanguage(reader.all, reader.inexact);
  }

  /** Adds item by item. */
  private static final class Reader<C> implements ItemVisitor<C, Automaton> {
    private final LayoutCodec key;
    private final Map<String, Object> fixed;
    private final boolean isBinary;
    private final BitSet any;
    private final Automaton all = new Automaton();
    private final Set<String> inexact = new LinkedHashSet<>();

    Reader(LayoutCodec key, Map<String, Object> fixed, boolean isBinary) {
      this.key = key;
      this.fixed = fixed;
      this.isBinary = isBinary;
      this.any = isBinary ? Symbols.anyByte() : Symbols.anyUnit();
    }

    private Automaton add(Automaton next) {
      return all.then(next);
    }

    @Override
    public Automaton literal(C content) {
      return add(new Automaton().text(Contents.text(content)));
    }

    @Override
    public Automaton bucket(BucketForm<C> form) {
      BucketChoice choice = key.bucket().orElseThrow();
      boolean isFixed =
          choice.uncompared().isEmpty()
              && choice.parts().stream().allMatch(it -> fixed.containsKey(it.signature().name()));
      return add(
          isFixed
              ? new Automaton().text(number(form, choice.of(fixed)))
              : new Automaton()
                  .between(
                      number(form, form.first()),
                      number(form, form.last()),
                      index -> symbols(form, index)));
    }

    /** What all numbers of a bucket have at an index. */
    private BitSet symbols(BucketForm<C> form, int index) {
      char c = number(form, form.first()).charAt(index);
      LayoutFormat format = key.signature().format();
      boolean isDigit =
          key.signature().columns().stream()
              .flatMap(column -> column.bucket().stream())
              .anyMatch(bucket -> bucket.number().isDigits(format));
      boolean isElement = format == LayoutFormat.FDB_TUPLE && (c < '0' || c > '9');
      return isElement ? Symbols.between(c, c) : isDigit ? Symbols.DIGITS : any;
    }

    private String number(BucketForm<C> form, int bucket) {
      return Contents.text(form.number(bucket));
    }

    @Override
    public Automaton hash(HashCodec<C> codec, Item.Part<C> part) {
      inexact.add(name(part));
      return add(
          fixed.containsKey(name(part))
              ? new Automaton().text(Contents.text(codec.of(encoded(part))))
              : new Automaton().many(isBinary ? any : Symbols.HEX, codec.width(), codec.width()));
    }

    @Override
    public Automaton part(Item.Part<C> part) {
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
      Automaton language = PartLanguage.of(part.codec());
      if (!language.isExact()) {
        inexact.add(name(part));
      }
      return add(language);
    }

    private C encoded(Item.Part<C> part) {
      return part.encoded(Objects.requireNonNull(fixed.get(name(part))));
    }

    private static String name(Item.Part<?> part) {
      return part.signature().name();
    }
  }
}
