package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.JavaFileObject;

/** The parts of the entity {@code demo.Entity}, as the reader hands them over, unjudged. */
final class ReadParts {
  private ReadParts() {}

  /** Reads an entity from the lines of its source, without the package. */
  static List<Part> of(String... lines) {
    return beside(List.of(), lines);
  }

  /** Reads an entity that needs other sources. */
  static List<Part> beside(List<JavaFileObject> others, String... lines) {
    List<String> all = new ArrayList<>(List.of("package demo;", "import dev.keywright.*;"));
    all.addAll(Arrays.asList(lines));
    List<JavaFileObject> sources = new ArrayList<>(others);
    sources.add(Compiled.source("demo.Entity", all.toArray(String[]::new)));
    Reading reading = new Reading();
    Compiled compiled = Compiled.by(List.of(reading), List.of(), sources);
    assertThat(compiled.errors()).isEmpty();
    return reading.layouts.stream().flatMap(Layout::parts).toList();
  }

  /** The facts of a part and who declares them: {@code min=1 @Positive, unique @Id}. */
  static String facts(Part part) {
    Facts facts = part.facts();
    StringJoiner shown = new StringJoiner(", ");
    facts.limits().min().ifPresent(it -> shown.add("min=" + it + " " + facts.origins().of("min")));
    facts.limits().max().ifPresent(it -> shown.add("max=" + it + " " + facts.origins().of("max")));
    facts
        .limits()
        .alphabet()
        .ifPresent(it -> shown.add("[" + it + "] " + facts.origins().of("alphabet")));
    facts
        .origins()
        .clash()
        .ifPresent(it -> shown.add("clash of " + it.one() + " and " + it.other()));
    facts
        .limits()
        .minLength()
        .ifPresent(it -> shown.add("minLength=" + it + by(facts, "minLength")));
    facts
        .limits()
        .maxLength()
        .ifPresent(it -> shown.add("maxLength=" + it + by(facts, "maxLength")));
    if (facts.monotonic()) {
      shown.add("monotonic" + by(facts, "monotonic"));
    }
    if (facts.unique()) {
      shown.add("unique" + by(facts, "unique"));
    }
    return shown.toString();
  }

  private static String by(Facts facts, String fact) {
    return " " + facts.origins().of(fact);
  }

  private static final class Reading extends AbstractProcessor {
    private final List<Layout> layouts = new ArrayList<>();

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("dev.keywright.*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      LayoutReader reader =
          new LayoutReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils());
      for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
        if (type.getSimpleName().contentEquals("Entity")) {
          read(reader, type);
        }
      }
      return false;
    }

    private void read(LayoutReader reader, TypeElement entity) {
      try {
        layouts.addAll(reader.read(entity, /* firstSight= */ false, new Findings()).layouts());
      } catch (UnresolvedTypeException e) {
        throw new AssertionError(e);
      }
    }
  }
}
