package dev.keywright.processor;

import com.google.auto.service.AutoService;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.read.ControlReader;
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

/** The entry point that compilers find: it hands each round on. */
@AutoService(Processor.class)
@SupportedAnnotationTypes("dev.keywright.*")
public final class KeywrightProcessor extends AbstractProcessor {
  private @Nullable Rounds rounds;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Options options = Options.of(environment.getOptions());
    Reporter reporter = new Reporter(environment.getMessager());
    reporter.refuse(options);
    Pipeline pipeline =
        new Pipeline(
            new LayoutReader(environment.getElementUtils(), environment.getTypeUtils()),
            new KeyJudge(
                new ControlReader(environment.getElementUtils(), environment.getTypeUtils()),
                options),
            options,
            reporter,
            Writers.of(environment, options, reporter));
    rounds = new Rounds(environment.getElementUtils(), pipeline, reporter);
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Options.given(processingEnv.getOptions());
  }

  /**
   * Claims the annotations: they are ours alone, and javac warns about those that nobody claims.
   */
  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (rounds != null) {
      rounds.process(annotations, round);
    }
    return true;
  }
}
