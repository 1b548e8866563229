package dev.keywright.processor.fix;

import dev.keywright.layout.signature.BucketNumber;
import dev.keywright.processor.fix.Edit.Setting;
import dev.keywright.processor.model.Bucket;
import dev.keywright.processor.model.BucketClass;
import dev.keywright.processor.model.KeyOptions;
import dev.keywright.processor.model.KeyOptions.AccessPattern;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.hash.HashFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the annotations on the entity say once one of them is edited; empty if nobody here knows
 * what an edit means.
 */
final class EditedOptions {
  private EditedOptions() {}

  static Optional<KeyOptions> bucket(Layout layout, Setting setting) {
    Optional<Bucket> old = layout.options().bucket();
    int count = old.map(Bucket::count).orElse(0);
    List<String> of = old.map(Bucket::of).orElse(List.of());
    Optional<HashFunction> hash = old.map(Bucket::hash).orElse(Optional.of(HashFunction.MD5));
    Optional<BucketClass> function = old.flatMap(Bucket::function);
    for (Attribute attribute : setting.set()) {
      switch (attribute.name()) {
        case "count" -> count = ((Number) attribute.value()).intValue();
        case "of" -> of = names(attribute);
        default -> {
          return Optional.empty();
        }
      }
    }
    if (setting.left().contains("by") && function.isEmpty()) {
      hash = Optional.of(HashFunction.MD5);
    }
    Bucket bucket =
        new Bucket(
            count,
            old.map(Bucket::number).orElse(BucketNumber.OF_FORMAT),
            of,
            hash,
            function,
            old.flatMap(Bucket::after).filter(it -> !setting.left().contains("after")),
            old.map(Bucket::written).orElse(Set.of("count", "of")),
            old.map(Bucket::spot).orElse(layout.entity().spot()));
    return Optional.of(layout.options().with(Optional.of(bucket)));
  }

  private static List<String> names(Attribute attribute) {
    return attribute.value() instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of(attribute.value().toString());
  }

  static Optional<KeyOptions> asked(Layout layout, Setting setting) {
    List<AccessPattern> patterns = new ArrayList<>();
    for (AccessPattern old : layout.options().patterns()) {
      patterns.add(old.spot().equals(setting.target().spot()) ? asked(old, setting) : old);
    }
    boolean isKnown =
        setting.set().stream().allMatch(it -> Set.of("equal", "range").contains(it.name()));
    return isKnown ? Optional.of(layout.options().with(patterns)) : Optional.empty();
  }

  private static AccessPattern asked(AccessPattern old, Setting setting) {
    List<String> equal = old.equal();
    Optional<String> range = old.range();
    for (Attribute attribute : setting.set()) {
      if (attribute.name().equals("equal")) {
        equal = names(attribute);
      } else {
        range = Optional.of(attribute.value().toString());
      }
    }
    List<String> left = setting.left();
    return new AccessPattern(
        old.name(),
        left.contains("equal") ? List.of() : equal,
        left.contains("range") ? Optional.empty() : range,
        left.contains("prefix") ? Optional.empty() : old.prefix(),
        old.newestFirst() && !left.contains("newestFirst"),
        old.spot());
  }
}
