package dev.keywright.rekey;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The packages know each other as docs/architecture.md says. */
@AnalyzeClasses(
    packages = ArchitectureTest.ROOT,
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  static final String ROOT = "dev.keywright.rekey";

  @ArchTest
  static final ArchRule STAGES =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("row")
          .definedBy(ROOT + ".row")
          .layer("state")
          .definedBy(ROOT + ".state")
          .layer("store")
          .definedBy(ROOT + ".store")
          .layer("order")
          .definedBy(ROOT + ".order")
          .layer("mapping")
          .definedBy(ROOT + ".mapping")
          .layer("client")
          .definedBy(ROOT + ".client")
          .layer("work")
          .definedBy(ROOT + ".work")
          .layer("plan")
          .definedBy(ROOT + ".plan")
          .layer("stores")
          .definedBy(ROOT + ".hbase", ROOT + ".dynamodb")
          .layer("root")
          .definedBy(ROOT)
          .whereLayer("state")
          .mayOnlyBeAccessedByLayers("order", "client", "work", "plan", "stores", "root")
          .whereLayer("store")
          .mayOnlyBeAccessedByLayers("order", "client", "work", "plan", "stores", "root")
          .whereLayer("order")
          .mayOnlyBeAccessedByLayers("mapping", "client", "work", "plan", "root")
          .whereLayer("mapping")
          .mayOnlyBeAccessedByLayers("plan", "stores")
          .whereLayer("client")
          .mayOnlyBeAccessedByLayers("work", "root")
          .whereLayer("work")
          .mayOnlyBeAccessedByLayers("plan", "root")
          .whereLayer("plan")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("stores")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("root")
          .mayNotBeAccessedByAnyLayer();

  private ArchitectureTest() {}
}
