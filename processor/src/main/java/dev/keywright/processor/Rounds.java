package dev.keywright.processor;

import dev.keywright.processor.declared.UnknownConstantException;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.read.CompilerFault;
import dev.keywright.processor.read.ElementSpot;
import dev.keywright.processor.read.Enclosing;
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
  private final Reporter reporter;
  private final Set<String> waiting = new LinkedHashSet<>();
  private boolean first = true;

  Rounds(Elements elements, EntityWork work, Reporter reporter) {
    this.elements = elements;
    this.work = work;
    this.reporter = reporter;
  }

  void process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    work.beginRound();
    Map<String, TypeElement> entities = new LinkedHashMap<>();
    Set<String> again = Set.copyOf(waiting);
    for (String name : waiting) {
      TypeElement entity = elements.getTypeElement(name);
      if (entity != null) {
        entities.put(name, entity);
      }
    }
    waiting.clear();
    // All at once, for a compiler looks through all sources each time.
    for (Element element :
        round.getElementsAnnotatedWithAny(annotations.toArray(TypeElement[]::new))) {
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
    entities.forEach(
        (name, entity) -> process(name, entity, !again.contains(name), round.processingOver()));
    first = false;
    if (round.processingOver()) {
      work.end();
      reporter.end();
    }
  }

  private void process(String name, TypeElement entity, boolean firstSight, boolean lastRound) {
    try {
      work.process(entity, firstSight);
    } catch (UnresolvedTypeException unresolved) {
      if (lastRound) {
        // No processor can bring what is missing any more.
        Findings findings = new Findings();
        unresolved.finding().ifPresent(findings::add);
        work.refuse(entity, findings);
      } else {
        waiting.add(name);
      }
    } catch (UnknownConstantException unknown) {
      work.refuse(entity, unknown(entity, unknown));
    } catch (RuntimeException thrown) {
      if (!CompilerFault.isIn(thrown)) {
        throw thrown;
      }
      work.refuse(entity, CompilerFault.findings(entity));
    }
  }

  /** Says that an annotation has a constant of a newer version. */
  private Findings unknown(TypeElement entity, UnknownConstantException unknown) {
    Findings findings = new Findings();
    findings
        .error(CheckId.KW014, new ElementSpot(entity, null), "")
        .problem(
            "%s is annotated with %s, which this version of the processor does not know",
            work.whatIsRead(entity), String.valueOf(unknown.getMessage()))
        .fix("use keywright-processor in the version of keywright-annotations");
    return findings;
  }

  // Parts and enum constants stand in their type; a separator stands on it.
  private static TypeElement entityOf(Element element) {
    return Enclosing.nearest(element, TypeElement.class)
        .orElseThrow(() -> new IllegalArgumentException(element + " is not in a type"));
  }
}
