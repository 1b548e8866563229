package dev.keywright.processor;

import com.sun.source.util.Trees;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.KeyJudge.Judgement;
import dev.keywright.processor.check.Checks;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.interpret.EntityKeys;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.read.ElementSpot;
import dev.keywright.processor.read.FindingAnnotationReader;
import dev.keywright.processor.read.LayoutReader;
import dev.keywright.processor.read.UnresolvedTypeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** What the checks find in sources, and the sources with each change that they propose. */
public final class JudgedSources {
  private final Map<String, Judged> byEntity = new TreeMap<>();
  private final List<String> errors;

  private JudgedSources(List<JavaFileObject> sources) {
    Compiled compiled =
        Compiled.by(
            List.of(new Judging()),
            List.of("-proc:only", "-Xmaxerrs", "100000", "-Xmaxwarns", "100000"),
            sources);
    errors = compiled.errors();
  }

  /** Judges the entities of some sources. */
  public static JudgedSources of(List<JavaFileObject> sources) {
    return new JudgedSources(sources);
  }

  /** What is found in one entity, and the signatures of its keys. */
  public record Judged(List<Found> found, Unruled unruled, List<LayoutSignature> layouts) {

    /** What the checks find and the rulings leave out. */
    public List<CheckId> hidden() {
      List<CheckId> hidden = new ArrayList<>(unruled.checked().found());
      found.forEach(it -> hidden.remove(it.check()));
      return hidden;
    }

    /** Whether all keys are well formed: only then are their designs judged. */
    public boolean isJudged() {
      return unruled.checked().isJudged();
    }
  }

  /** Runs the checks once more, without rulings, if somebody asks for what is hidden. */
  public static final class Unruled {
    private final EntityKeys keys;
    private @Nullable Checked checked;

    private Unruled(EntityKeys keys) {
      this.keys = keys;
    }

    private Checked checked() {
      if (checked == null) {
        checked = Checked.of(keys);
      }
      return checked;
    }
  }

  /** All that the checks find in the keys of an entity, before anything is ruled. */
  private record Checked(List<CheckId> found, boolean isJudged) {
    static Checked of(EntityKeys keys) {
      List<CheckId> found = new ArrayList<>();
      boolean isJudged = !keys.layouts().isEmpty();
      for (Layout layout : keys.layouts()) {
        Findings all = new Findings();
        isJudged &= Checks.run(layout, keys::edited, all);
        all.all().forEach(it -> found.add(it.check()));
      }
      return new Checked(found, isJudged);
    }
  }

  /**
   * One finding.
   *
   * @param advice how many of its remedies only the author can follow
   */
  public record Found(
      CheckId check,
      boolean isError,
      String place,
      String message,
      List<Proposal> proposals,
      long advice) {}

  /** A change as it is printed, and the source with it; empty if it has no place there. */
  public record Proposal(String text, Optional<String> source) {}

  /** The entities by their full names. */
  public Map<String, Judged> byEntity() {
    return byEntity;
  }

  /** What the compiler said that no check did. */
  public List<String> errors() {
    return errors;
  }

  private final class Judging extends AbstractProcessor implements EntityWork {
    private Rounds rounds;
    private LayoutReader reader;
    private KeyJudge judge;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("dev.keywright.*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      reader = new LayoutReader(environment.getElementUtils(), environment.getTypeUtils());
      judge =
          new KeyJudge(
              new FindingAnnotationReader(
                  environment.getElementUtils(), environment.getTypeUtils()),
              Options.NONE);
      rounds =
          new Rounds(environment.getElementUtils(), this, new Reporter(environment.getMessager()));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      rounds.process(annotations, round);
      return true;
    }

    @Override
    public void beginRound() {
      // Nothing is kept.
    }

    @Override
    public void process(TypeElement entity, boolean firstSight) throws UnresolvedTypeException {
      Findings findings = new Findings();
      EntityKeys keys = reader.read(entity, firstSight, findings);
      Judgement judged = judge.judge(entity, keys, findings);
      judged.rulings().forEach(ruling -> ruling.reported().forEach(findings::add));
      judged.faults().forEach(findings::add);
      byEntity.put(
          entity.getQualifiedName().toString(),
          new Judged(
              findings.all().stream().map(this::found).toList(),
              new Unruled(keys),
              keys.layouts().stream().filter(Layout::isKnown).map(Layout::signature).toList()));
    }

    private Found found(Finding finding) {
      List<Change> changes = finding.fix().changes();
      return new Found(
          finding.check(),
          finding.severity() == Severity.ERROR,
          finding.spot() instanceof ElementSpot spot ? spot.element() + " " + spot.written() : "",
          finding.message(),
          changes.stream()
              .map(
                  change ->
                      new Proposal(
                          change.phrase(finding.spot()).toString(),
                          SourceEdits.applied(
                              Trees.instance(processingEnv),
                              processingEnv.getElementUtils(),
                              change.edits())))
              .toList(),
          finding.fix().remedies().size() - changes.size());
    }

    @Override
    public void refuse(TypeElement entity, Findings findings) {
      findings
          .all()
          .forEach(it -> processingEnv.getMessager().printMessage(Kind.ERROR, it.message()));
    }

    @Override
    public String whatIsRead(TypeElement entity) {
      return entity.toString();
    }

    @Override
    public void end() {
      // Nothing is printed.
    }
  }
}
