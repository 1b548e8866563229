package dev.keywright.layout.automaton;

import dev.keywright.layout.assembly.ColumnCodec;
import dev.keywright.layout.assembly.Item;
import dev.keywright.layout.assembly.LayoutCodec;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The keys of a layout, column by column: at least all that it can write. */
public final class KeyLanguage {
  // Which symbol is taken where several are possible: months and hashes refuse some of them.
  private static final List<ToIntFunction<BitSet>> CHOICES =
      List.of(KeyLanguage::readable, it -> it.nextSetBit(0), it -> it.length() - 1);
  private static final String READABLE = "a1A";

  private static final int MOST_KEYS = 8_000;

  private final LayoutCodec codec;
  private final Map<String, Object> fixed;
  private final List<ColumnLanguage> columns;

  /** The parts that decide the bucket; none if it may be any. */
  private final Set<String> bucketed;

  private KeyLanguage(
      LayoutCodec codec,
      Map<String, Object> fixed,
      List<ColumnLanguage> columns,
      Set<String> bucketed) {
    this.codec = codec;
    this.fixed = fixed;
    this.columns = columns;
    this.bucketed = bucketed;
  }

  /**
   * The keys in which some parts have these values.
   *
   * @param fixed values by part; of the other parts, any
   */
  public static KeyLanguage of(LayoutCodec codec, Map<String, Object> fixed) {
    return new KeyLanguage(
        codec,
        fixed,
        codec.columns().stream()
            .<ColumnLanguage>map(column -> ColumnLanguage.of(codec, column, fixed))
            .toList(),
        // What nobody here can tell may be any bucket, whatever the parts are.
        codec.bucket().filter(it -> it.uncompared().isEmpty()).stream()
            .flatMap(it -> it.parts().stream())
            .map(part -> part.signature().name())
            .collect(Collectors.toCollection(LinkedHashSet::new)));
  }

  /**
   * What the widest ranges hold: they fix the columns before the last one, but not the bucket if
   * parts of the last one decide it. All other ranges of the last column lie within them, but for
   * the whole table: where nothing is before a part without ranges, they fix that part.
   */
  public KeyLanguage ranged() {
    Set<String> parts = partsBeforeLast();
    Optional<String> first = fixedByEachRange();
    first.ifPresent(parts::add);
    Map<String, Object> before = new LinkedHashMap<>(fixed);
    before.keySet().retainAll(parts);
    List<ColumnCodec<?>> all = codec.columns();
    List<ColumnLanguage> ranged = new ArrayList<>();
    for (ColumnCodec<?> column : all.subList(0, all.size() - 1)) {
      ranged.add(ColumnLanguage.of(codec, column, before));
    }
    ranged.add(ColumnLanguage.ofRanges(codec, all.get(all.size() - 1), before, first));
    return new KeyLanguage(
        codec, before, ranged, parts.containsAll(bucketed) ? bucketed : Set.of());
  }

  /** Whether the bucket may be any, since the ranges of all buckets are asked. */
  public boolean isOfAnyBucket() {
    return bucketed.isEmpty();
  }

  /** The part that begins the table's keys and has no ranges: a question fixes it, or reads all. */
  public Optional<String> fixedByEachRange() {
    Item<?> first = codec.columns().get(0).items().get(0);
    if (columns.size() > 1) {
      return Optional.empty();
    }
    if (first instanceof Item.Hash<?> hash) {
      return Optional.of(hash.part().signature().name());
    }
    return first instanceof Item.Part<?> part && !part.signature().keepsOrder()
        ? Optional.of(part.signature().name())
        : Optional.empty();
  }

  /** The parts that a range of the last column has fixed. */
  private Set<String> partsBeforeLast() {
    Set<String> parts = new LinkedHashSet<>();
    for (ColumnCodec<?> column : codec.columns().subList(0, columns.size() - 1)) {
      for (Item<?> item : column.items()) {
        if (item instanceof Item.Part<?> part) {
          parts.add(part.signature().name());
        }
      }
    }
    return parts;
  }

  /**
   * The parts that decide more than their own place, or that write less than is told here. With
   * their values fixed, the rest is exact.
   */
  public Set<String> inexact() {
    Set<String> parts = new LinkedHashSet<>(bucketed);
    columns.forEach(column -> parts.addAll(column.inexact()));
    return parts;
  }

  /** All values of a part; empty if they are more than so many. */
  public Optional<List<Object>> values(String part, int most) {
    return codec.columns().stream()
        .flatMap(column -> ListedValues.values(column, part, most).stream())
        .findFirst();
  }

  /** Whether no content of some column is one of both layouts. */
  public boolean isApartFrom(KeyLanguage other) {
    for (int i = 0; i < columns.size(); i++) {
      if (shared(other, i, CHOICES.get(0)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Columns that may be a key of both layouts: only reading them tells. */
  public Stream<List<Object>> shared(KeyLanguage other) {
    // What has no shortest content in common with one choice has none with another.
    return shared(other, CHOICES.get(0)).stream()
        .flatMap(
            first ->
                Stream.concat(
                    Stream.of(first),
                    CHOICES.stream().skip(1).flatMap(choice -> shared(other, choice).stream())));
  }

  /** As {@link #shared}, but many columns: all of them, if there are few. */
  public Stream<List<Object>> manyShared(KeyLanguage other) {
    List<List<Object>> contents = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      contents.add(
          contents(
              i, SharedTexts.of(columns.get(i).automaton(), other.columns.get(i).automaton())));
    }
    long all = contents.stream().mapToLong(List::size).reduce(1, KeyLanguage::product);
    Random random = new Random(22);
    return all <= MOST_KEYS
        ? LongStream.range(0, all).mapToObj(number -> chosen(contents, number))
        : LongStream.range(0, MOST_KEYS).mapToObj(i -> chosen(contents, random.nextLong() >>> 1));
  }

  private static long product(long one, long other) {
    return Math.min(one * other, Integer.MAX_VALUE);
  }

  private static List<Object> chosen(List<List<Object>> contents, long number) {
    List<Object> chosen = new ArrayList<>();
    long rest = number;
    for (List<Object> column : contents) {
      chosen.add(column.get((int) (rest % column.size())));
      rest /= column.size();
    }
    return chosen;
  }

  private List<Object> contents(int column, List<String> texts) {
    Class<?> type = codec.columns().get(column).contentClass();
    return texts.stream().map(text -> Contents.of(type, text)).toList();
  }

  private Optional<List<Object>> shared(KeyLanguage other, ToIntFunction<BitSet> choice) {
    List<Object> contents = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Optional<String> content = shared(other, i, choice);
      if (content.isEmpty()) {
        return Optional.empty();
      }
      ColumnCodec<?> column = codec.columns().get(i);
      contents.add(Contents.of(column.contentClass(), content.get()));
    }
    return Optional.of(contents);
  }

  private Optional<String> shared(KeyLanguage other, int column, ToIntFunction<BitSet> choice) {
    return ShortestSharedText.of(
        columns.get(column).automaton(), other.columns.get(column).automaton(), choice);
  }

  private static int readable(BitSet symbols) {
    return READABLE.chars().filter(symbols::get).findFirst().orElseGet(() -> symbols.nextSetBit(0));
  }
}
