package dev.keywright.processor.fix;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.fix.Edit.Removal;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.ColumnTemplate;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The edits of the annotations on an entity that speak of one of its keys. */
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
    return new Setting(ofKey(annotation), List.of(attributes), List.of());
  }

  private Target onEntity(String annotation) {
    return Target.of(annotation, layout.entity().spot()).present(false);
  }

  private Target ofKey(String annotation) {
    return onEntity(annotation).ofKey(layout.keyName());
  }

  /** Changes what is said of the table. */
  public Edit volume(Attribute... attributes) {
    Set<String> names = Set.of("rows", "bytesPerRow", "peakWritesPerSecond");
    Target target = ofKey("Volume").writing(names);
    return layout
        .options()
        .volume()
        .<Edit>map(it -> new Setting(target.at(it.spot()), List.of(attributes), List.of()))
        .orElseGet(() -> add("Volume", attributes));
  }

  /** Writes another separator; all keys of an entity have the same. */
  public Edit separate(char separator, boolean escape) {
    List<Attribute> value = List.of(new Attribute(Attribute.VALUE, separator));
    Target target = onEntity("Separator");
    List<Attribute> all = escape ? List.of(value.get(0), new Attribute("escape", true)) : value;
    Target whole = target.at(layout.separatorSpot()).with(all);
    return new Setting(whole, all, escape ? List.of() : List.of("escape"));
  }

  /** Takes {@code @Separator} away. */
  public Edit removeSeparator() {
    return new Removal(onEntity("Separator").at(layout.separatorSpot()));
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
    Target target = ofKey(template.annotation());
    return new Setting(target.at(template.spot()).with(shown), shown, List.of());
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
                        ofKey("Bucket")
                            .writing(bucket.written())
                            .at(bucket.spot())
                            .with(known(bucket)),
                        changed(bucket, attributes),
                        List.of()))
        .orElseGet(() -> add("Bucket", attributes));
  }

  // Nobody is told to write what is there already.
  private static List<Attribute> changed(Bucket bucket, Attribute... attributes) {
    List<Attribute> same =
        List.of(new Attribute("count", (long) bucket.count()), Attribute.names("of", bucket.of()));
    List<Attribute> changed = Stream.of(attributes).filter(it -> !same.contains(it)).toList();
    return changed.isEmpty() ? List.of(attributes) : changed;
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
        ofKey("Bucket").writing(bucket.written()).at(bucket.spot()), List.of(), List.of(names));
  }

  /** Takes the bucket away. */
  public Edit removeBucket() {
    SourceSpot spot = layout.options().bucket().orElseThrow().spot();
    return new Removal(ofKey("Bucket").at(spot));
  }

  /** Writes all attributes of an annotation that is there. */
  public Edit rewrite(String annotation, SourceSpot spot, Attribute... attributes) {
    List<Attribute> all = List.of(attributes);
    Target target = ofKey(annotation);
    return new Setting(target.at(spot).with(all), all, List.of());
  }

  /** Writes the key in BINARY; of an entity that names no key, all of them. */
  public Edit binary() {
    return new Setting(ofKey("KeyFormat"), BINARY, List.of());
  }

  /** Takes {@code @KeyFormat} away, so that all keys are TEXT. */
  public Edit text() {
    Target target = onEntity("KeyFormat");
    return new Removal(target.at(layout.entity().spot()).with(BINARY));
  }

  /** Ends the key in random characters. */
  public Edit suffix(int length) {
    return add("UniqueSuffix", new Attribute("length", length));
  }

  /** Takes {@code @UniqueSuffix} away. */
  public Edit removeSuffix(Part suffix) {
    return new Removal(ofKey("UniqueSuffix").at(suffix.spot()));
  }

  /** Sets an attribute of {@code @Index} that is not written. */
  public Edit index(IndexKey index, Attribute attribute) {
    return new Setting(ofKey("Index").at(index.spot()), List.of(attribute), List.of());
  }

  /** Takes attributes of {@code @Index} away. */
  public Edit leaveIndex(IndexKey index, String... names) {
    return new Setting(
        ofKey("Index").writing(Set.of(names)).at(index.spot()), List.of(), List.of(names));
  }

  /** Changes an access pattern. */
  public Edit ask(AccessPattern pattern, List<Attribute> set, String... left) {
    return new Setting(target(pattern), set, List.of(left));
  }

  /** Takes an access pattern away. */
  public Edit remove(AccessPattern pattern) {
    Target target = target(pattern);
    List<Attribute> name = List.of(new Attribute("name", pattern.name()));
    return new Removal(target.at(pattern.spot()).with(name));
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
    return ofKey("AccessPattern").writing(written).at(pattern.spot());
  }

  /** Makes an annotation one of another key. */
  public static Edit ofAnotherKey(DeclaredAnnotation annotation, String key) {
    return rewritten(annotation.name(), annotation.spot(), new Attribute(Target.KEY, key));
  }

  /** Another value of an attribute that an annotation writes. */
  public static Edit rewritten(String annotation, SourceSpot spot, Attribute attribute) {
    return new Setting(
        Target.of(annotation, spot).writing(Set.of(attribute.name())),
        List.of(attribute),
        List.of());
  }

  /** Takes an annotation away, wherever it is. */
  public static Edit remove(String annotation, SourceSpot spot) {
    return new Removal(Target.of(annotation, spot));
  }

  /** Accepts the findings of a check. */
  public Edit allow(String check, String reason) {
    return new Setting(
        onEntity("AllowDesign"),
        List.of(new Attribute("check", check), new Attribute("reason", reason)),
        List.of());
  }
}
