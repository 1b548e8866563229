package dev.keywright.processor.fix;

import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.fix.Remedy.Change;
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
public record EntityEdits(Layout layout) {
  private static final Attribute BINARY =
      new Attribute(Attribute.VALUE, new Attribute.Name("Format", "BINARY"));

  /** Adds an annotation to the entity, for this key. */
  public Change add(String annotation, Attribute... attributes) {
    return ofKey(annotation).set(attributes);
  }

  private Target onEntity(String annotation) {
    return Target.of(annotation, layout.entity().spot()).present(false);
  }

  private Target ofKey(String annotation) {
    return onEntity(annotation).ofKey(layout.keyName());
  }

  /** Changes what is said of the table. */
  public Change volume(Attribute... attributes) {
    Set<String> names = Set.of("rows", "bytesPerRow", "peakWritesPerSecond");
    Target target = ofKey("Volume").writing(names);
    return layout
        .options()
        .volume()
        .map(it -> target.at(it.spot()).set(attributes))
        .orElseGet(() -> add("Volume", attributes));
  }

  /** Writes another separator; all keys of an entity have the same. */
  public Change separate(char separator, boolean escape) {
    Attribute value = new Attribute(Attribute.VALUE, separator);
    Target target = onEntity("Separator").at(layout.separatorSpot());
    List<Attribute> all = List.of(value, new Attribute("escape", true));
    return escape
        ? target.rewrite(all)
        : target.with(List.of(value)).edit(List.of(value), List.of("escape"));
  }

  /** Takes {@code @Separator} away. */
  public Change removeSeparator() {
    return onEntity("Separator").at(layout.separatorSpot()).remove();
  }

  /** Writes another template for a column. */
  public Change show(ColumnTemplate template, String value, boolean escape) {
    List<Attribute> shown = new ArrayList<>(List.of(new Attribute(Attribute.VALUE, value)));
    if (!template.column().isEmpty()) {
      shown.add(new Attribute("column", template.column()));
    }
    if (escape) {
      shown.add(new Attribute("escape", true));
    }
    return ofKey(template.annotation()).at(template.spot()).rewrite(shown);
  }

  /** Writes or changes the bucket of the key. */
  public Change bucket(Attribute... attributes) {
    return layout
        .bucket()
        .map(it -> target(it).with(known(it)).edit(changed(it, attributes), List.of()))
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
  public Change leaveBucket(String... names) {
    return target(layout.bucket().orElseThrow()).leave(names);
  }

  /** Takes the bucket away. */
  public Change removeBucket() {
    return target(layout.bucket().orElseThrow()).remove();
  }

  private Target target(Bucket bucket) {
    return ofKey("Bucket").writing(bucket.written()).at(bucket.spot());
  }

  /** Writes all attributes of an annotation that is there. */
  public Change rewrite(String annotation, SourceSpot spot, Attribute... attributes) {
    return ofKey(annotation).at(spot).rewrite(List.of(attributes));
  }

  /** Writes the key in BINARY; of an entity that names no key, all of them. */
  public Change binary() {
    return ofKey("KeyFormat").set(BINARY);
  }

  /** Takes {@code @KeyFormat} away, so that all keys are TEXT. */
  public Change text() {
    return onEntity("KeyFormat").at(layout.entity().spot()).with(List.of(BINARY)).remove();
  }

  /** Ends the key in random characters. */
  public Change suffix(int length) {
    return add("UniqueSuffix", new Attribute("length", length));
  }

  /** Takes {@code @UniqueSuffix} away. */
  public Change removeSuffix(Part suffix) {
    return ofKey("UniqueSuffix").at(suffix.spot()).remove();
  }

  /** Sets an attribute of {@code @Index} that is not written. */
  public Change index(IndexKey index, Attribute attribute) {
    return ofKey("Index").at(index.spot()).set(attribute);
  }

  /** Takes attributes of {@code @Index} away. */
  public Change leaveIndex(IndexKey index, String... names) {
    return ofKey("Index").writing(Set.of(names)).at(index.spot()).leave(names);
  }

  /** Changes an access pattern. */
  public Change ask(AccessPattern pattern, List<Attribute> set, String... left) {
    return target(pattern).edit(set, List.of(left));
  }

  /** Takes an access pattern away. */
  public Change remove(AccessPattern pattern) {
    return target(pattern).with(List.of(new Attribute("name", pattern.name()))).remove();
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
  public static Change ofAnotherKey(DeclaredAnnotation annotation, String key) {
    return rewritten(annotation.name(), annotation.spot(), new Attribute(Target.KEY, key));
  }

  /** Another value of an attribute that an annotation writes. */
  public static Change rewritten(String annotation, SourceSpot spot, Attribute attribute) {
    return Target.of(annotation, spot).writing(Set.of(attribute.name())).set(attribute);
  }

  /** Takes an annotation away, wherever it is. */
  public static Change remove(String annotation, SourceSpot spot) {
    return Target.of(annotation, spot).remove();
  }

  /** Accepts the findings of a check. */
  public Change allow(String check, String reason) {
    return onEntity("AllowDesign")
        .set(new Attribute("check", check), new Attribute("reason", reason));
  }
}
