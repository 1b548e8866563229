package dev.keywright.processor.interpret;

import dev.keywright.description.store.Store;
import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity.TimeProperty;
import dev.keywright.processor.declared.EnumConstant;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.BucketClass;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.KeyOptions.Chunks;
import dev.keywright.processor.model.KeyOptions.ExistingRows;
import dev.keywright.processor.model.KeyOptions.Frozen;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.Volume;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.slice.SlicePeriod;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Interprets the annotations that are options of a key, each by itself. */
final class OptionAnnotations {
  private OptionAnnotations() {}

  /** What chooses a bucket, by the names that users write. */
  enum BucketBy {
    HASH,
    MODULO
  }

  static Bucket bucket(DeclaredAnnotation values) {
    Optional<BucketClass> function = values.find("function", BucketClass.class);
    boolean isByHash = function.isEmpty() && values.constant("by", BucketBy.class) == BucketBy.HASH;
    HashFunction hash = values.constant("hash", HashFunction.class);
    return new Bucket(
        values.integer("count"),
        new BucketNumber(
            values.constants("as", NumberEncoding.class),
            values.integer("width"),
            values.integer("first")),
        values.strings("of"),
        isByHash ? Optional.of(hash) : Optional.empty(),
        function,
        values.optional("after"),
        values.written().keySet(),
        values.spot());
  }

  static Chunks chunks(DeclaredAnnotation values) {
    return new Chunks(values.integer("maxBytes"), values.spot());
  }

  static AccessPattern pattern(DeclaredAnnotation values) {
    return new AccessPattern(
        values.text("name"),
        values.strings("equal"),
        values.optional("range"),
        values.optional("prefix"),
        values.flag("newestFirst"),
        values.spot());
  }

  /**
   * A frozen layout.
   *
   * @param isShared whether other keys have it, too
   */
  static Frozen frozen(DeclaredAnnotation values, boolean isShared) {
    return new Frozen(
        values.integer("version"), values.optional("signature"), isShared, values.spot());
  }

  static ExistingRows existing(DeclaredAnnotation values) {
    return new ExistingRows(values.text("reason"), values.spot());
  }

  /**
   * The slices of a key.
   *
   * @param times the properties that may hold the time, parts of a key or not
   */
  static TimeSlice slice(DeclaredAnnotation values, Map<String, TimeProperty> times) {
    Optional<TimeProperty> time = Optional.ofNullable(times.get(values.text("by")));
    return new TimeSlice(
        values.text("by"),
        time.map(TimeProperty::access).orElse(""),
        time.flatMap(TimeProperty::type),
        values.constant("period", SlicePeriod.class),
        values.text("table"),
        values.text("recent"),
        values.text("retention"),
        values.spot());
  }

  /** The store; empty if the compiler could not make sense of it. */
  static Optional<StoredIn> storedIn(DeclaredAnnotation values) {
    if (values.find("value", EnumConstant.class).isEmpty()) {
      return Optional.empty();
    }
    Map<String, Long> limits = new TreeMap<>();
    values
        .written()
        .forEach(
            (name, value) -> {
              if (value instanceof Number limit && limit.longValue() != 0) {
                limits.put(name, limit.longValue());
              }
            });
    Store store = values.constant("value", Store.class);
    return Optional.of(
        new StoredIn(store, values.optional("table"), Map.copyOf(limits), values.spot()));
  }

  static Volume volume(DeclaredAnnotation values) {
    return new Volume(
        known(values, "rows"),
        known(values, "bytesPerRow"),
        known(values, "peakWritesPerSecond"),
        values.spot());
  }

  private static OptionalLong known(DeclaredAnnotation values, String name) {
    long value = values.number(name);
    return value == 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
