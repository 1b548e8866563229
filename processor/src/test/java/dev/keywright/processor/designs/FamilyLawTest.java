package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.FamilyProcessor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Families that nobody thought of, all with one partition template: where the build is silent, no
 * key is one of two members and no range holds a foreign row; where it is not, the printed keys
 * prove it.
 */
class FamilyLawTest {
  private static final int FEW = 60;
  private static final int MANY = 200;
  private static final int ALL = 2_000;
  private static final int AT_ONCE = 100;

  @Test
  @Tag("part")
  void silenceIsRightAndFindingsAreProven() {
    judge(FEW);
  }

  @Test
  @Tag("full")
  void inHundredsOfFamiliesToo() {
    judgeSome(MANY);
  }

  @Test
  @Tag("evidence")
  void inTwoThousandFamiliesToo() {
    judgeSome(ALL);
  }

  private static void judgeSome(int count) {
    Map<String, Integer> counts = judge(count);

    assertThat(counts.get("silent")).isGreaterThanOrEqualTo(count / 4);
    assertThat(counts.get("refused")).isGreaterThanOrEqualTo(count / 4);
  }

  private static Map<String, Integer> judge(int count) {
    Map<String, Integer> counts = new TreeMap<>();
    List<String> wrong = new ArrayList<>();
    for (int from = 0; from < count; from += AT_ONCE) {
      List<RandomFamily> families =
          IntStream.range(from, Math.min(count, from + AT_ONCE))
              .mapToObj(RandomFamily::of)
              .toList();
      judge(families, counts, wrong);
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "families: %,d with a shared partition: %s; wrong: %d",
            count,
            counts,
            wrong.size()));
    assertThat(wrong).isEmpty();
    return counts;
  }

  private static void judge(
      List<RandomFamily> families, Map<String, Integer> counts, List<String> wrong) {
    Map<String, List<String>> found = found(families);
    JavaFileObject[] sources =
        families.stream()
            .map(it -> source(it, found.get(it.name()).stream().noneMatch(FamilyFinding::isError)))
            .toArray(JavaFileObject[]::new);
    ClassLoader keys = Compiled.with(List.of("-Akeywright.describe=false"), sources).load();
    for (RandomFamily family : families) {
      List<String> findings = found.get(family.name());
      FamilyBruteForce truth = new FamilyBruteForce(family, keys);
      counts.merge(FamilyFinding.verdict(findings), 1, Integer::sum);
      truth.wrong(findings).forEach(it -> wrong.add(family.source(true) + findings + "\n" + it));
      counts.merge("ranges asked", truth.asked(), Integer::sum);
    }
  }

  private static Map<String, List<String>> found(List<RandomFamily> families) {
    Map<String, List<String>> found = new HashMap<>();
    families.forEach(it -> found.put(it.name(), new ArrayList<>()));
    // What is found in a family needs neither the keys of its members, which javac misses, nor
    // classes.
    Compiled compiled =
        Compiled.by(
            List.of(new FamilyProcessor()),
            List.of("-proc:only"),
            families.stream().map(it -> source(it, true)).toList());
    for (Diagnostic<? extends JavaFileObject> diagnostic : compiled.findings()) {
      String message = diagnostic.getMessage(Locale.ROOT);
      // The members themselves are sound; what their load costs is of no interest here.
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
        assertThat(message).startsWith("[KW021");
      }
      if (message.startsWith("[KW02")) {
        String file = diagnostic.getSource().getName();
        String name = file.replaceAll(".*/|\\.java", "");
        found.get(name).add(message);
      }
    }
    return found;
  }

  private static JavaFileObject source(RandomFamily family, boolean isFamily) {
    return Compiled.source("shop." + family.name(), family.source(isFamily));
  }
}
