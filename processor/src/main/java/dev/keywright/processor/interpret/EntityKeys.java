package dev.keywright.processor.interpret;

import dev.keywright.processor.declared.DeclaredEntity;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.fix.Edit;
import dev.keywright.processor.model.Layout;
import java.util.List;
import java.util.Optional;

/** An entity as it is declared, and the keys that it then has. */
public record EntityKeys(DeclaredEntity declared, List<Layout> layouts) {

  /** The keys of an entity, sorted by their names. */
  public static EntityKeys of(DeclaredEntity declared, Findings findings) {
    return new EntityKeys(declared, Interpretation.of(declared, findings));
  }

  /**
   * One of the keys after some edits; empty if one of them changes no annotation of the entity, or
   * if the key is no more.
   */
  public Optional<Layout> edited(Layout key, List<Edit> edits) {
    return Edit.applied(edits, declared).stream()
        .flatMap(it -> of(it, new Findings()).layouts().stream())
        .filter(it -> it.keyName().equals(key.keyName()))
        .findFirst();
  }
}
