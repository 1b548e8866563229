package dev.keywright.processor.interpret;

import dev.keywright.description.store.StoreProfile;
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
  private static final String TIME_SLICE = "TimeSlice";
  private static final String PARTITION_TEMPLATE = "PartitionTemplate";
  private static final String SORT_TEMPLATE = "SortTemplate";
  private static final List<String> ONCE_A_KEY =
      List.of(
          BUCKET,
          UNIQUE_SUFFIX,
          CHUNKED,
          TIME_SLICE,
          KeyScope.STORED_IN,
          KeyScope.VOLUME,
          KeyScope.EXISTING_ROWS,
          KeyScope.KEY_FORMAT,
          IndexAnnotations.INDEX,
          PARTITION_TEMPLATE);
  private static final List<String> OF_KEYS =
      Stream.concat(
              ONCE_A_KEY.stream(), Stream.of(ACCESS_PATTERN, KeyScope.FROZEN_LAYOUT, SORT_TEMPLATE))
          .toList();

  private final DeclaredEntity entity;
  private final Annotated declared;
  private final Optional<DeclaredAnnotation> separator;
  private final KeyScope scope;

  EntityAnnotations(DeclaredEntity entity) {
    this.entity = entity;
    this.declared = entity.declared();
    this.separator = declared.first(SEPARATOR);
    this.scope = new KeyScope(entity);
  }

  LayoutFormat format(String key) {
    return scope.format(key);
  }

  /** The {@code @Separator}, written or not. */
  DeclaredAnnotation separator() {
    return separator.orElseGet(() -> entity.unwritten(SEPARATOR));
  }

  /** Reports the annotations for keys that the entity does not have. */
  void refuseUnknownKeys(Set<String> keys, Findings findings) {
    for (String annotation : OF_KEYS) {
      for (DeclaredAnnotation written : declared.all(annotation)) {
        boolean isHeld =
            KeyScope.isOfEveryKey(written)
                ? !keys.isEmpty() || isFamily()
                : keys.contains(written.key());
        // The reader of the family knows the keys of its members.
        boolean isOfFamily = isFamily() && KeyScope.canBeOfEveryKey(annotation);
        if (!isHeld && (!isOfFamily || KeyScope.isSigned(written))) {
          String missing =
              KeyScope.isOfEveryKey(written)
                  ? "every key of " + declared.name() + ", but no part belongs to one"
                  : UnknownKeys.shown(written) + ", but no part belongs to that key";
          findings
              .error(CheckId.KW014, written.spot(), "key")
              .problem("@" + annotation + " is for " + missing)
              .fix(UnknownKeys.fix(declared, written, keys));
        }
      }
    }
  }

  private boolean isFamily() {
    return declared.first("KeyFamily").isPresent();
  }

  /** Reports annotations of which a key can have only one, where they are repeated. */
  void refuseRepeated(Findings findings) {
    for (String annotation : ONCE_A_KEY) {
      Set<String> seen = new TreeSet<>();
      for (DeclaredAnnotation written : declared.all(annotation)) {
        String of = KeyScope.isOfEveryKey(written) ? "every key" : "key " + written.key();
        if (!seen.add(of)) {
          findings
              .error(CheckId.KW006, written.spot(), "")
              .problem("a key has one @%s, and this is a second one for the same key", annotation)
              .fix("remove one of them, or give them different keys: key = \"byTime\"");
        }
      }
    }
  }

  /** The columns of a key that are shown as they look, in the order of the source. */
  List<WrittenTemplate> templates(String key) {
    return Stream.concat(
            declared.of(PARTITION_TEMPLATE, key).stream().limit(1),
            declared.of(SORT_TEMPLATE, key).stream())
        .map(WrittenTemplate::new)
        .toList();
  }

  /** The keys of families whose partition key is a literal, with or without a part elsewhere. */
  List<String> literalKeys() {
    return declared.all(PARTITION_TEMPLATE).stream()
        .filter(it -> !it.text("value").replace("{{", "").contains("{"))
        .map(DeclaredAnnotation::key)
        .filter(key -> entity.entity().families().stream().anyMatch(it -> it.keyName().equals(key)))
        .toList();
  }

  /** Reports a separator that no column has. */
  void refuseIdleSeparator(List<Layout> layouts, Findings findings) {
    if (layouts.isEmpty() && separator.isPresent()) {
      findings
          .info(CheckId.KW006, separator().spot(), "")
          .problem("@Separator joins the parts of a key, and %s has no key part", declared.name())
          .fix(UnknownKeys.placeWithKeys(declared) + ", or remove @Separator");
      return;
    }
    List<Layout> ofText = layouts.stream().filter(it -> it.format().isText()).toList();
    boolean isJoined =
        ofText.stream()
            .flatMap(layout -> layout.columns().stream())
            .anyMatch(column -> column.template().isEmpty() && !column.nativeType());
    if (separator.isPresent() && !ofText.isEmpty() && !isJoined) {
      findings
          .error(CheckId.KW006, separator().spot(), "")
          .problem(
              "@Separator joins the parts of columns without a template, and every column has one")
          .fix("remove @Separator; the literals of a template separate its parts");
    }
    if (separator.isPresent() && ofText.isEmpty()) {
      findings
          .error(CheckId.KW006, separator().spot(), "")
          .problem(
              "@Separator joins parts of TEXT, and @KeyFormat(%s) needs nothing between parts",
              layouts.get(0).format())
          .fix("remove @Separator");
    }
  }

  /** The parts that end a key and that no member of the entity holds. */
  List<Part> endings(String key) {
    return Stream.concat(
            declared.of(UNIQUE_SUFFIX, key).stream().limit(1).map(EndingParts::suffix),
            declared.of(CHUNKED, key).stream()
                .limit(1)
                .map(it -> EndingParts.chunk(it, format(key))))
        .toList();
  }

  /** What is known of the store of a key. */
  StoreProfile profile(String key) {
    return scope
        .nearest(KeyScope.STORED_IN, key)
        .flatMap(OptionAnnotations::storedIn)
        .map(it -> it.store().profile())
        .orElse(StoreProfile.ANY);
  }

  /**
   * What else is said of a key.
   *
   * @param keys the names of all keys of the entity
   */
  KeyOptions options(String key, Set<String> keys) {
    return new KeyOptions(
        first(BUCKET, key).map(OptionAnnotations::bucket),
        first(CHUNKED, key).map(OptionAnnotations::chunks),
        declared.of(ACCESS_PATTERN, key).stream().map(OptionAnnotations::pattern).toList(),
        scope.frozen(key, keys),
        first(TIME_SLICE, key).map(it -> OptionAnnotations.slice(it, entity.times())),
        scope.nearest(KeyScope.STORED_IN, key).flatMap(OptionAnnotations::storedIn),
        scope.nearest(KeyScope.VOLUME, key).map(OptionAnnotations::volume),
        scope.nearest(KeyScope.EXISTING_ROWS, key).map(OptionAnnotations::existing),
        Optional.empty(),
        List.of());
  }

  private Optional<DeclaredAnnotation> first(String annotation, String key) {
    return declared.of(annotation, key).stream().findFirst();
  }
}
