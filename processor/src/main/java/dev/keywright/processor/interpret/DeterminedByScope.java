package dev.keywright.processor.interpret;

import dev.keywright.processor.declared.DeclaredMember;
import dev.keywright.processor.interpret.ColumnAssembly.KeyPart;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Part;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Keeps of {@code determinedBy} the names that are parts of the same key. */
final class DeterminedByScope {
  private final Set<String> ofEntity;
  private final Set<String> ofKey;
  private final List<KeyPart> parts;

  DeterminedByScope(List<DeclaredMember> members, List<KeyPart> parts) {
    this.ofEntity =
        members.stream().map(DeclaredMember::name).collect(Collectors.toUnmodifiableSet());
    this.ofKey = parts.stream().map(it -> it.part().name()).collect(Collectors.toUnmodifiableSet());
    this.parts = parts;
  }

  /** The parts, without what parts of other keys decide. */
  List<KeyPart> factsWithin() {
    return parts.stream().map(it -> new KeyPart(of(it.part()), it.isPartition())).toList();
  }

  private Part of(Part part) {
    Facts facts = part.facts();
    return part.with(facts.with("determinedBy", within(facts.determinedBy())));
  }

  // What several parts decide together, some of them do not. Names of no part at all stay, to be
  // reported.
  private List<String> within(List<String> names) {
    boolean isOfOtherKey =
        names.stream().anyMatch(it -> ofEntity.contains(it) && !ofKey.contains(it));
    return isOfOtherKey ? names.stream().filter(it -> !ofEntity.contains(it)).toList() : names;
  }
}
