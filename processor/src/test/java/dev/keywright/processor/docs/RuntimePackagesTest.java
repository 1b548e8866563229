package dev.keywright.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table of the runtime's packages on the page on architecture, against their classes. */
class RuntimePackagesTest {
  private static final String RUNTIME = "dev.keywright.runtime";
  private static final String ROOT = "the root";

  @Test
  void theTableNamesEveryPackageAndAllThatItKnows() {
    Map<String, Set<String>> documented = new TreeMap<>();
    Page.of("docs/architecture.md")
        .table("| package | what it holds | runtime packages it knows |")
        .forEach(row -> documented.put(names(row.get(0)).iterator().next(), names(row.get(2))));

    assertThat(known()).isEqualTo(documented);
  }

  private static Set<String> names(String cell) {
    Set<String> names = new TreeSet<>(Page.codeSpans(cell));
    if (cell.startsWith(ROOT)) {
      names.add(ROOT);
    }
    return names;
  }

  private static Map<String, Set<String>> known() {
    Map<String, Set<String>> known = new TreeMap<>();
    for (JavaClass type :
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(RUNTIME)) {
      Set<String> others = known.computeIfAbsent(name(type), name -> new TreeSet<>());
      type.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass())
          .filter(target -> target.getPackageName().startsWith(RUNTIME))
          .filter(target -> !target.getPackageName().equals(type.getPackageName()))
          .forEach(target -> others.add(name(target)));
    }
    return known;
  }

  private static String name(JavaClass type) {
    String name = type.getPackageName();
    return name.equals(RUNTIME) ? ROOT : name.substring(RUNTIME.length() + 1);
  }
}
