package dev.keywright.layout.signature;

import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.number.NumberEncoding;
import java.util.Optional;

/**
 * How the number of a bucket is written, where the format does not say it.
 *
 * @param as bytes, or decimal digits; empty for what the format has
 * @param width how many bytes or digits; 0 for as many as the largest number needs
 * @param first the number of the first bucket
 */
public record BucketNumber(Optional<NumberEncoding> as, int width, int first) {
  /** As the format says: a number of one or two bytes in BINARY, digits in TEXT. */
  public static final BucketNumber OF_FORMAT = new BucketNumber(Optional.empty(), 0, 0);

  private static final int WIDEST_BYTES = 4;
  private static final int WIDEST_DIGITS = 9;

  /** The same numbers, as the format writes them. */
  public BucketNumber ofFormat() {
    return new BucketNumber(Optional.empty(), 0, first);
  }

  /** Whether it is decimal digits, in a format. */
  public boolean isDigits(LayoutFormat format) {
    return as.map(it -> it == NumberEncoding.DECIMAL).orElse(format.hasDigits());
  }

  /** Why the numbers of so many buckets cannot be written like this, or empty if they can. */
  public Optional<String> fault(LayoutFormat format, int count) {
    boolean isOther = as.isPresent() && as.get() != NumberEncoding.UNSIGNED;
    if (as.isPresent() && !isDigits(format) && (isOther || format.hasDigits())) {
      return Optional.of(
          format.hasDigits()
              ? "as = " + as.get() + ", but " + format + " writes the number of a bucket as DECIMAL"
              : "as = " + as.get() + ", but a bucket is written as UNSIGNED or DECIMAL");
    }
    int most = isDigits(format) ? WIDEST_DIGITS : WIDEST_BYTES;
    int needed = needed(format, count);
    String unit = isDigits(format) ? "digits" : "bytes";
    return width != 0 && (width < needed || width > most)
        ? Optional.of(
            "width = "
                + width
                + ", but the numbers of "
                + count
                + " buckets take "
                + needed
                + " to "
                + most
                + " "
                + unit)
        : Optional.empty();
  }

  /** How many digits or bytes it has, in a format. */
  public int width(LayoutFormat format, int count) {
    return width == 0 ? needed(format, count) : width;
  }

  /** How many bytes it takes in a column, in a format. */
  public int bytes(LayoutFormat format, int count) {
    return width(format, count) + format.bucketFrame();
  }

  /** How it is written, in words: {@code 3 digits}. */
  public String form(LayoutFormat format, int count) {
    int places = width(format, count);
    String unit = isDigits(format) ? "digit" : "byte";
    return places + " " + unit + (places == 1 ? "" : "s");
  }

  private int needed(LayoutFormat format, int count) {
    return BinaryBucket.needed(first + count - 1, isDigits(format));
  }

  @Override
  public String toString() {
    String numbered = first == 0 ? "" : " first=" + first;
    String places = width == 0 ? "" : " width=" + width;
    return numbered + as.map(it -> " as=" + it).orElse("") + places;
  }
}
