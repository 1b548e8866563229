package dev.keywright.processor.model;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.slice.SlicePeriod;
import java.util.List;
import java.util.Optional;

/**
 * What the annotations on the entity say about one key, besides its separator.
 *
 * @param bucket how its rows are spread
 * @param chunks how its values are cut; their number is one of the parts
 * @param patterns the questions it must answer
 * @param frozen the layouts that stored rows were written in
 * @param slice how its rows are spread over tables by time
 * @param storedIn the store that holds its rows
 * @param volume how much its table holds and takes
 * @param index what makes it the key of an index; empty for the key of a table
 * @param existing the rows that were written before, whose bytes cannot change
 * @param beside the other keys of the entity, which have the same types
 */
public record KeyOptions(
    Optional<Bucket> bucket,
    Optional<Chunks> chunks,
    List<AccessPattern> patterns,
    List<Frozen> frozen,
    Optional<TimeSlice> slice,
    Optional<StoredIn> storedIn,
    Optional<Volume> volume,
    Optional<ExistingRows> existing,
    Optional<IndexKey> index,
    List<Layout> beside) {

  /** Nothing is said. */
  public static final KeyOptions NONE =
      new KeyOptions(
          none(), none(), List.of(), List.of(), none(), none(), none(), none(), none(), List.of());

  public KeyOptions {
    patterns = List.copyOf(patterns);
    beside = List.copyOf(beside);
  }

  private static <T> Optional<T> none() {
    return Optional.empty();
  }

  /** The same with another volume. */
  public KeyOptions withVolume(Optional<Volume> other) {
    return new KeyOptions(
        bucket, chunks, patterns, frozen, slice, storedIn, other, existing, index, beside);
  }

  /** The same with another bucket, or none. */
  public KeyOptions with(Optional<Bucket> other) {
    return new KeyOptions(
        other, chunks, patterns, frozen, slice, storedIn, volume, existing, index, beside);
  }

  /** The same for the key of an index. */
  public KeyOptions withIndex(Optional<IndexKey> ofIndex) {
    return new KeyOptions(
        bucket, chunks, patterns, frozen, slice, storedIn, volume, existing, ofIndex, beside);
  }

  /** The same beside other keys of the entity. */
  public KeyOptions beside(List<Layout> others) {
    return new KeyOptions(
        bucket, chunks, patterns, frozen, slice, storedIn, volume, existing, index, others);
  }

  /** The declared store. */
  public Optional<Store> store() {
    return storedIn.map(StoredIn::store);
  }

  /** Whether rows are known to exist, so that other bytes would lose them. */
  public boolean hasRows() {
    return existing.isPresent() || frozen.stream().anyMatch(it -> it.signature().isPresent());
  }

  /** Whether a part is here because the entries of an index end with the table's key. */
  public boolean isAdded(Part part) {
    return index.filter(it -> it.table().added().contains(part.name())).isPresent();
  }

  /** Rows that were written before. */
  public record ExistingRows(String reason, SourceSpot spot) {}

  /** The largest size of one chunk's value, in bytes. */
  public record Chunks(int maxBytes, SourceSpot spot) {}

  /**
   * A question: some parts fixed, perhaps a range over one more, or a beginning of it.
   *
   * @param range the part of a range; empty for all rows with the fixed values
   * @param prefix the part of a beginning; empty if none is asked for
   */
  public record AccessPattern(
      String name,
      List<String> equal,
      Optional<String> range,
      Optional<String> prefix,
      boolean newestFirst,
      SourceSpot spot) {

    /** The part that is asked for more than one value. */
    public Optional<String> asked() {
      return range.or(() -> prefix);
    }
  }

  /**
   * A layout that stored rows were written in.
   *
   * @param signature empty if the author asks what it is
   * @param isShared whether the author asks for other keys, too
   */
  public record Frozen(int version, Optional<String> signature, boolean isShared, SourceSpot spot) {

    /** The layout; only the newest version may lack one. */
    public LayoutSignature layout() {
      return LayoutSignature.parse(signature.orElseThrow());
    }
  }

  /**
   * One table for each period of time.
   *
   * @param by the property that holds the time
   * @param access how the entity hands it out
   * @param type its type; empty if it is no time that slices have
   * @param period how long a table's slice is
   * @param table the name of a table, with the period in braces
   * @param recent how long a table is recent, as an ISO-8601 period
   * @param retention how long a table is kept; empty for ever
   */
  public record TimeSlice(
      String by,
      String access,
      Optional<TypeRef> type,
      SlicePeriod period,
      String table,
      String recent,
      String retention,
      SourceSpot spot) {}
}
