package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a scan has fixed of one column, by the oracle: all contents of its ranges begin with that.
 *
 * @param bytes what stands behind the bucket, if there is one
 * @param isWhole whether the whole column is fixed, so that there is one content
 */
@SuppressWarnings("ArrayRecordComponent") // it is read by the laws alone
record FixedContent(Design design, Column column, byte[] bytes, boolean isWhole) {
  private static final int END_IN_BINARY = 2;
  private static final int END_OF_ELEMENT = 1;

  /** The parts of a column before this one, with the values of a tuple. */
  static FixedContent before(Design design, int part, List<Object> tuple) {
    Column column = design.columnOf(part);
    boolean isBehindBucket =
        design.form().bucket().isPresent() && column.equals(design.columns().get(0));
    byte[] front = isBehindBucket ? new byte[0] : design.front(column);
    FixedContent fixed = new FixedContent(design, column, front, false);
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
    return new FixedContent(design, column, more.toByteArray(), design.isLastOfColumn(part));
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
      return new FixedContent(design, column, content.toByteArray(), false);
    }
    boolean isList = spec.is(PartSpec.Trait.LIST);
    boolean isEnded =
        !isList && place.binary() && (!place.last() || spec.is(PartSpec.Trait.DESCENDING));
    int end = place.tuple() ? isList ? 0 : END_OF_ELEMENT : isEnded ? END_IN_BINARY : 0;
    ByteArrayOutputStream more = begun();
    more.write(written, 0, written.length - end);
    return new FixedContent(design, column, more.toByteArray(), false);
  }

  private ByteArrayOutputStream begun() {
    ByteArrayOutputStream more = new ByteArrayOutputStream();
    more.writeBytes(bytes);
    return more;
  }

  /** Whether a content of this column, in the bucket of a lower bound, is as fixed. */
  boolean isOf(byte[] content, byte[] from) {
    byte[] bucket = bucket(from);
    int end = bucket.length + bytes.length;
    boolean isBegun =
        content.length >= end
            && Arrays.equals(content, 0, bucket.length, bucket, 0, bucket.length)
            && Arrays.equals(content, bucket.length, end, bytes, 0, bytes.length);
    return isBegun && (!isWhole || content.length == end);
  }

  /** The bucket that a bound begins with, and what stands around it. */
  private byte[] bucket(byte[] from) {
    if (design.form().bucket().isEmpty() || !column.equals(design.columns().get(0))) {
      return new byte[0];
    }
    return IntStream.range(0, design.bucket().count())
        .mapToObj(design::bucket)
        .filter(it -> it.length <= from.length)
        .filter(it -> Arrays.equals(it, 0, it.length, from, 0, it.length))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no bucket: " + Arrays.toString(from)));
  }
}
