package dev.keywright.processor.designs;

import dev.keywright.KeyFamily;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.check.Checks;
import dev.keywright.processor.check.family.FamilyChecks;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.interpret.EntityKeys;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.read.KeyFamilyReader;
import dev.keywright.processor.read.LayoutReader;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;

/** The families of sources as the processor reads them, and what it finds in them. */
final class ReadFamilies extends AbstractProcessor {
  private final Map<String, Read> byName = new TreeMap<>();

  /** A family whose members have sound keys, since others are left out, and what is found in it. */
  record Read(Family family, List<Finding> found) {}

  /** The families by the class that they are nested in. */
  static Map<String, Read> of(List<JavaFileObject> sources) {
    ReadFamilies reading = new ReadFamilies();
    Compiled compiled = Compiled.by(List.of(reading), List.of("-proc:only"), sources);
    if (!compiled.errors().isEmpty()) {
      throw new AssertionError(compiled.errors().get(0));
    }
    return reading.byName;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of(KeyFamily.class.getName());
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (Element type : round.getElementsAnnotatedWith(KeyFamily.class)) {
      String name = type.getEnclosingElement().getSimpleName().toString();
      byName.put(name, read((TypeElement) type));
    }
    return true;
  }

  private Read read(TypeElement type) {
    KeyFamilyReader reader =
        new KeyFamilyReader(
            new LayoutReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils()));
    try {
      Findings own = new Findings();
      Family family =
          reader.read(type, true, (entity, keys, read) -> areSound(keys, read), own).get(0);
      if (own.hasErrors()) {
        throw new AssertionError(own.all());
      }
      return new Read(family, FamilyChecks.run(family).all());
    } catch (UnresolvedTypeException unknown) {
      throw new AssertionError(unknown);
    }
  }

  private static boolean areSound(EntityKeys keys, Findings read) {
    Findings findings = new Findings();
    read.all().forEach(findings::add);
    boolean areJudged =
        keys.layouts().stream().allMatch(it -> Checks.run(it, keys::edited, findings));
    return areJudged && !findings.hasErrors();
  }
}
