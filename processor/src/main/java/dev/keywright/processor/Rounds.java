package dev.keywright.processor;

import dev.keywright.processor.read.RepeatedGetters;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Which entities are ready. An entity that needs a type which another processor may still write
 * waits for the next round; by name, for elements do not outlive theirs.
 */
final class Rounds {
  private final Elements elements;
  private final EntityWork work;
  private final Set<String> waiting = new LinkedHashSet<>();
  private boolean first = true;

  Rounds(Elements elements, EntityWork work) {
    this.elements = elements;
    this.work = work;
  }

  void process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Map<String, TypeElement> entities = new LinkedHashMap<>();
    Set<String> again = Set.copyOf(waiting);
    for (String name : waiting) {
      TypeElement entity = elements.getTypeElement(name);
      if (entity != null) {
        entities.put(name, entity);
      }
    }
    waiting.clear();
    for (TypeElement annotation : annotations) {
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        if (element instanceof PackageElement) {
          // What stands on a package speaks of the entities in it, which are annotated themselves.
          continue;
        }
        if (!first && RepeatedGetters.contain(element)) {
          // What another processor wrote from an entity has no key of its own.
          continue;
        }
        TypeElement entity = entityOf(element);
        entities.put(entity.getQualifiedName().toString(), entity);
      }
    }
    entities.forEach(
        (name, entity) -> process(name, entity, !again.contains(name), round.processingOver()));
    first = false;
    if (round.processingOver()) {
      work.end();
    }
  }

  private void process(String name, TypeElement entity, boolean firstSight, boolean lastRound) {
    try {
      work.process(entity, firstSight);
    } catch (UnresolvedTypeException unresolved) {
      if (lastRound) {
        work.giveUp(unresolved);
      } else {
        waiting.add(name);
      }
    }
  }

  // Parts and enum constants stand in their type; a separator stands on it.
  private static TypeElement entityOf(Element element) {
    for (Element at = element; at != null; at = at.getEnclosingElement()) {
      if (at instanceof TypeElement type) {
        return type;
      }
    }
    throw new IllegalArgumentException(element + " is not in a type");
  }
}
