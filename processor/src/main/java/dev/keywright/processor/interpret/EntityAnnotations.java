package dev.keywright.processor.interpret;

import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The annotations of ours on the entity itself, sorted by the keys that they name. */
final class EntityAnnotations {
  private static final String SEPARATOR = "Separator";
  private static final String BUCKET = "Bucket";
  private static final String UNIQUE_SUFFIX = "UniqueSuffix";
  private static final String CHUNKED = "Chunked";
  private static final String ACCESS_PATTERN = "AccessPattern";
  private static final String FROZEN_LAYOUT = "FrozenLayout";
  private static final String TIME_SLICE = "TimeSlice";
  private static final String STORED_IN = "StoredIn";
  private static final String VOLUME = "Volume";
  private static final String EXISTING_ROWS = "ExistingRows";
  private static final String PARTITION_TEMPLATE = "PartitionTemplate";
  private static final String SORT_TEMPLATE = "SortTemplate";
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

  private final DeclaredEntity entity;
  private final Annotated declared;
  private final Optional<DeclaredAnnotation> separator;

  EntityAnnotations(DeclaredEntity entity) {
    this.entity = entity;
    this.declared = entity.declared();
    this.separator = declared.first(SEPARATOR);
  }

  LayoutFormat format() {
    return declared
        .first("KeyFormat")
        .map(it -> it.constant("value", LayoutFormat.class))
        .orElse(LayoutFormat.TEXT);
  }

  /** The {@code @Separator}, written or not. */
  DeclaredAnnotation separator() {
    return separator.orElseGet(() -> entity.unwritten(SEPARATOR));
  }

  /** Reports the annotations for keys that the entity does not have. */
  void refuseUnknownKeys(Set<String> keys, Findings findings) {
    for (String annotation : OF_KEYS) {
      for (DeclaredAnnotation written : declared.all(annotation)) {
        String key = written.key();
        if (!keys.contains(key)) {
          String missing = key.isEmpty() ? "the key without a name" : "key \"" + key + "\"";
          findings.error(
              CheckId.KW014,
              written.spot(),
              "key",
              "@" + annotation + " is for " + missing + ", but no part belongs to that key",
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
      for (DeclaredAnnotation written : declared.all(annotation)) {
        if (!seen.add(written.key())) {
          findings.error(
              CheckId.KW006,
              written.spot(),
              "",
              "a key has one @" + annotation + ", and this is another for the same key",
              "leave one of them out, or give them different keys: key = \"byTime\"");
        }
      }
    }
  }

  /** The columns of a key that are shown as they look, in the order of the source. */
  List<ShownColumn> templates(String key) {
    return Stream.concat(
            declared.of(PARTITION_TEMPLATE, key).stream().limit(1),
            declared.of(SORT_TEMPLATE, key).stream())
        .map(ShownColumn::new)
        .toList();
  }

  /** Reports a separator that no column has. */
  void refuseIdleSeparator(List<Layout> layouts, Findings findings) {
    if (layouts.isEmpty() && separator.isPresent()) {
      findings.info(
          CheckId.KW006,
          separator().spot(),
          "",
          "@Separator joins the parts of a key, and " + declared.name() + " has no part of one",
          "annotate a part with @PartitionKey, or leave @Separator out");
      return;
    }
    boolean isJoined =
        layouts.stream()
            .flatMap(layout -> layout.columns().stream())
            .anyMatch(column -> column.template().isEmpty() && !column.nativeType());
    if (separator.isPresent() && format().isText() && !isJoined) {
      findings.error(
          CheckId.KW006,
          separator().spot(),
          "",
          "@Separator joins the parts of columns without a template, and every column has one",
          "leave @Separator out; the literals of a template separate its parts");
    }
    if (separator.isPresent() && !format().isText()) {
      findings.error(
          CheckId.KW006,
          separator().spot(),
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
    return Stream.concat(
            declared.of(UNIQUE_SUFFIX, key).stream().limit(1).map(EndingParts::suffix),
            declared.of(CHUNKED, key).stream().limit(1).map(it -> EndingParts.chunk(it, format())))
        .toList();
  }

  KeyOptions options(String key) {
    return new KeyOptions(
        first(BUCKET, key).map(OptionAnnotations::bucket),
        first(CHUNKED, key).map(OptionAnnotations::chunks),
        declared.of(ACCESS_PATTERN, key).stream().map(OptionAnnotations::pattern).toList(),
        declared.of(FROZEN_LAYOUT, key).stream().map(OptionAnnotations::frozen).toList(),
        first(TIME_SLICE, key).map(it -> OptionAnnotations.slice(it, entity.times())),
        first(STORED_IN, key).flatMap(OptionAnnotations::storedIn),
        first(VOLUME, key).map(OptionAnnotations::volume),
        first(EXISTING_ROWS, key).map(OptionAnnotations::existing));
  }

  private Optional<DeclaredAnnotation> first(String annotation, String key) {
    return declared.of(annotation, key).stream().findFirst();
  }
}
