package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.FindingAnnotations;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaFileObject;

/**
 * The type called {@code Entity}, wherever it is nested, as the readers hand it over, unjudged.
 *
 * @param findings what the readers say themselves, a problem each
 * @param missing what a later round may bring
 */
record ReadEntity(
    List<Layout> layouts,
    FindingAnnotations controls,
    List<String> findings,
    Optional<Finding> missing) {

  /** Reads an entity from the lines of a source, without its package, in a later round. */
  static ReadEntity of(String... lines) {
    return read(/* firstSight= */ false, List.of(), lines);
  }

  /** The same, beside other sources. */
  static ReadEntity beside(List<JavaFileObject> others, String... lines) {
    return read(/* firstSight= */ false, others, lines);
  }

  /** The same, as if it had never been seen. */
  static ReadEntity atFirstSight(String... lines) {
    return read(/* firstSight= */ true, List.of(), lines);
  }

  private static ReadEntity read(boolean firstSight, List<JavaFileObject> others, String... lines) {
    List<String> all =
        new ArrayList<>(List.of("package demo;", "import dev.keywright.*;", "import java.time.*;"));
    all.addAll(Arrays.asList(lines));
    List<JavaFileObject> sources = new ArrayList<>(others);
    sources.add(Compiled.source("demo.Source", all.toArray(String[]::new)));
    Reading reading = new Reading(firstSight);
    Compiled compiled = Compiled.by(List.of(reading), List.of(), sources);
    assertThat(reading.read).as(compiled.errors().toString()).isNotNull();
    return reading.read;
  }

  Layout layout() {
    assertThat(layouts).hasSize(1);
    return layouts.get(0);
  }

  /** The only part of the only layout. */
  Part part() {
    List<Part> parts = layout().parts().toList();
    assertThat(parts).hasSize(1);
    return parts.get(0);
  }

  private static final class Reading extends AbstractProcessor {
    private final boolean firstSight;
    private ReadEntity read;

    private Reading(boolean firstSight) {
      this.firstSight = firstSight;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      find(ElementFilter.typesIn(round.getRootElements()));
      return false;
    }

    private void find(Iterable<TypeElement> types) {
      for (TypeElement type : types) {
        if (type.getSimpleName().contentEquals("Entity")) {
          read = read(type);
        }
        find(ElementFilter.typesIn(type.getEnclosedElements()));
      }
    }

    private ReadEntity read(TypeElement entity) {
      Findings findings = new Findings();
      List<Layout> layouts = List.of();
      Optional<Finding> missing = Optional.empty();
      try {
        layouts =
            new LayoutReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils())
                .read(entity, firstSight, findings)
                .layouts();
      } catch (UnresolvedTypeException e) {
        missing = e.finding();
      }
      return new ReadEntity(
          layouts,
          new FindingAnnotationReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils())
              .read(entity),
          findings.all().stream().map(Finding::problem).toList(),
          missing);
    }
  }
}
