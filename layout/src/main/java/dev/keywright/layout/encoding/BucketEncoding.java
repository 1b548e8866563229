package dev.keywright.layout.encoding;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.layout.signature.BucketRule;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.bucket.TupleBucket;
import java.util.stream.IntStream;

/**
 * How the number of a bucket is written.
 *
 * @param <K> the type of its codec
 */
public final class BucketEncoding<K extends BucketForm<?>> extends ItemEncoding<K> {

  private BucketEncoding(RecordedCalls<? extends K> made) {
    super(made);
  }

  /**
   * In digits of TEXT.
   *
   * @param isLast whether no part of the column follows
   */
  public static BucketEncoding<BucketForm<String>> text(
      BucketSignature bucket, Template template, boolean isLast) {
    String before = before(bucket, template);
    String after = after(bucket, template);
    return new BucketEncoding<>(
        text(bucket.count(), before, after, isLast)
            .when(isLast, "alone", TextBucket::alone)
            .with("from", TextBucket::from, bucket.number().first())
            .with("digits", TextBucket::digits, bucket.number().width()));
  }

  private static RecordedCalls<TextBucket> text(
      int count, String before, String after, boolean isLast) {
    if (!before.isEmpty() || after.length() > 1 || after.isEmpty() != isLast) {
      return RecordedCalls.of(
          BucketForm.text(count, before, after), BucketForm.class, "text", count, before, after);
    }
    return isLast
        ? RecordedCalls.of(BucketForm.text(count), BucketForm.class, "text", count)
        : RecordedCalls.of(
            BucketForm.text(count, after.charAt(0)),
            BucketForm.class,
            "text",
            count,
            after.charAt(0));
  }

  /** In bytes, or in digits between bytes. */
  public static BucketEncoding<BucketForm<byte[]>> binary(
      LayoutFormat format, BucketSignature bucket, Template template) {
    int count = bucket.count();
    String before = before(bucket, template);
    String after = after(bucket, template);
    boolean isBare = before.isEmpty() && after.isEmpty();
    Object[] arguments = isBare ? new Object[] {count} : new Object[] {count, before, after};
    BucketNumber number = bucket.number();
    if (format == LayoutFormat.FDB_TUPLE) {
      return new BucketEncoding<>(
          RecordedCalls.of(
                  BucketForm.tuple(count, before, after), BucketForm.class, "tuple", arguments)
              .with("from", TupleBucket::from, number.first())
              .with("digits", TupleBucket::digits, number.width()));
    }
    RecordedCalls<BinaryBucket> bytes =
        RecordedCalls.of(
                BucketForm.binary(count, before, after), BucketForm.class, "binary", arguments)
            .with("from", BinaryBucket::from, number.first());
    return new BucketEncoding<>(
        number.isDigits(format)
            ? bytes.with("digits", BinaryBucket::digits, number.width(format, count))
            : bytes.with("bytes", BinaryBucket::bytes, number.width()));
  }

  /** The literal in front of all; the one after a part belongs to the part. */
  private static String before(BucketSignature bucket, Template template) {
    return bucket.index() == 0 ? template.literals().get(0) : "";
  }

  private static String after(BucketSignature bucket, Template template) {
    return template.literals().get(bucket.index() + 1);
  }

  /**
   * The calls that make buckets.
   *
   * @throws IllegalArgumentException if a function chooses them: it may be one of a user's
   */
  public static RecordedCalls<Buckets> choice(BucketSignature bucket) {
    return choice(bucket.rule(), bucket.count())
        .with("from", Buckets::from, bucket.number().first());
  }

  private static RecordedCalls<Buckets> choice(BucketRule rule, int count) {
    if (rule instanceof BucketRule.Hash hash) {
      return RecordedCalls.by(Buckets.class, "hash", Buckets::hash, hash.function(), count);
    }
    if (rule instanceof BucketRule.Modulo) {
      return RecordedCalls.by(Buckets.class, "modulo", Buckets::modulo, count);
    }
    throw new IllegalArgumentException("no call makes a function: " + rule);
  }

  @Override
  public Width width() {
    return Width.fixed(codec().width());
  }

  @Override
  public String inWords() {
    return codec().first() == 0
        ? "a number below " + codec().count()
        : "a number from " + codec().first() + " to " + codec().last();
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    String begun = text(beginning);
    return IntStream.rangeClosed(codec().first(), codec().last())
        .mapToObj(it -> text(codec().number(it)))
        .anyMatch(it -> it.startsWith(begun) && !it.equals(begun));
  }

  private static String text(Object content) {
    return content instanceof byte[] bytes ? new String(bytes, ISO_8859_1) : content.toString();
  }
}
