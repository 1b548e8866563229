package dev.keywright.processor;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;

/** The arrows between the packages, as the contributors' page draws them. */
@AnalyzeClasses(
    packages = "dev.keywright.processor",
    importOptions = ImportOption.DoNotIncludeTests.class)
@SuppressWarnings("PrivateConstructorForUtilityClass") // JUnit makes one
class ArchitectureTest {
  private static final String ROOT = "dev.keywright.processor";

  @ArchTest static final ArchRule modelKnowsTheRuntimeAlone = onlyKnows("model", "..runtime..");

  @ArchTest
  static final ArchRule declaredKnowsTheModel = onlyKnows("declared", "model", "..runtime..");

  @ArchTest
  static final ArchRule fixKnowsWhatIsDeclared =
      onlyKnows("fix", "model", "declared", "fact", "..runtime..");

  @ArchTest
  static final ArchRule findingKnowsTheModel = onlyKnows("finding", "fix", "model", "..runtime..");

  @ArchTest
  static final ArchRule exampleKnowsTheModelAndTheRuntime =
      onlyKnows("example", "model", "..runtime..");

  @ArchTest
  static final ArchRule factKnowsWhatIsDeclared =
      onlyKnows("fact", "model", "declared", "..runtime..");

  @ArchTest
  static final ArchRule interpretKnowsWhatIsDeclared =
      onlyKnows("interpret", "model", "declared", "fact", "finding", "fix", "..runtime..");

  @ArchTest
  static final ArchRule readKnowsNoChecks =
      onlyKnows("read", "model", "declared", "interpret", "finding", "..runtime..");

  @ArchTest
  static final ArchRule checkKnowsNoCompiler =
      onlyKnows("check..", "model", "finding", "fix", "example", "store", "..runtime..");

  @ArchTest
  static final ArchRule emitKnowsNoFindings =
      onlyKnows("emit..", "model", "example", "store", "..runtime..");

  @ArchTest
  static final ArchRule emitHasNoCycles =
      slices().matching(ROOT + ".emit.(*)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule storeKnowsTheModelAndTheRuntime =
      onlyKnows("store", "model", "example", "..runtime..");

  @ArchTest
  static final ArchRule controlKnowsTheModelAndFindings =
      onlyKnows("control", "model", "finding", "fix", "..runtime..");

  @ArchTest
  static final ArchRule describeKnowsNoChecks =
      onlyKnows(
          "describe",
          "model",
          "finding",
          "fix",
          "control",
          "example",
          "store",
          "..runtime..",
          "..description.key",
          "..description.finding");

  @ArchTest
  static final ArchRule familiesOfChecksShareCounterexamplesAndAdviceAlone =
      slices()
          .matching(ROOT + ".check.(*)")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              alwaysTrue(),
              resideInAnyPackage(ROOT + ".check.counterexample", ROOT + ".check.advice"));

  private static ArchRule onlyKnows(String own, String... others) {
    // Plain data about stores, which knows nothing of ours.
    List<String> allowed =
        new ArrayList<>(List.of(ROOT + "." + own, "dev.keywright.description.store"));
    for (String other : others) {
      // What is below the processor: the codecs, and what LAYOUT says.
      if (other.equals("..runtime..")) {
        allowed.addAll(List.of("dev.keywright.runtime..", "dev.keywright.layout.."));
      } else {
        allowed.add(
            other.startsWith("..") ? "dev.keywright" + other.substring(1) : ROOT + "." + other);
      }
    }
    return noClasses()
        .that()
        .resideInAPackage(ROOT + "." + own)
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.keywright..")
                .and(not(resideInAnyPackage(allowed.toArray(String[]::new)))));
  }

  @ArchTest
  static final ArchRule onlyEmitKnowsJavaPoet =
      noClasses()
          .that()
          .resideOutsideOfPackage(ROOT + ".emit..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("com.palantir.javapoet..");

  @ArchTest
  static final ArchRule theModelIsFreeOfTheCompiler =
      noClasses()
          .that()
          .resideInAnyPackage(
              ROOT + ".model",
              ROOT + ".declared",
              ROOT + ".interpret",
              ROOT + ".finding",
              ROOT + ".fix",
              ROOT + ".fact",
              ROOT + ".example",
              ROOT + ".store",
              ROOT + ".control",
              ROOT + ".describe",
              ROOT + ".check")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "javax.lang.model..", "javax.annotation.processing..", "javax.tools..");

  @ArchTest
  static final ArchRule onlyTheReporterPrints =
      noClasses()
          .that()
          .doNotHaveSimpleName("Reporter")
          .and()
          .doNotHaveSimpleName("KeywrightProcessor")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("javax.annotation.processing.Messager");
}
