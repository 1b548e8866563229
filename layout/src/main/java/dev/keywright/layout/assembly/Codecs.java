package dev.keywright.layout.assembly;

import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.binary.BinaryHash;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.bucket.BinaryBucket;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.TextBucket;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.text.HashPrefix;

/** The codecs that signatures ask for. */
public final class Codecs {
  private Codecs() {}

  /**
   * The codec of a part: a {@code TextPart}, a {@code BinaryPart} or a {@code NativePart}.
   *
   * @throws IllegalArgumentException if the type has no form in the format
   */
  public static PartCodec<?, ?> of(PartSignature part, Place place) {
    if (place.isNative()) {
      return NativeCodecs.of(part);
    }
    return place.format().isText() ? TextCodecs.of(part, place) : binary(part, place);
  }

  /** The codec of a hash prefix. */
  public static HashCodec<?> of(HashSignature hash, LayoutFormat format) {
    return format.isText() ? text(hash) : binary(hash);
  }

  /** The codec of a hash prefix in TEXT. */
  public static HashPrefix text(HashSignature hash) {
    return new HashPrefix(hash.function(), hash.digits(), hash.salt(), hash.seed());
  }

  /** The codec of a hash prefix in BINARY. */
  public static BinaryHash binary(HashSignature hash) {
    return new BinaryHash(hash.function(), hash.digits() / 2, hash.salt(), hash.seed());
  }

  static BucketForm<String> text(
      BucketSignature bucket, ColumnSignature column, Template template) {
    String behind = template.literals().get(bucket.index() + 1);
    TextBucket form = BucketForm.text(bucket.count(), before(bucket, template), behind);
    form = form.digits(bucket.number().width());
    return column.parts().size() == bucket.index() ? form.alone() : form;
  }

  /** The literal in front of all; the one behind a part belongs to the part. */
  private static String before(BucketSignature bucket, Template template) {
    return bucket.index() == 0 ? template.literals().get(0) : "";
  }

  /** The codec of a part of a column of bytes. */
  static BinaryPart<?> binary(PartSignature part, Place place) {
    return switch (place.format()) {
      case TEXT -> throw new IllegalArgumentException(part.name() + " is in a column of text");
      case BINARY -> BinaryCodecs.of(part, place);
      case FDB_TUPLE -> TupleCodecs.of(part);
    };
  }

  static BucketForm<byte[]> binary(LayoutFormat format, BucketSignature bucket, Template template) {
    String before = before(bucket, template);
    String behind = template.literals().get(bucket.index() + 1);
    int width = bucket.number().width();
    if (format == LayoutFormat.FDB_TUPLE) {
      return BucketForm.tuple(bucket.count(), before, behind).digits(width);
    }
    BinaryBucket form = BucketForm.binary(bucket.count(), before, behind);
    return bucket.number().isDigits(format) ? form.digits(width) : form.bytes(width);
  }
}
