package dev.keywright.processor;

import com.google.auto.service.AutoService;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.read.ControlReader;
import dev.keywright.processor.read.FamilyReader;
import dev.keywright.processor.read.LayoutReader;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Writes the interfaces of families. It reads several entities for one file, which build tools call
 * aggregating. {@link KeywrightProcessor} does not, so keys stay isolating.
 *
 * <p>It must run before that one, which claims all annotations that are left.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({"dev.keywright.KeyFamily", "dev.keywright.KeyFamily.List"})
public final class FamilyProcessor extends AbstractProcessor {
  private @Nullable Rounds rounds;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Reporter reporter = new Reporter(environment.getMessager());
    Options options = Options.of(environment.getOptions());
    ControlReader controls =
        new ControlReader(environment.getElementUtils(), environment.getTypeUtils());
    FamilyPipeline pipeline =
        new FamilyPipeline(
            new FamilyReader(
                new LayoutReader(environment.getElementUtils(), environment.getTypeUtils())),
            new KeyJudge(controls, options),
            new FamilyJudge(controls, options),
            reporter,
            Writers.of(environment, options, reporter));
    rounds = new Rounds(environment.getElementUtils(), pipeline, reporter);
  }

  /** The same options as the other processor has: javac may call this one alone. */
  @Override
  public Set<String> getSupportedOptions() {
    return Options.given(processingEnv.getOptions());
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (rounds != null) {
      rounds.process(annotations, round);
    }
    return true;
  }
}
