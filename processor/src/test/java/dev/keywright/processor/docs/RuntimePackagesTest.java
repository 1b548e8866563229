package dev.keywright.processor.docs;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of packages on the page on architecture, against the classes of their modules. */
class RuntimePackagesTest {
  private static final String RUNTIME = "dev.keywright.runtime";
  private static final String LAYOUT = "dev.keywright.layout";
  private static final String ROOT = "the root";

  @ParameterizedTest
  @CsvSource({RUNTIME + ", runtime", LAYOUT + ", layout"})
  void theTableNamesEveryPackageAndAllThatItKnows(String root, String module) {
    Map<String, Set<String>> documented = new TreeMap<>();
    Page.of("docs/architecture.md")
        .table("| package | what it holds | " + module + " packages it knows |")
        .forEach(row -> documented.put(names(row.get(0)).iterator().next(), names(row.get(2))));

    assertThat(known(root)).isEqualTo(documented);
  }

  @Test
  void theRuntimeKnowsNoLayout() {
    noClasses()
        .that()
        .resideInAPackage(RUNTIME + "..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.keywright..").and(not(resideInAPackage(RUNTIME + ".."))))
        .check(classes(RUNTIME));
  }

  @Test
  void generatedKeysNameNothingOfOursButTheRuntime() throws IOException {
    Set<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/test/resources/golden"))) {
      for (Path file : files.filter(it -> it.toString().matches(".*out.*\\.java")).toList()) {
        Pattern.compile("\\bdev\\.keywright\\.\\w+")
            .matcher(Files.readString(file))
            .results()
            .map(MatchResult::group)
            .forEach(named::add);
      }
    }

    // The processor is the value of @Generated.
    assertThat(named)
        .containsExactly("dev.keywright.Generated", "dev.keywright.processor", RUNTIME);
  }

  /** What users import, and what stored signatures name: {@code function=...PhoenixSalt}. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "CheckReturnValue Chunks ColumnOrder Columns InvalidPartException Key KeyRange KeyRanges",
        "MalformedKeyException MergedRows NoMember NullCheck RandomSuffix Shown Wrapper",
        "function.FlinkKeyGroup function.MurmurModulo function.PhoenixSalt",
        "function.StringHashModulo slice.SlicePeriod slice.SliceTier slice.TimeSlices",
        "scan.BytesBeginnings scan.BytesBounds scan.ColumnScan scan.EqualityStage scan.IntBounds",
        "scan.ListBeginnings scan.ListBounds scan.LongBounds scan.MapBeginnings scan.MapBounds",
        "scan.NameBounds scan.OpenScan scan.RangeStage scan.TextBeginnings scan.TextBounds",
        "scan.ValueBounds"
      })
  void namesThatUsersWriteStay(String names) {
    assertThat(names.split(" ")).allSatisfy(it -> Class.forName(RUNTIME + "." + it));
  }

  private static JavaClasses classes(String root) {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages(root);
  }

  private static Set<String> names(String cell) {
    Set<String> names = new TreeSet<>(Page.codeSpans(cell));
    if (cell.startsWith(ROOT)) {
      names.add(ROOT);
    }
    return names;
  }

  private static Map<String, Set<String>> known(String root) {
    Map<String, Set<String>> known = new TreeMap<>();
    for (JavaClass type : classes(root)) {
      Set<String> others = known.computeIfAbsent(name(root, type), name -> new TreeSet<>());
      type.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass())
          .filter(target -> target.getPackageName().startsWith(root))
          .filter(target -> !target.getPackageName().equals(type.getPackageName()))
          .forEach(target -> others.add(name(root, target)));
    }
    return known;
  }

  private static String name(String root, JavaClass type) {
    String name = type.getPackageName();
    return name.equals(root) ? ROOT : name.substring(root.length() + 1);
  }
}
