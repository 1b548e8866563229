package dev.keywright.store.bigtable;

import com.google.cloud.bigtable.data.v2.models.Range.BoundType;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.protobuf.ByteString;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** What of a range is still to be read after a row: the service refuses to be asked for nothing. */
final class ResumedByteRange {
  private static final Comparator<ByteString> ORDER =
      ByteString.unsignedLexicographicalComparator();
  private static final ByteString ZERO = ByteString.copyFrom(new byte[1]);

  private ResumedByteRange() {}

  /**
   * The row keys of a range that come after one, or null if there can be none.
   *
   * @param bounds closed below and open above
   */
  static @Nullable ByteStringRange behind(
      ByteString last, ByteStringRange bounds, boolean isBackward) {
    return isBackward ? below(last, bounds) : above(last, bounds);
  }

  private static @Nullable ByteStringRange above(ByteString last, ByteStringRange bounds) {
    if (bounds.getEndBound() == BoundType.UNBOUNDED) {
      return ByteStringRange.unbounded().startOpen(last);
    }
    // The same with a zero byte after it is the next row key that there can be.
    return ORDER.compare(last.concat(ZERO), bounds.getEnd()) < 0
        ? ByteStringRange.create(last, bounds.getEnd()).startOpen(last)
        : null;
  }

  private static @Nullable ByteStringRange below(ByteString last, ByteStringRange bounds) {
    if (bounds.getStartBound() == BoundType.UNBOUNDED) {
      return ByteStringRange.unbounded().endOpen(last);
    }
    return ORDER.compare(bounds.getStart(), last) < 0
        ? ByteStringRange.create(bounds.getStart(), last)
        : null;
  }
}
