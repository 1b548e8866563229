package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What one {@code @PartitionKey} or {@code @SortKey} says of a part. */
record PartAnnotation(DeclaredAnnotation values) {

  /** Directions by the names that users write. */
  enum Direction {
    ASC,
    DESC
  }

  boolean isPartition() {
    return values.name().equals("PartitionKey");
  }

  /** How values of a type are written in a format, with the annotations next to this one. */
  Encoding encoding(PartType type, LayoutFormat format, EncodingAnnotations encodings) {
    boolean isNumber = encodings.number().isPresent();
    return Encoding.PLAIN
        .withPad(values.integer("pad"))
        .withSigned(values.flag("signed"))
        .withTime(
            type.signature()
                .filter(it -> it.takesTime(format) || (it.kind() == Kind.TIME && isNumber))
                .filter(it -> !values.flag("nativeType"))
                .map(this::time))
        .withNumber(encodings.number().map(EncodedAnnotation::form))
        .withFloor(EncodedAnnotation.floor(values).or(encodings::floor))
        .withText(encodings.text().map(EncodedAnnotation::text))
        .withDescending(isDescending())
        .withReversed(values.flag("reversed"))
        .withLabels(values.flag("reversedLabels"));
  }

  private TimeFormat time(TypeSignature type) {
    return values.written().containsKey("time")
        ? values.constant("time", TimeFormat.class)
        : type.usualTime();
  }

  private boolean isDescending() {
    return values.constant("direction", Direction.class) == Direction.DESC;
  }

  /**
   * The hash prefix, if there is one.
   *
   * @param part the name of the part
   */
  Optional<HashSignature> hash(String part) {
    List<String> of = values.strings("hashOf");
    return Optional.of(values.integer("hashPrefix"))
        .filter(digits -> digits != 0)
        .map(
            digits ->
                new HashSignature(
                    values.constant("hash", HashFunction.class),
                    digits,
                    values.text("hashSalt"),
                    values.integer("hashSeed"),
                    of.equals(List.of(part)) ? List.of() : of));
  }

  /**
   * What it says of the place of the part.
   *
   * @param isOnly whether the member is a part of no other key
   */
  Declaration declaration(EncodingAnnotations encodings, boolean isOnly) {
    return encodings
        .beside(Declaration.at(values.spot()))
        .with(values.written().keySet())
        .placed(values.integer("order"), values.text("column"), values.flag("nativeType"))
        .only(isOnly);
  }

  /** The attributes that ask for a form. */
  List<String> ofForm() {
    List<String> asking = new ArrayList<>();
    Stream.of("pad", "hashPrefix").filter(it -> values.integer(it) != 0).forEach(asking::add);
    Stream.of("signed", "reversed", "reversedLabels").filter(values::flag).forEach(asking::add);
    if (isDescending()) {
      asking.add("direction");
    }
    if (values.constant("time", TimeFormat.class) != TimeFormat.EPOCH_MILLIS) {
      asking.add("time");
    }
    return asking;
  }
}
