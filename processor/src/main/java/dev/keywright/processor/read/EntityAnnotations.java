package dev.keywright.processor.read;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** The annotations of ours on the entity itself, sorted by the keys that they name. */
final class EntityAnnotations {
  private static final String BUCKET = "dev.keywright.Bucket";
  private static final String UNIQUE_SUFFIX = "dev.keywright.UniqueSuffix";
  private static final String CHUNKED = "dev.keywright.Chunked";
  private static final String ACCESS_PATTERN = "dev.keywright.AccessPattern";
  private static final String FROZEN_LAYOUT = "dev.keywright.FrozenLayout";
  private static final String TIME_SLICE = "dev.keywright.TimeSlice";
  private static final String STORED_IN = "dev.keywright.StoredIn";
  private static final String VOLUME = "dev.keywright.Volume";
  private static final String EXISTING_ROWS = "dev.keywright.ExistingRows";
  private static final String PARTITION_TEMPLATE = "dev.keywright.PartitionTemplate";
  private static final String SORT_TEMPLATE = "dev.keywright.SortTemplate";
  private static final List<String> ONCE_A_KEY =
      List.of(
          BUCKET,
          UNIQUE_SUFFIX,
          CHUNKED,
          TIME_SLICE,
          STORED_IN,
          VOLUME,
          EXISTING_ROWS,
          PARTITION_TEMPLATE);
  private static final List<String> OF_KEYS =
      Stream.concat(ONCE_A_KEY.stream(), Stream.of(ACCESS_PATTERN, FROZEN_LAYOUT, SORT_TEMPLATE))
          .toList();

  private final Elements elements;
  private final TypeElement entity;
  private final TimeSliceReader slices;

  EntityAnnotations(Elements elements, Types types, TypeElement entity) {
    this.elements = elements;
    this.entity = entity;
    this.slices = new TimeSliceReader(new Properties(types, entity));
  }

  LayoutFormat format() {
    AnnotationMirror format = KeyAnnotations.keyFormat(entity);
    return format == null
        ? LayoutFormat.TEXT
        : AnnotationValues.of(format).constant("value", LayoutFormat.class);
  }

  char separator() {
    return separatorValues().character("value");
  }

  boolean escape() {
    return separatorValues().flag("escape");
  }

  private AnnotationValues separatorValues() {
    AnnotationMirror separator = KeyAnnotations.separator(entity);
    return separator == null
        ? AnnotationValues.unwritten(
            Objects.requireNonNull(elements.getTypeElement(KeyAnnotations.SEPARATOR)))
        : AnnotationValues.of(separator);
  }

  SourceSpot separatorSpot() {
    return spot(KeyAnnotations.separator(entity));
  }

  private SourceSpot spot(@Nullable AnnotationMirror mirror) {
    return new ElementSpot(entity, mirror);
  }

  /** Reports the annotations for keys that the entity does not have. */
  void refuseUnknownKeys(Set<String> keys, Findings findings) {
    for (String annotation : OF_KEYS) {
      for (AnnotationMirror mirror : KeyAnnotations.all(entity, annotation)) {
        String key = AnnotationValues.of(mirror).text("key");
        if (!keys.contains(key)) {
          String simple = simple(annotation);
          String missing = key.isEmpty() ? "the key without a name" : "key \"" + key + "\"";
          findings.error(
              CheckId.KW014,
              spot(mirror),
              "key",
              "@" + simple + " is for " + missing + ", but no part belongs to that key",
              keys.isEmpty()
                  ? "annotate a part with @PartitionKey"
                  : "name one of the keys in use: " + String.join(", ", quoted(keys)));
        }
      }
    }
  }

  /** Reports annotations of which a key can have only one, where they are repeated. */
  void refuseRepeated(Findings findings) {
    for (String annotation : ONCE_A_KEY) {
      Set<String> seen = new TreeSet<>();
      for (AnnotationMirror mirror : KeyAnnotations.all(entity, annotation)) {
        if (!seen.add(AnnotationValues.of(mirror).text("key"))) {
          findings.error(
              CheckId.KW006,
              spot(mirror),
              "",
              "a key has one @" + simple(annotation) + ", and this is another for the same key",
              "leave one of them out, or give them different keys: key = \"byTime\"");
        }
      }
    }
  }

