package dev.keywright.processor.language;

import dev.keywright.runtime.assembly.ColumnCodec;
import dev.keywright.runtime.assembly.LayoutCodec;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** The keys of a layout, column by column: at least all that it can write. */
public final class KeyLanguage {
  // Which symbol is taken where several are possible: months and hashes refuse some of them.
  private static final List<ToIntFunction<BitSet>> CHOICES =
      List.of(KeyLanguage::readable, it -> it.nextSetBit(0), it -> it.length() - 1);
  private static final String READABLE = "a1A";

  private final LayoutCodec codec;
  private final List<ColumnLanguage> columns;

  private KeyLanguage(LayoutCodec codec, List<ColumnLanguage> columns) {
    this.codec = codec;
    this.columns = columns;
  }

  /**
   * The keys in which some parts have these values.
   *
   * @param fixed values by part; of the other parts, any
   */
  public static KeyLanguage of(LayoutCodec codec, Map<String, Object> fixed) {
    return new KeyLanguage(
        codec,
        codec.columns().stream()
            .<ColumnLanguage>map(column -> ColumnLanguage.of(codec, column, fixed))
            .toList());
  }

  /** The same keys, but the last column goes on in any way behind what its ranges have fixed. */
  public KeyLanguage ranged() {
    List<ColumnLanguage> ranged = new ArrayList<>(columns.subList(0, columns.size() - 1));
    ranged.add(columns.get(columns.size() - 1).ranged());
    return new KeyLanguage(codec, ranged);
  }

  /**
   * The parts that decide more than their own place, or that write less than is told here. With
   * their values fixed, the rest is exact.
   */
  public Set<String> inexact() {
    Set<String> parts = new LinkedHashSet<>();
    codec.bucket().ifPresent(it -> it.parts().forEach(part -> parts.add(part.signature().name())));
    columns.forEach(column -> parts.addAll(column.inexact()));
    return parts;
  }

  /** All values of a part; empty if they are more than so many. */
  public Optional<List<Object>> values(String part, int most) {
    return codec.columns().stream()
        .flatMap(column -> PartWords.values(column, part, most).stream())
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

  /** Columns that may be a key of this layout, all but the last of which are given. */
  public Optional<List<Object>> besides(List<Object> contents) {
    int last = columns.size() - 1;
    Class<?> type = codec.columns().get(last).contentClass();
    return shared(this, last, CHOICES.get(0))
        .map(
            content -> {
              List<Object> besides = new ArrayList<>(contents.subList(0, last));
              besides.add(Contents.of(type, content));
              return besides;
            });
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
    return Overlap.of(
        columns.get(column).automaton(), other.columns.get(column).automaton(), choice);
  }

  private static int readable(BitSet symbols) {
    return READABLE.chars().filter(symbols::get).findFirst().orElseGet(() -> symbols.nextSetBit(0));
  }
}
