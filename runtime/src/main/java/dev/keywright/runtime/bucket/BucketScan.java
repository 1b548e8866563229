package dev.keywright.runtime.bucket;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a scan has fixed of the bucketed parts, and the buckets in which its range then lies.
 * Generated scans hold it beside the scan of the column, which does not know the bucket.
 *
 * @param <K> the type of the keys
 * @param <C> what the partition column holds: {@code String} (TEXT) or {@code byte[]} (BINARY)
 */
public final class BucketScan<K extends Key, C> {
  private final List<BucketEpoch<C>> epochs;
  private final BucketForm<C> form;
  private final int parts;
  private final Comparator<? super K> order;
  private final List<byte[]> fixed;
  private final @Nullable Long number;

  private BucketScan(
      List<BucketEpoch<C>> epochs,
      BucketForm<C> form,
      int parts,
      Comparator<? super K> order,
      List<byte[]> fixed,
      @Nullable Long number) {
    this.epochs = epochs;
    this.form = form;
    this.parts = parts;
    this.order = order;
    this.fixed = fixed;
    this.number = number;
  }

  /**
   * A scan that has fixed nothing yet.
   *
   * @param buckets those that keys are written to
   * @param form how they are written
   * @param parts how many parts are bucketed
   * @param order the order of the keys without their bucket
   * @throws IllegalArgumentException if buckets and form differ in their count, or several parts
   *     have a remainder
   */
  public static <K extends Key, C> BucketScan<K, C> of(
      Buckets buckets, BucketForm<C> form, int parts, Comparator<? super K> order) {
    if (buckets.count() != form.count()) {
      throw new IllegalArgumentException(
          buckets.count() + " buckets cannot be written as " + form.count());
    }
    checkParts(buckets, parts);
    return new BucketScan<>(
        List.of(new BucketEpoch<>(buckets, form)), form, parts, order, List.of(), null);
  }

  /**
   * A scan that also finds keys which were written to other buckets before.
   *
   * @throws IllegalArgumentException if a number of one could be taken for the beginning of a
   *     number of the other, or several parts have a remainder
   */
  public BucketScan<K, C> orEarlier(Buckets earlier) {
    BucketEpoch<C> epoch = new BucketEpoch<>(earlier, form.withCount(earlier.count()));
    checkParts(earlier, parts);
    epochs.forEach(epoch::requireDistinct);
    List<BucketEpoch<C>> all = new ArrayList<>(epochs);
    all.add(epoch);
    return new BucketScan<>(List.copyOf(all), form, parts, order, fixed, number);
  }

  /**
   * Fixes the next bucketed part, for buckets by hash.
   *
   * @param encodedPart as it is encoded, without separators
   * @throws IllegalStateException if all bucketed parts are fixed
   */
  public BucketScan<K, C> fix(C encodedPart) {
    if (fixed.size() == parts) {
      throw new IllegalStateException("all of the " + parts + " bucketed parts are fixed");
    }
    List<byte[]> all = new ArrayList<>(fixed);
    all.add(bytes(encodedPart));
    return new BucketScan<>(epochs, form, parts, order, List.copyOf(all), number);
  }

  /**
   * Fixes the one bucketed part, for buckets by remainder.
   *
   * @throws IllegalStateException if it is fixed
   */
  public BucketScan<K, C> fixNumber(long value) {
    if (number != null) {
      throw new IllegalStateException("the bucketed number is fixed");
    }
    return new BucketScan<>(epochs, form, parts, order, fixed, value);
  }

  /**
   * The ranges that together hold what this range of the columns without a bucket holds: one for
   * each bucket that can have an answer.
   */
  public <D> KeyRanges<K, D> spread(KeyRange<D> rest) {
    List<KeyRange<D>> ranges = new ArrayList<>();
    if (!rest.isEmpty()) {
      // Epochs share buckets, in which a row must not be found twice.
      TreeMap<C, KeyRange<D>> byPrefix = new TreeMap<>(form.order());
      for (BucketEpoch<C> epoch : epochs) {
        epoch.addRanges(rest, parts, fixed, number, byPrefix);
      }
      ranges.addAll(byPrefix.values());
    }
    KeyRanges<K, D> spread = KeyRanges.of(ranges, order);
    return rest.isBackward() ? spread.backward() : spread;
  }

  /** The {@linkplain BucketForm#splitPoints boundaries} of the buckets that keys are written to. */
  public List<C> splitPoints(int shares) {
    return form.splitPoints(shares);
  }

  private static void checkParts(Buckets buckets, int parts) {
    if (parts < 1 || (parts > 1 && buckets instanceof ModuloBuckets)) {
      throw new IllegalArgumentException(buckets + " cannot be of " + parts + " parts");
    }
  }

  private static byte[] bytes(Object encoded) {
    return encoded instanceof String text ? text.getBytes(UTF_8) : ((byte[]) encoded).clone();
  }
}
