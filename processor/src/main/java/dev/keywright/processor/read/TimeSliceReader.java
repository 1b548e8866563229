package dev.keywright.processor.read;

import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.time.KnownTime;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads {@code @TimeSlice}, which names any member of the entity, part of a key or not. */
final class TimeSliceReader {
  private static final Set<String> TIMES =
      Stream.of(KnownTime.values())
          .map(time -> time.type().valueClass().getName())
          .collect(Collectors.toUnmodifiableSet());

  private final Properties properties;

  TimeSliceReader(Properties properties) {
    this.properties = properties;
  }

  /** The type of a time that slices have. */
  private static Optional<TypeRef> time(TypeMirror type) {
    return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
            && TIMES.contains(element.getQualifiedName().toString())
        ? Optional.of(TypeRefs.of(element))
        : Optional.empty();
  }

  TimeSlice read(AnnotationValues values, SourceSpot spot) {
    String by = values.text("by");
    Optional<Properties.Reading> readable = properties.readable(by);
    return new TimeSlice(
        by,
        readable.map(Properties.Reading::access).orElse(""),
        readable.flatMap(it -> time(it.type())),
        values.constant("period", SlicePeriod.class),
        values.text("table"),
        values.text("recent"),
        values.text("retention"),
        spot);
  }
}
