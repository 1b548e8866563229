package dev.keywright.processor.read;

import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.BucketClass;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.Chunks;
import dev.keywright.processor.model.KeyOptions.ExistingRows;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/** Reads the annotations that are options of a key, each by itself. */
final class OptionAnnotations {
  private final TypeElement entity;

  OptionAnnotations(TypeElement entity) {
    this.entity = entity;
  }

  /** What chooses a bucket, by the names that users write. */
  enum BucketBy {
    HASH,
    MODULO
  }

  private SourceSpot spot(AnnotationMirror mirror) {
    return new ElementSpot(entity, mirror);
  }

  Bucket bucket(AnnotationMirror mirror) {
    AnnotationValues values = AnnotationValues.of(mirror);
    Optional<BucketClass> function = new BucketClasses(entity).of(values.find("function"));
    boolean isByHash = function.isEmpty() && values.constant("by", BucketBy.class) == BucketBy.HASH;
    HashFunction hash = values.constant("hash", HashFunction.class);
    return new Bucket(
        values.integer("count"),
        new BucketNumber(values.constants("as", NumberEncoding.class), values.integer("width")),
        values.strings("of"),
        isByHash ? Optional.of(hash) : Optional.empty(),
        function,
        written(values, "after"),
        values.names(),
        spot(mirror));
  }

  Chunks chunks(AnnotationMirror mirror) {
    return new Chunks(AnnotationValues.of(mirror).integer("maxBytes"), spot(mirror));
  }

  AccessPattern pattern(AnnotationMirror mirror) {
    AnnotationValues values = AnnotationValues.of(mirror);
    return new AccessPattern(
        values.text("name"),
        values.strings("equal"),
        written(values, "range"),
        written(values, "prefix"),
        values.flag("newestFirst"),
        spot(mirror));
  }

  Frozen frozen(AnnotationMirror mirror) {
    AnnotationValues values = AnnotationValues.of(mirror);
    return new Frozen(values.integer("version"), written(values, "signature"), spot(mirror));
  }

  ExistingRows existing(AnnotationMirror mirror) {
    return new ExistingRows(AnnotationValues.of(mirror).text("reason"), spot(mirror));
  }

  /** A text that may be left out. */
  private static Optional<String> written(AnnotationValues values, String attribute) {
    return Optional.of(values.text(attribute)).filter(text -> !text.isEmpty());
  }
}
