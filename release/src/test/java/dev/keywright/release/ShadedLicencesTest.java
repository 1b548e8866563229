package dev.keywright.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.release.Poms.Pom;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The licences in a shaded jar, against the libraries whose classes are really in it. */
@EnabledIfSystemProperty(named = Staged.PROPERTY, matches = ".+")
class ShadedLicencesTest {
  // Apache's is ours, too, and there once. MPL asks for the address of the sources, the others for
  // nothing; of several, we choose.
  private static final Pattern WITHOUT_A_TEXT =
      Pattern.compile("(?i)apache|\\bMIT-0|\\bCC0|\\bMPL");

  @Test
  void eachClassIsOursOrOfALibraryWhoseLicenceIsThere() throws Exception {
    int jars = 0;
    for (Pom pom : Modules.published()) {
      if (!Shaded.isShaded(pom)) {
        continue;
      }
      jars++;
      Map<String, Set<String>> owners = owners(Shaded.licensed(pom));
      Map<String, String> moves = Shaded.moves(pom);
      Set<String> foreign = new TreeSet<>();
      Set<String> used = new TreeSet<>();
      for (String entry : Staged.entries(Staged.file(pom, ".jar"))) {
        String original = original(entry, moves);
        if (isClass(entry) && (!original.equals(entry) || !entry.contains("dev/keywright/"))) {
          Set<String> those = owners.getOrDefault(original, Set.of());
          used.addAll(those);
          if (those.isEmpty()) {
            foreign.add(entry);
          }
        }
      }

      assertThat(foreign).as("%s: classes without a licence", pom.artifact()).isEmpty();
      Set<String> withClasses = new TreeSet<>();
      owners.values().forEach(withClasses::addAll);
      assertThat(withClasses).as("%s: licences without a class", pom.artifact()).isEqualTo(used);
    }
    assertThat(jars).isGreaterThan(2);
  }

  @Test
  void eachLibraryThatAsksForItHasItsTextInTheJar() throws Exception {
    for (Pom pom : Modules.published()) {
      if (!Shaded.isShaded(pom)) {
        continue;
      }
      Path jar = Staged.file(pom, ".jar");
      Set<String> entries = Staged.entries(jar);
      Map<String, String> without = new TreeMap<>(Shaded.licences(pom));
      without
          .entrySet()
          .removeIf(
              it ->
                  WITHOUT_A_TEXT.matcher(it.getValue()).find()
                      || Shaded.hasText(entries, it.getKey()));

      assertThat(without).as("%s: libraries without a text", pom.artifact()).isEmpty();
      assertThat(Staged.text(jar, "META-INF/licenses/LICENSE")).contains("Apache License");
    }
  }

  /** Which libraries have which class. */
  private static Map<String, Set<String>> owners(Set<String> libraries) throws Exception {
    Map<String, Set<String>> owners = new HashMap<>();
    for (String library : libraries) {
      Path jar = Shaded.jar(library);
      for (String entry : Staged.entries(jar)) {
        if (isClass(entry)) {
          owners.computeIfAbsent(entry, it -> new HashSet<>()).add(library);
        }
      }
    }
    return owners;
  }

  private static boolean isClass(String entry) {
    return entry.endsWith(".class") && !entry.endsWith("module-info.class");
  }

  private static String original(String entry, Map<String, String> moves) {
    for (Map.Entry<String, String> move : moves.entrySet()) {
      if (entry.contains(move.getKey())) {
        return entry.replace(move.getKey(), move.getValue());
      }
    }
    return entry;
  }
}
