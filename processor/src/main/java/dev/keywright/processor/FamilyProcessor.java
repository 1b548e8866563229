package dev.keywright.processor;

import com.google.auto.service.AutoService;
import dev.keywright.processor.control.Options;
import dev.keywright.processor.read.FindingAnnotationReader;
import dev.keywright.processor.read.KeyFamilyReader;
import dev.keywright.processor.read.LayoutReader;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.SupportedAnnotationTypes;

/**
 * Writes the interfaces of families. It reads several entities for one file, which build tools call
 * aggregating. {@link KeywrightProcessor} does not, so keys stay isolating.
 *
 * <p>It must run before that one, which claims all annotations that are left.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes({"dev.keywright.KeyFamily", "dev.keywright.KeyFamily.List"})
public final class FamilyProcessor extends EntryPoint {
  @Override
  Rounds rounds(ProcessingEnvironment environment, Options options, Reporter reporter) {
    FindingAnnotationReader controls =
        new FindingAnnotationReader(environment.getElementUtils(), environment.getTypeUtils());
    FamilyPipeline pipeline =
        new FamilyPipeline(
            new KeyFamilyReader(
                new LayoutReader(environment.getElementUtils(), environment.getTypeUtils())),
            new KeyJudge(controls, options),
            new FamilyJudge(controls, options),
            reporter,
            Writers.of(environment, options, reporter));
    return new Rounds(environment.getElementUtils(), pipeline, reporter);
  }
}
