package dev.keywright.spark;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which package of the module knows which. */
@AnalyzeClasses(
    packages = "dev.keywright.spark",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  @ArchTest
  static final ArchRule LAYERS =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("key")
          .definedBy("dev.keywright.spark.key")
          .layer("function")
          .definedBy("dev.keywright.spark.function")
          .layer("region")
          .definedBy("dev.keywright.spark.region")
          .layer("report")
          .definedBy("dev.keywright.spark.report")
          .layer("hbase")
          .definedBy("dev.keywright.spark.hbase")
          .layer("store")
          .definedBy("dev.keywright.spark.store")
          .layer("input")
          .definedBy("dev.keywright.spark.input")
          .layer("rekey")
          .definedBy("dev.keywright.spark.rekey")
          .layer("root")
          .definedBy("dev.keywright.spark")
          .whereLayer("key")
          .mayOnlyBeAccessedByLayers("function", "region", "report", "hbase", "root")
          .whereLayer("region")
          .mayOnlyBeAccessedByLayers("hbase")
          .whereLayer("function")
          .mayOnlyBeAccessedByLayers("root")
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("root")
          .whereLayer("hbase")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("store")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("input")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("rekey")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("root")
          .mayNotBeAccessedByAnyLayer();

  private ArchitectureTest() {}
}
