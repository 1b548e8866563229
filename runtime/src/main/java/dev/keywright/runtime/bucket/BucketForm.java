package dev.keywright.runtime.bucket;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ItemCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the number of a bucket is written in the partition column: at its beginning, or after parts.
 *
 * <p>For generated keys; applications do not call it.
 *
 * @param <C> what the column holds: {@code String} (TEXT) or {@code byte[]} (BINARY)
 */
public sealed interface BucketForm<C> extends ItemCodec<C> permits TextBucket, BytesBucket {
  /** The name of the part, in messages. */
  String NAME = "bucket";

  /** A number in a TEXT column which holds nothing else. */
  static TextBucket text(int count) {
    return new TextBucket(count, "", "", true, 0);
  }

  /** A number in a TEXT column, followed by a separator and another part. */
  static TextBucket text(int count, char separator) {
    return new TextBucket(count, "", String.valueOf(separator), false, 0);
  }

  /** A number in a TEXT column, between two literals, and followed by a part. */
  static TextBucket text(int count, String before, String behind) {
    return new TextBucket(count, before, behind, false, 0);
  }

  /** A number in a BINARY column. */
  static BinaryBucket binary(int count) {
    return new BinaryBucket(count, "", "", 0, false);
  }

  /**
   * A number in a BINARY column, between two literals.
   *
   * @param before one character for each byte
   * @param behind one character for each byte
   */
  static BinaryBucket binary(int count, String before, String behind) {
    return new BinaryBucket(count, before, behind, 0, false);
  }

  /** A number in an FDB_TUPLE column. */
  static TupleBucket tuple(int count) {
    return TupleBucket.of(count, "", "");
  }

  /**
   * A number in an FDB_TUPLE column, between two literals.
   *
   * @param before one character for each byte
   * @param behind one character for each byte
   */
  static TupleBucket tuple(int count, String before, String behind) {
    return TupleBucket.of(count, before, behind);
  }

  /** How many buckets there are. */
  int count();

  /** The number of the first bucket. */
  int first();

  /** The same form of buckets that are numbered from another number than 0. */
  BucketForm<C> from(int number);

  /** The number of the last bucket. */
  default int last() {
    return first() + count() - 1;
  }

  /**
   * The literal in front of the number, in BINARY one character for each byte; empty after a part,
   * to which the literal then belongs.
   */
  String before();

  /** The bytes of every number, without a separator. */
  int width();

  /** How the store compares the partition column. */
  ColumnOrder<C> order();

  /** The same form for other numbers. */
  BucketForm<C> of(Buckets others);

  /** The number alone. */
  C number(int bucket);

  /** The number, and the literal in front of it. */
  C beginning(int bucket);

  /** A column that holds nothing but the bucket, and literals around it. */
  C alone(int bucket);

  /**
   * What all partition columns in this bucket begin with, after the parts in front: the number, and
   * literals around it.
   */
  C prefix(int bucket);

  /**
   * The smallest content above all of one bucket, or null if nothing can be above it.
   *
   * @param prefix what all of them begin with, up to the {@link #prefix} of the bucket
   */
  default @Nullable C end(C prefix) {
    return order().nextPrefix(prefix);
  }

  /** Writes the number without a separator, and returns the index after it. */
  int write(int bucket, byte[] out, int at);

  /** The number that is in {@code content[at, end)}, or -1 if none of these buckets does. */
  int read(C content, int at, int end);

  /** What follows the {@link #prefix} in a partition column that begins with one. */
  default C rest(C content) {
    return rest(content, 0);
  }

  /** What follows the {@link #prefix} that begins at an index of a partition column. */
  C rest(C content, int at);

  /** What should be where {@link #read} finds no number, for messages. */
  default String expected() {
    return "a bucket from " + shown(first()) + " to " + shown(last());
  }

  /** A number as messages show it. */
  String shown(int bucket);

  /**
   * Compares the number that is in front of a key with the one that belongs to its parts.
   *
   * @throws MalformedKeyException if they differ
   */
  default void verify(int stored, int computed) {
    verify(before().length(), stored, computed);
  }

  /**
   * Compares the number that is in a key with the one that belongs to its parts.
   *
   * @param position where it is in its column
   * @throws MalformedKeyException if they differ
   */
  default void verify(int position, int stored, int computed) {
    if (stored != computed) {
      throw misplaced(position, stored, "the bucket " + shown(computed) + " of the key's parts");
    }
  }

  /** The exception for a number that is in a key where another one should be. */
  default MalformedKeyException misplaced(int position, int stored, String expected) {
    return new MalformedKeyException(NAME, position, shown(stored), expected);
  }

  /**
   * Boundaries that cut the buckets into shares as equal as they can be, for pre-splitting a table.
   *
   * @param shares how many regions the table shall have; between 1 and {@link #count}
   * @return {@code shares - 1} numbers in ascending order
   */
  default List<C> splitPoints(int shares) {
    if (shares < 1 || shares > count()) {
      throw new IllegalArgumentException(
          "splitPoints(" + shares + "): " + count() + " buckets make 1 to " + count() + " shares");
    }
    List<C> points = new ArrayList<>(shares - 1);
    for (int i = 1; i < shares; i++) {
      points.add(beginning(first() + (int) ((long) i * count() / shares)));
    }
    return Collections.unmodifiableList(points);
  }
}
