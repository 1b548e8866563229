package dev.keywright.processor.example;

import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.layout.BucketSignature;
import dev.keywright.runtime.layout.CodesType;
import dev.keywright.runtime.layout.ColumnSignature;
import dev.keywright.runtime.layout.Encoding;
import dev.keywright.runtime.layout.HashSignature;
import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.layout.PartSignature;
import dev.keywright.runtime.layout.SimpleType;
import dev.keywright.runtime.layout.SuffixType;
import dev.keywright.runtime.layout.TypeSignature;
import dev.keywright.runtime.layout.ValueLimits;
import dev.keywright.runtime.time.TimeFormat;
import java.util.List;
import java.util.Optional;

/** The signature of a layout: all that its bytes depend on, as the runtime knows it. */
public final class Signatures {
  private Signatures() {}

  /** The signature of a layout whose parts all have types that can be written. */
  public static LayoutSignature of(Layout layout) {
    List<ColumnSignature> columns =
        layout.columns().stream().map(column -> column(layout, column)).toList();
    return layout.isBinary()
        ? LayoutSignature.binary(columns)
        : LayoutSignature.text(layout.separator(), layout.escape(), columns);
  }

  private static ColumnSignature column(Layout layout, Column column) {
    Optional<BucketSignature> bucket =
        column.isPartition()
            ? layout.options().bucket().map(it -> bucket(layout, it))
            : Optional.empty();
    List<PartSignature> parts = column.parts().stream().map(part -> of(layout, part)).toList();
    return new ColumnSignature(column.name(), bucket, parts, column.nativeType());
  }

  private static BucketSignature bucket(Layout layout, Bucket bucket) {
    Optional<HashFunction> hash =
        bucket.byHash()
            ? Optional.of(HashFunction.valueOf(bucket.hash().name()))
            : Optional.empty();
    List<String> of = layout.bucketedParts().stream().map(Part::name).toList();
    return new BucketSignature(bucket.count(), hash, of);
  }

  /** One part of a type that can be written. */
  public static PartSignature of(Layout layout, Part part) {
    PartOptions options = part.options();
    Facts facts = part.facts();
    TypeSignature type = type(part.type());
    Encoding encoding =
        new Encoding(
            options.pad(),
            options.signed(),
            time(layout, part),
            options.descending(),
            options.reversed());
    ValueLimits limits =
        new ValueLimits(
            facts.min(), facts.max(), facts.alphabet(), facts.minLength(), facts.maxLength());
    return new PartSignature(
        part.name(),
        type,
        encoding,
        options.hash().map(Signatures::hash),
        limits.within(type),
        options.ordered());
  }

  private static Optional<TimeFormat> time(Layout layout, Part part) {
    boolean hasForm =
        part.type() instanceof PartType.Time time
            && !(layout.isBinary() && time.type() == PartType.TimeType.DATE);
    return hasForm
        ? Optional.of(TimeFormat.valueOf(part.options().time().name()))
        : Optional.empty();
  }

  private static HashSignature hash(Hash hash) {
    HashFunction function = HashFunction.valueOf(hash.algorithm().name());
    return new HashSignature(function, hash.digits(), hash.salt());
  }

  private static TypeSignature type(PartType type) {
    if (type instanceof PartType.Codes codes) {
      return new CodesType(
          codes.byCode().stream()
              .map(constant -> new CodesType.Constant(constant.name(), constant.code()))
              .toList());
    }
    return type instanceof PartType.Suffix suffix ? new SuffixType(suffix.length()) : simple(type);
  }

  private static SimpleType simple(PartType type) {
    if (type instanceof PartType.Whole whole) {
      return switch (whole.javaName()) {
        case "byte" -> SimpleType.BYTE;
        case "short" -> SimpleType.SHORT;
        case "int" -> SimpleType.INT;
        default -> SimpleType.LONG;
      };
    }
    if (type instanceof PartType.Time time) {
      return switch (time.type()) {
        case INSTANT -> SimpleType.INSTANT;
        case DATE_TIME -> SimpleType.LOCAL_DATE_TIME;
        case DATE -> SimpleType.LOCAL_DATE;
      };
    }
    if (type instanceof PartType.Floating floating) {
      return floating.javaName().equals("float") ? SimpleType.FLOAT : SimpleType.DOUBLE;
    }
    if (type instanceof PartType.Text) {
      return SimpleType.STRING;
    }
    if (type instanceof PartType.Bytes) {
      return SimpleType.BYTES;
    }
    if (type instanceof PartType.Uuid) {
      return SimpleType.UUID;
    }
    return type instanceof PartType.Flag ? SimpleType.BOOLEAN : SimpleType.CHAR;
  }
}
