package dev.keywright.processor.read;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.model.Declaration;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** The annotations of ours on one element, by name: the processor does not load their classes. */
final class KeyAnnotations {
  static final String PARTITION_KEY = "dev.keywright.PartitionKey";
  static final String SORT_KEY = "dev.keywright.SortKey";
  private static final String DOMAIN = "dev.keywright.Domain";
  static final String SEPARATOR = "dev.keywright.Separator";
  private static final String KEY_FORMAT = "dev.keywright.KeyFormat";
  private static final String KEY_CODE = "dev.keywright.KeyCode";

  private KeyAnnotations() {}

  /** One {@code @PartitionKey} or {@code @SortKey}. */
  record PartAnnotation(AnnotationMirror mirror, boolean isPartition, AnnotationValues values) {
    static PartAnnotation of(AnnotationMirror mirror, boolean isPartition) {
      return new PartAnnotation(mirror, isPartition, AnnotationValues.of(mirror));
    }

    String key() {
      return values.text("key");
    }

    boolean ordered() {
      return values.flag("ordered");
    }

    /**
     * How values of a type are written in a format.
     *
     * @param number the {@code @EncodedNumber} beside it
     * @param text the {@code @EncodedText} beside it
     */
    Encoding encoding(
        PartType type,
        LayoutFormat format,
        Optional<EncodedAnnotation> number,
        Optional<EncodedAnnotation> text) {
      TimeFormat time = values.constant("time", TimeFormat.class);
      return new Encoding(
          values.integer("pad"),
          values.flag("signed"),
          type.signature()
              .filter(it -> it.takesTime(format) || (it.kind() == Kind.TIME && number.isPresent()))
              .map(it -> time),
          number.map(EncodedAnnotation::form),
          text.map(EncodedAnnotation::text),
          values.constant("direction", Direction.class) == Direction.DESC,
          values.flag("reversed"),
          values.flag("reversedLabels"));
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

    Declaration declaration(
        Element annotated, Optional<EncodedAnnotation> number, Optional<EncodedAnnotation> text) {
      return new Declaration(
          values.names(),
          values.integer("order"),
          values.text("column"),
          values.flag("nativeType"),
          new ElementSpot(annotated, mirror),
          number.map(EncodedAnnotation::beside),
          text.map(EncodedAnnotation::beside),
          parts(annotated).size() == 1);
    }
  }

  /** Directions by the names that users write. */
  enum Direction {
    ASC,
    DESC
  }

  /** The parts that an element is annotated as, containers unpacked. */
  static List<PartAnnotation> parts(Element element) {
    List<PartAnnotation> parts = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      switch (name(mirror)) {
        case PARTITION_KEY -> parts.add(PartAnnotation.of(mirror, true));
        case SORT_KEY -> parts.add(PartAnnotation.of(mirror, false));
        case PARTITION_KEY + ".List" -> addContained(mirror, true, parts);
        case SORT_KEY + ".List" -> addContained(mirror, false, parts);
        default -> {}
      }
    }
    return parts;
  }

  private static void addContained(
      AnnotationMirror container, boolean isPartition, List<PartAnnotation> parts) {
    for (AnnotationMirror mirror : AnnotationValues.of(container).contained()) {
      parts.add(PartAnnotation.of(mirror, isPartition));
    }
  }

  /** What {@code @Domain} declares, or nothing, to be reported at the part's own annotation. */
  static Facts facts(AnnotatedMember member, PartAnnotation part) {
    return facts(member.places(), new ElementSpot(member.annotated(), part.mirror()));
  }

  /** What {@code @Domain} declares in one of these places, or nothing, to be reported at a spot. */
  static Facts facts(List<Element> places, SourceSpot spot) {
    for (Element place : places) {
      AnnotationMirror mirror = domain(place);
      if (mirror != null) {
        return facts(place, mirror);
      }
    }
    return Facts.none(spot);
  }

  private static Facts facts(Element element, AnnotationMirror mirror) {
    AnnotationValues values = AnnotationValues.of(mirror);
    Long min = values.get("min", Long.class);
    Long max = values.get("max", Long.class);
    Integer minLength = values.get("minLength", Integer.class);
    Integer maxLength = values.get("maxLength", Integer.class);
    Long step = values.get("step", Long.class);
    Long cardinality = values.get("cardinality", Long.class);
    String alphabet = values.text("alphabet");
    ValueLimits limits =
        new ValueLimits(
            min == null ? OptionalLong.empty() : OptionalLong.of(min),
            max == null ? OptionalLong.empty() : OptionalLong.of(max),
            Optional.of(alphabet).filter(it -> !it.isEmpty()),
            minLength == null || minLength == 0 ? OptionalInt.empty() : OptionalInt.of(minLength),
            maxLength == null ? OptionalInt.empty() : OptionalInt.of(maxLength));
    return new Facts(
        limits,
        cardinality == null || cardinality == 0
            ? OptionalLong.empty()
            : OptionalLong.of(cardinality),
        values.flag("monotonic"),
        step == null ? OptionalLong.empty() : OptionalLong.of(step),
        new Facts.Identity(
            values.strings("determinedBy"), values.flag("unique"), values.strings("uniqueWithin")),
        Origins.domain(new ElementSpot(element, mirror)));
  }

  static @Nullable AnnotationMirror domain(Element element) {
    return find(element, DOMAIN);
  }

  static @Nullable AnnotationMirror separator(TypeElement entity) {
    return find(entity, SEPARATOR);
  }

  static @Nullable AnnotationMirror keyFormat(TypeElement entity) {
    return find(entity, KEY_FORMAT);
  }

  /** All annotations of one name on an element, its container unpacked. */
  static List<AnnotationMirror> all(Element element, String annotation) {
    List<AnnotationMirror> all = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (name(mirror).equals(annotation)) {
        all.add(mirror);
      } else if (name(mirror).equals(annotation + ".List")) {
        all.addAll(AnnotationValues.of(mirror).contained());
      }
    }
    return all;
  }

  static @Nullable AnnotationMirror keyCode(Element constant) {
    return find(constant, KEY_CODE);
  }

  // By simple name, as every nullness library has its own.
  private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull", "NullUnknown");

  /** Whether an element, or the type of its values, is annotated as perhaps null. */
  static boolean saysNullable(Element element) {
    TypeMirror type =
        element instanceof ExecutableElement method ? method.getReturnType() : element.asType();
    return Stream.concat(
            element.getAnnotationMirrors().stream(), type.getAnnotationMirrors().stream())
        .map(mirror -> mirror.getAnnotationType().asElement().getSimpleName().toString())
        .anyMatch(NULLABLE::contains);
  }

  private static @Nullable AnnotationMirror find(Element element, String annotation) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (name(mirror).equals(annotation)) {
        return mirror;
      }
    }
    return null;
  }

  private static String name(AnnotationMirror mirror) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement type
        ? type.getQualifiedName().toString()
        : "";
  }
}
