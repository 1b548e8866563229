package dev.keywright.report;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;

/** Which package of the report knows which. */
@AnalyzeClasses(
    packages = "dev.keywright.report",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  @ArchTest
  static final ArchRule LAYERS =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("description")
          .definedBy("dev.keywright.report.description")
          .layer("sample")
          .definedBy("dev.keywright.report.sample")
          .layer("page")
          .definedBy("dev.keywright.report.page")
          .layer("compare")
          .definedBy("dev.keywright.report.compare")
          .layer("template")
          .definedBy("dev.keywright.report.template")
          .layer("root")
          .definedBy("dev.keywright.report")
          .layer("forecast")
          .definedBy("dev.keywright.report.forecast")
          .whereLayer("root")
          .mayOnlyBeAccessedByLayers("forecast")
          .whereLayer("forecast")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("template")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("compare")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("page")
          .mayOnlyBeAccessedByLayers("root", "template", "compare", "forecast")
          .whereLayer("sample")
          .mayOnlyBeAccessedByLayers("page", "root");

  @ArchTest
  static final ArchRule ONLY_DESCRIPTIONS_ARE_JSON =
      ArchRuleDefinition.noClasses()
          .that()
          .resideOutsideOfPackage("dev.keywright.report.description")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.fasterxml.jackson..");

  @ArchTest
  static final ArchRule ONLY_FORECASTS_SIMULATE =
      ArchRuleDefinition.noClasses()
          .that()
          .resideOutsideOfPackage("dev.keywright.report.forecast")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.keywright.simulator..");

  @ArchTest
  static final ArchRule THE_COMPILER_IS_ELSEWHERE =
      ArchRuleDefinition.noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("dev.keywright.processor..");

  private ArchitectureTest() {}
}
