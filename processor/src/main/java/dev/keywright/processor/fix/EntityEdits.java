package dev.keywright.processor.fix;

import dev.keywright.processor.fix.Edit.Removal;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The edits of what stands on an entity about one of its keys. */
public final class EntityEdits {
  private static final List<Attribute> BINARY =
      List.of(new Attribute(Attribute.VALUE, new Attribute.Name("Format", "BINARY")));

  private final Layout layout;

  private EntityEdits(Layout layout) {
    this.layout = layout;
  }

  public static EntityEdits of(Layout layout) {
    return new EntityEdits(layout);
  }

  /** Adds an annotation to the entity, for this key. */
  public Edit add(String annotation, Attribute... attributes) {
    return new Setting(
        onEntity(annotation, layout.keyName(), Set.of()), List.of(attributes), List.of());
  }

  private Target onEntity(String annotation, String key, Set<String> written) {
    return new Target(
        annotation,
        layout.entity().spot(),
        "",
        layout.entity().spot(),
        "",
        key,
        written,
        List.of(),
        /* isPresent= */ false);
  }

  /** Changes what is said of the table. */
  public Edit volume(Attribute... attributes) {
    Set<String> names = Set.of("rows", "bytesPerRow", "peakWritesPerSecond");
    Target target = onEntity("Volume", layout.keyName(), names);
    return layout
        .options()
        .volume()
        .<Edit>map(it -> new Setting(written(target, it.spot()), List.of(attributes), List.of()))
        .orElseGet(() -> add("Volume", attributes));
  }

  /** Writes another separator; all keys of an entity have the same. */
  public Edit separate(char separator, boolean escape) {
    List<Attribute> value = List.of(new Attribute(Attribute.VALUE, separator));
    Target target = onEntity("Separator", "", Set.of());
    List<Attribute> all = escape ? List.of(value.get(0), new Attribute("escape", true)) : value;
    Target whole = present(target, layout.separatorSpot(), all);
    return new Setting(whole, all, escape ? List.of() : List.of("escape"));
  }

  private static Target present(Target target, SourceSpot spot, List<Attribute> known) {
    return new Target(
        target.annotation(),
        spot,
        target.owner(),
        target.home(),
        target.type(),
        target.key(),
        target.written(),
        known,
        /* isPresent= */ true);
  }

  /** Takes {@code @Separator} away. */
  public Edit removeSeparator() {
    return new Removal(written(onEntity("Separator", "", Set.of()), layout.separatorSpot()));
  }

  /** Writes another template for a column. */
  public Edit show(ColumnTemplate template, String value, boolean escape) {
    List<Attribute> shown = new ArrayList<>(List.of(new Attribute(Attribute.VALUE, value)));
    if (!template.column().isEmpty()) {
      shown.add(new Attribute("column", template.column()));
    }
    if (escape) {
      shown.add(new Attribute("escape", true));
    }
    Target target = onEntity(template.annotation(), layout.keyName(), Set.of());
    return new Setting(present(target, template.spot(), shown), shown, List.of());
  }

  /** Writes or changes the bucket of the key. */
  public Edit bucket(Attribute... attributes) {
    return layout
        .options()
        .bucket()
        .map(
            bucket ->
                (Edit)
                    new Setting(
                        present(
                            onEntity("Bucket", layout.keyName(), bucket.written()),
                            bucket.spot(),
                            known(bucket)),
                        List.of(attributes),
                        List.of()))
        .orElseGet(() -> add("Bucket", attributes));
  }

  // All but what nobody changes and few write.
  private static List<Attribute> known(Bucket bucket) {
    if (!Set.of("count", "of", "by", "key").containsAll(bucket.written())) {
      return List.of();
    }
    List<Attribute> known = new ArrayList<>();
    known.add(new Attribute("count", bucket.count()));
    known.add(Attribute.names("of", bucket.of()));
    if (bucket.hash().isEmpty()) {
      known.add(new Attribute("by", new Attribute.Name("BucketBy", "MODULO")));
    }
    return known;
  }

  /** Takes attributes of the bucket away. */
  public Edit leaveBucket(String... names) {
    Bucket bucket = layout.options().bucket().orElseThrow();
    return new Setting(
        written(onEntity("Bucket", layout.keyName(), bucket.written()), bucket.spot()),
        List.of(),
        List.of(names));
  }

  /** Takes the bucket away. */
  public Edit removeBucket() {
    SourceSpot spot = layout.options().bucket().orElseThrow().spot();
    return new Removal(written(onEntity("Bucket", layout.keyName(), Set.of()), spot));
  }

  /** Writes all attributes of an annotation that stands there. */
  public Edit rewrite(String annotation, SourceSpot spot, Attribute... attributes) {
    List<Attribute> all = List.of(attributes);
    Target target = onEntity(annotation, layout.keyName(), Set.of());
    return new Setting(present(target, spot, all), all, List.of());
  }

  private static Target written(Target target, SourceSpot spot) {
    return present(target, spot, List.of());
  }

  /** Writes all keys of the entity in BINARY. */
  public Edit binary() {
    return new Setting(onEntity("KeyFormat", "", Set.of()), BINARY, List.of());
  }

  /** Takes {@code @KeyFormat} away, so that all keys are TEXT. */
  public Edit text() {
    Target target = onEntity("KeyFormat", "", Set.of());
    return new Removal(present(target, layout.entity().spot(), BINARY));
  }

  /** Ends the key in random characters. */
  public Edit suffix(int length) {
    return add("UniqueSuffix", new Attribute("length", length));
  }

  /** Takes {@code @UniqueSuffix} away. */
  public Edit removeSuffix(Part suffix) {
    return new Removal(
        written(onEntity("UniqueSuffix", layout.keyName(), Set.of()), suffix.spot()));
  }

  /** Changes an access pattern. */
  public Edit ask(AccessPattern pattern, List<Attribute> set, String... left) {
    return new Setting(target(pattern), set, List.of(left));
  }

  /** Takes an access pattern away. */
  public Edit remove(AccessPattern pattern) {
    Target target = target(pattern);
    List<Attribute> name = List.of(new Attribute("name", pattern.name()));
    return new Removal(present(target, pattern.spot(), name));
  }

  private Target target(AccessPattern pattern) {
    Set<String> written = new TreeSet<>(Set.of("name"));
    if (!pattern.equal().isEmpty()) {
      written.add("equal");
    }
    pattern.range().ifPresent(it -> written.add("range"));
    pattern.prefix().ifPresent(it -> written.add("prefix"));
    if (pattern.newestFirst()) {
      written.add("newestFirst");
    }
    return written(onEntity("AccessPattern", layout.keyName(), written), pattern.spot());
  }

  /** Accepts the findings of a check. */
  public Edit allow(String check, String reason) {
    return new Setting(
        onEntity("AllowDesign", "", Set.of()),
        List.of(new Attribute("check", check), new Attribute("reason", reason)),
        List.of());
  }
}
