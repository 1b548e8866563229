package dev.keywright.processor.crash;

import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Keeps what a processor throws: each compiler tells it in its own way, or not at all. */
final class Watched implements Processor {
  private final Processor processor;
  private Optional<Throwable> thrown = Optional.empty();

  Watched(Processor processor) {
    this.processor = processor;
  }

  Optional<Throwable> thrown() {
    return thrown;
  }

  @Override
  public void init(ProcessingEnvironment environment) {
    try {
      processor.init(environment);
    } catch (RuntimeException | Error e) {
      thrown = Optional.of(e);
      throw e;
    }
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    try {
      return processor.process(annotations, round);
    } catch (RuntimeException | Error e) {
      thrown = Optional.of(e);
      throw e;
    }
  }

  @Override
  public Set<String> getSupportedOptions() {
    return processor.getSupportedOptions();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return processor.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return processor.getSupportedSourceVersion();
  }

  @Override
  public Iterable<? extends Completion> getCompletions(
      Element element, AnnotationMirror annotation, ExecutableElement member, String userText) {
    return processor.getCompletions(element, annotation, member, userText);
  }
}
