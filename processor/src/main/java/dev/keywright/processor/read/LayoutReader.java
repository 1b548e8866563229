package dev.keywright.processor.read;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.EntityKeys;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one annotated type: its keys, as they were declared, faults included. */
public final class LayoutReader {
  private final Annotations annotations;
  private final EntityReader entities;

  public LayoutReader(Elements elements, Types types) {
    this.annotations = new Annotations(elements);
    this.entities = new EntityReader(elements, types, annotations);
  }

  Annotations annotations() {
    return annotations;
  }

  /**
   * The keys of an entity.
   *
   * @param firstSight whether no round before has shown this entity
   * @throws UnresolvedTypeException if something is missing that a later round may bring
   */
  public EntityKeys read(TypeElement entity, boolean firstSight, Findings findings)
      throws UnresolvedTypeException {
    return EntityKeys.of(entities.read(entity, firstSight, findings), findings);
  }
}
