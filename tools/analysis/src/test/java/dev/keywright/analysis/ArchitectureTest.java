package dev.keywright.analysis;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Inference has stages, and each knows only those before it. */
@AnalyzeClasses(
    packages = "dev.keywright.analysis",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String INFER = "dev.keywright.analysis.infer";

  @ArchTest
  static final ArchRule STAGES =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("sample")
          .definedBy(INFER + ".sample")
          .layer("cost")
          .definedBy(INFER + ".cost")
          .layer("reading")
          .definedBy(INFER + ".reading")
          .layer("search")
          .definedBy(INFER + ".search")
          .layer("fault")
          .definedBy(INFER + ".fault")
          .layer("answer")
          .definedBy(INFER)
          .layer("source")
          .definedBy("dev.keywright.analysis.source")
          .whereLayer("cost")
          .mayOnlyBeAccessedByLayers("reading", "search")
          .whereLayer("reading")
          .mayOnlyBeAccessedByLayers("search")
          .whereLayer("search")
          .mayOnlyBeAccessedByLayers("fault", "answer")
          .whereLayer("fault")
          .mayOnlyBeAccessedByLayers("answer")
          .whereLayer("answer")
          .mayOnlyBeAccessedByLayers("source")
          .whereLayer("source")
          .mayNotBeAccessedByAnyLayer();

  private ArchitectureTest() {}
}
