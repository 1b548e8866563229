package dev.keywright.analysis.verify;

import dev.keywright.analysis.KeyLearner;
import dev.keywright.analysis.KeyText;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads keys by the layouts that a table has, and says which are malformed and how far the others
 * use what their layout allows. It needs the same memory for any number of keys.
 *
 * <p>Pieces of an input can be verified apart, and merged in its order. A verification belongs to
 * one thread at a time. It can be serialized, so that other machines take part; what it hands
 * malformed keys to stays behind.
 */
public final class Verification implements KeyLearner<Verification> {
  private static final long serialVersionUID = 1;

  private final ArrayList<LayoutStatistics> layouts = new ArrayList<>();
  private transient Rejects rejects;
  private final Reasons reasons = new Reasons();
  private final Reasons ambiguous = new Reasons();
  private final Neighbours neighbours = new Neighbours();
  private long keys;

  private Verification(List<NamedLayout> layouts, Rejects rejects) {
    layouts.forEach(it -> this.layouts.add(new LayoutStatistics(it)));
    this.rejects = rejects;
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    rejects = Rejects.NONE;
  }

  /**
   * A verification of no key yet.
   *
   * @param layouts that a key may have: one, or those of the members of a family
   * @throws IllegalArgumentException if there is none
   */
  public static Verification of(List<NamedLayout> layouts) {
    return of(layouts, Rejects.NONE);
  }

  /**
   * The same, which hands over each malformed key.
   *
   * @throws IllegalArgumentException if there is no layout
   */
  public static Verification of(List<NamedLayout> layouts, Rejects rejects) {
    if (layouts.isEmpty()) {
      throw new IllegalArgumentException("there is no layout to verify keys by");
    }
    return new Verification(layouts, rejects);
  }

  /**
   * One more key.
   *
   * @param number of the key in the input, such as that of its line
   * @param columns as the store has them: {@code String}, {@code byte[]} or {@code Long}. Bytes of
   *     a text column are read as UTF-8, and digits of an integer column as its number.
   */
  @Override
  public void add(long number, Object... columns) {
    keys++;
    List<LayoutStatistics> readers = new ArrayList<>();
    Optional<ReadKey> key = Optional.empty();
    Optional<Malformed> nearest = Optional.empty();
    for (LayoutStatistics layout : layouts) {
      KeyReader.Reading read = layout.read(columns);
      if (read.malformed().isEmpty()) {
        readers.add(layout);
        key = key.isPresent() ? key : Optional.of(ReadKey.of(number, read));
      }
      nearest = Malformed.nearer(nearest, read.malformed());
    }
    if (key.isPresent()) {
      readers.get(0).add(key.get());
      neighbours.add(readers.get(0), key.get());
      addAmbiguous(readers, key.get());
    } else {
      Malformed why = nearest.orElseThrow();
      String shown = KeyText.shown(Arrays.asList(columns));
      reasons.add(why.part(), why.reason(), number, shown);
      rejects.add(number, why.toString(), shown);
    }
  }

  private void addAmbiguous(List<LayoutStatistics> readers, ReadKey key) {
    if (readers.size() > 1) {
      String names =
          readers.stream().map(it -> it.layout().name()).collect(Collectors.joining(", "));
      ambiguous.add(
          names, "each of these layouts reads it", key.number(), KeyText.shown(key.columns()));
    }
  }

  /**
   * Takes the keys of another verification after its own.
   *
   * @throws IllegalArgumentException if that has other layouts
   */
  @Override
  public void merge(Verification next) {
    if (!names().equals(next.names())) {
      throw new IllegalArgumentException("keys were verified by other layouts: " + next.names());
    }
    keys += next.keys;
    reasons.merge(next.reasons);
    ambiguous.merge(next.ambiguous);
    neighbours.merge(next.neighbours);
    for (int i = 0; i < layouts.size(); i++) {
      layouts.get(i).merge(next.layouts.get(i));
    }
  }

  private List<NamedLayout> names() {
    return layouts.stream().map(LayoutStatistics::layout).toList();
  }

  /** All that was found. */
  public VerificationReport report() {
    List<LayoutReport> reports = layouts.stream().map(LayoutStatistics::report).toList();
    return VerificationReport.of(keys, reasons, ambiguous, reports, neighbours.report());
  }
}
