package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;

/**
 * What a scan has fixed of one column, by the oracle: all contents of its ranges begin with that.
 *
 * @param bytes what is fixed, without the bucket
 * @param bucketAt where the bucket stands in it; -1 if there is none, or a part before it is open
 * @param isWhole whether the whole column is fixed, so that there is one content
 */
@SuppressWarnings("ArrayRecordComponent") // it is read by the laws alone
record FixedContent(Design design, Column column, byte[] bytes, int bucketAt, boolean isWhole) {
  private static final int END_IN_BINARY = 2;
  private static final int END_OF_ELEMENT = 1;

  /** The parts of a column before this one, with the values of a tuple. */
  static FixedContent before(Design design, int part, List<Object> tuple) {
    Column column = design.columnOf(part);
    boolean isBehindBucket =
        design.form().bucket().isPresent()
            && column.equals(design.columns().get(0))
            && design.bucketIndex() == 0;
    byte[] front = isBehindBucket ? new byte[0] : design.front(column);
    FixedContent fixed = new FixedContent(design, column, front, isBehindBucket ? 0 : -1, false);
    for (int i : design.partsOf(column)) {
      if (i < part) {
        fixed = fixed.and(i, tuple.get(i));
      }
    }
    return fixed;
  }

  /** The same and the value of the next part, with the separator that follows it. */
  FixedContent and(int part, Object value) {
    Place place = design.place(part);
    ByteArrayOutputStream more = begun();
    more.writeBytes(
        column.isStored() ? Row.bytes(value) : design.parts().get(part).spec().bytes(value, place));
    more.writeBytes(design.behind(part));
    boolean isBeforeBucket =
        column.equals(design.columns().get(0)) && part + 1 == design.bucketIndex();
    int at = isBeforeBucket ? more.size() : bucketAt;
    return new FixedContent(design, column, more.toByteArray(), at, design.isLastOfColumn(part));
  }

  /** The same and the beginning of the next part, a text or bytes. */
  FixedContent andBeginning(int part, Object beginning) {
    Place place = design.place(part);
    PartSpec spec = design.parts().get(part).spec();
    byte[] written = column.isStored() ? Row.bytes(beginning) : spec.bareBytes(beginning, place);
    if (spec.oracle() instanceof ForeignTexts foreign) {
      byte[] ascending = foreign.beginning(beginning);
      boolean descends = spec.is(PartSpec.Trait.DESCENDING);
      ByteArrayOutputStream content = begun();
      content.writeBytes(descends ? BinaryForm.complement(ascending) : ascending);
      return new FixedContent(design, column, content.toByteArray(), bucketAt, false);
    }
    boolean isList = spec.is(PartSpec.Trait.LIST);
    boolean isEnded =
        !isList && place.binary() && (!place.last() || spec.is(PartSpec.Trait.DESCENDING));
    int end = place.tuple() ? isList ? 0 : END_OF_ELEMENT : isEnded ? END_IN_BINARY : 0;
    ByteArrayOutputStream more = begun();
    more.write(written, 0, written.length - end);
    return new FixedContent(design, column, more.toByteArray(), bucketAt, false);
  }

  private ByteArrayOutputStream begun() {
    ByteArrayOutputStream more = new ByteArrayOutputStream();
    more.writeBytes(bytes);
    return more;
  }

  /**
   * Whether a content of this column is as fixed.
   *
   * @param begun what is fixed {@linkplain #begun in the bucket of a lower bound}: to find that
   *     bucket takes longer than to compare
   */
  boolean isOf(byte[] content, byte[] begun) {
    boolean isBegun =
        content.length >= begun.length
            && Arrays.equals(content, 0, begun.length, begun, 0, begun.length);
    return isBegun && (!isWhole || content.length == begun.length);
  }

  /** What is fixed, in the bucket of a lower bound. */
  byte[] begun(byte[] from) {
    return bucketAt < 0 ? bytes : CanonicalLaw.joined(front(), bucket(from), rest());
  }

  private byte[] front() {
    return Arrays.copyOf(bytes, bucketAt);
  }

  private byte[] rest() {
    return Arrays.copyOfRange(bytes, bucketAt, bytes.length);
  }

  /** The bucket in a bound, and what stands around it. */
  private byte[] bucket(byte[] from) {
    int first = design.bucket().first();
    for (int i = first; i < first + design.bucket().count(); i++) {
      byte[] bucket = design.bucket(i);
      if (bucketAt + bucket.length <= from.length
          && Arrays.equals(bucket, 0, bucket.length, from, bucketAt, bucketAt + bucket.length)) {
        return bucket;
      }
    }
    throw new AssertionError("no bucket: " + Arrays.toString(from));
  }
}
