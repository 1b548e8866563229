package dev.keywright.analysis.profile;

import dev.keywright.analysis.DistinctCount;
import dev.keywright.analysis.Estimate;
import dev.keywright.analysis.FrequentValues;
import dev.keywright.analysis.KeyLearner;
import dev.keywright.analysis.KeyText;
import java.util.OptionalLong;

/**
 * What keys tell without a layout. It takes them once, in the order of the input, and above four
 * million of them needs the same memory for any number.
 *
 * <p>Pieces of an input can be profiled apart. Merged in the order of the input, they say what a
 * profile of the whole says, within the errors that the report states. In another order, the
 * figures that depend on it are wrong: those of duplicates in sorted input, of growth, and of the
 * last tenth.
 *
 * <p>A profile belongs to one thread at a time. It keeps no array that it is given. It can be
 * serialized, so that another process goes on with it or merges it.
 */
public final class Profile implements KeyLearner<Profile> {
  private static final long serialVersionUID = 1;

  private final Sizes sizes = new Sizes();
  private final KeyContents contents = new KeyContents();
  private final Positions positions = new Positions();
  private final InputOrder order = new InputOrder();
  private final DistinctCount distinct = DistinctCount.empty();
  private final KeyHashes hashes;
  private final FrequentValues frequent = FrequentValues.empty();
  private final PrefixTree prefixes;
  private final Arrivals arrivals;

  private Profile(long before, int depth) {
    hashes = new KeyHashes(before);
    prefixes = new PrefixTree(depth);
    arrivals = new Arrivals(before);
  }

  /** A profile of no key yet. */
  public static Profile empty() {
    return new Profile(/* before= */ 0, PrefixTree.DEEPEST);
  }

  /**
   * A profile of no key yet, for a later piece of the same input. It leaves out what a merge into
   * this one would drop, so it costs less.
   *
   * @param before how many keys come before the piece, also those that are not in this profile yet
   */
  public Profile emptyAfter(long before) {
    return new Profile(before, prefixes.depth());
  }

  /** One more key, as the store holds it: text in UTF-8. */
  public void add(byte[] key) {
    String head = KeyText.head(key);
    sizes.add(key.length);
    contents.add(key);
    positions.add(key);
    order.add(key);
    long hash = DistinctCount.hash(key);
    distinct.add(hash);
    hashes.add(hash);
    frequent.add(KeyText.identity(key, head));
    prefixes.add(key);
    arrivals.add(head);
  }

  /** The same of a key as it was read; several columns are one key, with commas between. */
  @Override
  public void add(long number, Object... columns) {
    add(KeyText.joined(columns));
  }

  /** Takes the keys of another profile after its own; the other one stays as it is. */
  @Override
  public void merge(Profile next) {
    sizes.merge(next.sizes);
    contents.merge(next.contents);
    positions.merge(next.positions);
    order.merge(next.order);
    distinct.merge(next.distinct);
    hashes.merge(next.hashes);
    frequent.merge(next.frequent);
    prefixes.merge(next.prefixes);
    arrivals.merge(next.arrivals);
  }

  /** How many keys it has seen. */
  public long count() {
    return sizes.keys();
  }

  /**
   * All that the keys tell.
   *
   * @param regions how many regions to split the table into
   * @throws IllegalArgumentException if that is less than 1
   */
  public ProfileReport report(int regions) {
    if (regions < 1) {
      throw new IllegalArgumentException("a table has at least 1 region, not " + regions);
    }
    KeyQuantiles all = arrivals.all();
    SplitPoints points = SplitPoints.of(all.sample(), regions, contents.isText());
    return new ProfileReport(
        count(),
        sizes.report(),
        contents.report(),
        positions.report(),
        DuplicateReport.of(count(), distinctKeys(), frequent),
        new PrefixSpreads(prefixes, all).upTo(sizes.largest()),
        points.regions(all),
        ArrivalReport.of(count(), order.isSorted(), arrivals, points));
  }

  private Estimate distinctKeys() {
    if (order.isSorted()) {
      return Estimate.exact(count() - (double) order.repeats());
    }
    OptionalLong counted = hashes.distinct();
    return counted.isPresent()
        ? Estimate.exact((double) counted.getAsLong())
        : frequent.distinct(distinct);
  }
}
