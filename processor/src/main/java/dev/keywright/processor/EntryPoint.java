package dev.keywright.processor;

import dev.keywright.processor.control.Options;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** What compilers find: it hands each round on. */
abstract class EntryPoint extends AbstractProcessor {
  private @Nullable Rounds rounds;

  /** What each round is handed to. */
  abstract Rounds rounds(ProcessingEnvironment environment, Options options, Reporter reporter);

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Options options = Options.of(environment.getOptions());
    rounds = rounds(environment, options, new Reporter(environment.getMessager()));
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  /** The same options for both processors: javac may call one of them alone. */
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
