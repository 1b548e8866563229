package dev.keywright.processor;

import com.google.auto.service.AutoService;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.read.FindingAnnotationReader;
import dev.keywright.processor.read.LayoutReader;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.SupportedAnnotationTypes;

/** The entry point that compilers find: it hands each round on. */
@AutoService(Processor.class)
@SupportedAnnotationTypes("dev.keywright.*")
public final class KeywrightProcessor extends EntryPoint {
  @Override
  Rounds rounds(ProcessingEnvironment environment, Options options, Reporter reporter) {
    reporter.refuse(options);
    Pipeline pipeline =
        new Pipeline(
            new LayoutReader(environment.getElementUtils(), environment.getTypeUtils()),
            new KeyJudge(
                new FindingAnnotationReader(
                    environment.getElementUtils(), environment.getTypeUtils()),
                options),
            options,
            reporter,
            Writers.of(environment, options, reporter));
    return new Rounds(environment.getElementUtils(), pipeline, reporter);
  }
}
