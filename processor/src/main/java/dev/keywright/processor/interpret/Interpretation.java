package dev.keywright.processor.interpret;

import dev.keywright.description.store.StoreProfile;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.declared.DeclaredMember;
import dev.keywright.processor.declared.MemberType.Value;
import dev.keywright.processor.fact.CombinedFacts;
import dev.keywright.processor.fact.DomainFacts;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.ColumnAssembly.KeyPart;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.IndexKey;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Makes the keys of one entity of what is declared, faults included. */
final class Interpretation {
  private final DeclaredEntity declared;
  private final Findings findings;
  private final EntityAnnotations annotations;

  private Interpretation(DeclaredEntity declared, Findings findings) {
    this.declared = declared;
    this.findings = findings;
    this.annotations = new EntityAnnotations(declared);
  }

  /** The layouts of an entity, sorted by the names of their keys. */
  static List<Layout> of(DeclaredEntity declared, Findings findings) {
    return new Interpretation(declared, findings).layouts();
  }

  private List<Layout> layouts() {
    Map<String, List<KeyPart>> keys = new TreeMap<>();
    for (DeclaredMember member : declared.members()) {
      for (DeclaredAnnotation annotation : member.declared().parts()) {
        keys.computeIfAbsent(annotation.key(), name -> new ArrayList<>())
            .add(part(member, new PartAnnotation(annotation)));
      }
      EncodedAnnotation.refuseIdle(member.declared(), findings);
    }
    // Of a row of literals alone, no part tells that it is a key.
    annotations.literalKeys().forEach(key -> keys.computeIfAbsent(key, it -> List.of()));
    annotations.refuseUnknownKeys(keys.keySet(), findings);
    annotations.refuseRepeated(findings);
    // What a trial has left out of all keys is no part, as if it were read anew.
    List<DeclaredMember> members =
        declared.members().stream().filter(it -> !it.declared().parts().isEmpty()).toList();
    IndexAnnotations indexes = new IndexAnnotations(declared.declared(), keys.keySet());
    indexes.refuse(annotations::profile, findings);
    Map<String, Layout> made = new TreeMap<>();
    keys.forEach(
        (key, parts) -> {
          if (indexes.of(key).isEmpty()) {
            layout(key, new DeterminedByScope(members, parts).factsWithin(), keys.keySet())
                .ifPresent(it -> made.put(key, it));
          }
        });
    Optional<Layout> table = indexes.table().flatMap(it -> Optional.ofNullable(made.get(it)));
    keys.forEach(
        (key, parts) ->
            indexes
                .of(key)
                .flatMap(it -> index(it, members, parts, table, keys.keySet()))
                .ifPresent(it -> made.put(key, it)));
    List<Layout> layouts =
        new ArrayList<>(made.values().stream().map(it -> beside(it, made)).toList());
    annotations.refuseIdleSeparator(layouts, findings);
    // Without the part that was refused, the key may have none: that is no second fault.
    layouts.removeIf(it -> declared.isPartRefused() && it.partitionColumns().isEmpty());
    return List.copyOf(layouts);
  }

  private static Layout beside(Layout layout, Map<String, Layout> keys) {
    List<Layout> others =
        keys.values().stream().filter(it -> !it.keyName().equals(layout.keyName())).toList();
    return layout.with(layout.options().beside(others));
  }

  private KeyPart part(DeclaredMember member, PartAnnotation annotation) {
    String key = annotation.values().key();
    LayoutFormat format = annotations.format(key);
    Value type = new PartTypeInterpreter(format).of(member, annotation.values());
    // Next to a list of values, they say how each element is written.
    boolean isOfElements = PartTypeInterpreter.isOfValues(type.partType());
    EncodingAnnotations encodings =
        EncodingAnnotations.of(
            key,
            type.values(),
            name -> EncodedAnnotation.of(member.declared(), name, key).filter(it -> !isOfElements));
    Facts own = DomainFacts.of(member.declared(), annotation.values().spot());
    Facts facts = CombinedFacts.of(own, member.declared(), type, declared.hasOneId());
    Part part =
        Part.of(
                member.name(),
                type.partType(),
                property(type, member.access(), member.nullable(), member.changedBy()),
                annotation.declaration(encodings, isInOneKey(member)))
            .with(annotation.encoding(type.partType(), format, encodings))
            .with(annotation.hash(member.name()))
            .ordered(annotation.values().flag("ordered"))
            .with(PartTypeInterpreter.ofList(facts, type.partType()));
    return new KeyPart(part, annotation.isPartition());
  }

  private boolean isInOneKey(DeclaredMember member) {
    return declared.members().stream()
            .filter(it -> it.name().equals(member.name()))
            .mapToInt(it -> it.declared().parts().size())
            .sum()
        == 1;
  }

  static Property property(
      Value type, String access, boolean nullable, Optional<String> changedBy) {
    return new Property(
        type.javaType(), type.boxed(), nullable, type.wrappings(), access, changedBy);
  }

  /** The key of an index; of one without a table, that alone is reported. */
  private Optional<Layout> index(
      DeclaredAnnotation index,
      List<DeclaredMember> members,
      List<KeyPart> parts,
      Optional<Layout> table,
      Set<String> keys) {
    String key = index.key();
    if (table.isEmpty()) {
      return layout(key, new DeterminedByScope(members, parts).factsWithin(), keys);
    }
    StoreProfile profile = annotations.profile(key);
    List<KeyPart> all = new ArrayList<>(parts);
    Set<String> own = parts.stream().map(it -> it.part().name()).collect(Collectors.toSet());
    IndexEntryParts entry = new IndexEntryParts(table.get(), own);
    boolean isEnded = IndexAnnotations.endsWithTable(index, profile);
    if (isEnded) {
      entry.parts().forEach(it -> all.add(new KeyPart(it, /* isPartition= */ false)));
    }
    List<KeyPart> within = new DeterminedByScope(members, all).factsWithin();
    List<KeyPart> ofIndex = within.subList(0, parts.size());
    List<Part> added = within.stream().skip(parts.size()).map(KeyPart::part).toList();
    IndexKey made =
        IndexAnnotations.index(index, profile, table.get(), isEnded ? entry.names() : List.of());
    return layout(key, ofIndex, keys)
        .map(
            it ->
                it.with(
                    entry.columns(it.columns(), added, profile, it.format(), it.separator()),
                    it.options().withIndex(Optional.of(made))));
  }

  private Optional<Layout> layout(String key, List<KeyPart> parts, Set<String> keys) {
    KeyOptions options = annotations.options(key, keys);
    List<Part> endings = annotations.endings(key);
    List<WrittenTemplate> templates = annotations.templates(key);
    LayoutFormat format = annotations.format(key);
    Optional<List<Column>> columns =
        templates.isEmpty()
            ? Optional.of(ColumnAssembly.of(parts, endings, options.bucket()))
            : new TemplateColumns(format, parts, endings, options.bucket(), findings).of(templates);
    DeclaredAnnotation separator = annotations.separator();
    return columns.map(
        it ->
            new Layout(
                declared.entity(),
                key,
                format,
                separator.character("value"),
                separator.flag("escape"),
                separator.spot(),
                it,
                options));
  }
}
