package dev.keywright.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which package of the kit knows which, and that the kit brings nothing of others. */
@AnalyzeClasses(
    packages = "dev.keywright.testing",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  @ArchTest
  static final ArchRule LAYERS =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("key")
          .definedBy("dev.keywright.testing.key")
          .layer("value")
          .definedBy("dev.keywright.testing.value")
          .layer("law")
          .definedBy("dev.keywright.testing.law")
          .layer("golden")
          .definedBy("dev.keywright.testing.golden")
          .layer("root")
          .definedBy("dev.keywright.testing")
          .whereLayer("root")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("golden")
          .mayOnlyBeAccessedByLayers("root")
          .whereLayer("law")
          .mayOnlyBeAccessedByLayers("root")
          .whereLayer("value")
          .mayOnlyBeAccessedByLayers("law", "golden", "root");

  @ArchTest
  static final ArchRule NOTHING_OF_OTHERS =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "org.jspecify..",
              "dev.keywright.testing..",
              "dev.keywright.layout..",
              "dev.keywright.runtime..");

  private ArchitectureTest() {}
}