  private static String simple(String annotation) {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }

  /** The columns of a key that are shown as they look, in the order of the source. */
  List<ShownColumn> templates(String key) {
    return Stream.concat(
            of(PARTITION_TEMPLATE, key).limit(1).map(mirror -> template(mirror, true)),
            of(SORT_TEMPLATE, key).map(mirror -> template(mirror, false)))
        .toList();
  }

  private ShownColumn template(AnnotationMirror mirror, boolean isPartition) {
    AnnotationValues values = AnnotationValues.of(mirror);
    return new ShownColumn(
        isPartition,
        values.text("value"),
        values.text("column"),
        values.flag("escape"),
        new ElementSpot(entity, mirror));
  }

  /** Reports a separator that no column has. */
  void refuseIdleSeparator(List<Layout> layouts, Findings findings) {
    if (layouts.isEmpty() && KeyAnnotations.separator(entity) != null) {
      findings.info(
          CheckId.KW006,
          separatorSpot(),
          "",
          "@Separator joins the parts of a key, and "
              + entity.getSimpleName()
              + " has no part of one",
          "annotate a part with @PartitionKey, or leave @Separator out");
      return;
    }
    boolean isJoined =
        layouts.stream()
            .flatMap(layout -> layout.columns().stream())
            .anyMatch(column -> column.template().isEmpty() && !column.nativeType());
    if (KeyAnnotations.separator(entity) != null && format().isText() && !isJoined) {
      findings.error(
          CheckId.KW006,
          separatorSpot(),
          "",
          "@Separator joins the parts of columns without a template, and every column has one",
          "leave @Separator out; the literals of a template separate its parts");
    }
    if (KeyAnnotations.separator(entity) != null && !format().isText()) {
      findings.error(
          CheckId.KW006,
          separatorSpot(),
          "",
          "@Separator joins parts of TEXT, and @KeyFormat("
              + format()
              + ") needs nothing between parts",
          "leave @Separator out");
    }
  }

  private static List<String> quoted(Set<String> keys) {
    return keys.stream().map(key -> "key = \"" + key + "\"").toList();
  }

  /** The parts that end a key and that no member of the entity holds. */
  List<Part> endings(String key) {
    List<Part> endings = new ArrayList<>();
    of(UNIQUE_SUFFIX, key)
        .limit(1)
        .map(mirror -> Endings.suffix(AnnotationValues.of(mirror), spot(mirror)))
        .forEach(endings::add);
    of(CHUNKED, key)
        .limit(1)
        .map(mirror -> Endings.chunk(AnnotationValues.of(mirror), format(), spot(mirror)))
        .forEach(endings::add);
    return endings;
  }

  KeyOptions options(String key) {
    OptionAnnotations options = new OptionAnnotations(entity);
    return new KeyOptions(
        of(BUCKET, key).findFirst().map(options::bucket),
        of(CHUNKED, key).findFirst().map(options::chunks),
        of(ACCESS_PATTERN, key).map(options::pattern).toList(),
        of(FROZEN_LAYOUT, key).map(options::frozen).toList(),
        of(TIME_SLICE, key)
            .findFirst()
            .map(mirror -> slices.read(AnnotationValues.of(mirror), spot(mirror))),
        of(STORED_IN, key)
            .findFirst()
            .flatMap(
                mirror -> StoreAnnotations.storedIn(AnnotationValues.of(mirror), spot(mirror))),
        of(VOLUME, key)
            .findFirst()
            .map(mirror -> StoreAnnotations.volume(AnnotationValues.of(mirror), spot(mirror))),
        of(EXISTING_ROWS, key).findFirst().map(options::existing));
  }

  private Stream<AnnotationMirror> of(String annotation, String key) {
    return KeyAnnotations.all(entity, annotation).stream()
        .filter(mirror -> AnnotationValues.of(mirror).text("key").equals(key));
  }
}
