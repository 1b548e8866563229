package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.GeneratedLayout;
import dev.keywright.processor.laws.HeldPart.Saying;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The layout of random entities is the same whether facts and encodings stand at their parts, at
 * the values of their types, or some here and some there.
 */
class TypeFactsTest {
  private static final int SOME = 60;
  private static final int MORE = 120;
  private static final int MANY = 3_000;
  private static final int AT_ONCE = 150;

  @Test
  @Tag("part")
  void whatTypesSayIsWhatPartsWouldSay() {
    compare(1, SOME);
  }

  @Test
  @Tag("full")
  void soItIsInMoreEntities() {
    compare(10_000, MORE);
  }

  @Test
  @Tag("evidence")
  void soItIsInThousandsOfEntities() {
    compare(20_000, MANY);
  }

  @Test
  void soItIsInAnEighthOfTheListsAndMaps() {
    compareLists(8);
  }

  @Test
  @Tag("evidence")
  void soItIsInAllListsAndMaps() {
    compareLists(1);
  }

  private static void compareLists(int every) {
    List<Design> all = Designs.ofLists();
    List<Design> designs =
        IntStream.range(0, all.size())
            .filter(it -> it % every == 0)
            .mapToObj(all::get)
            .filter(it -> OrderTheorem.refusals(it).isEmpty())
            .toList();

    assertThat(compare(designs)).isGreaterThan(designs.size() / 4);
  }

  private static void compare(long seed, int count) {
    int held = 0;
    for (int from = 0; from < count; from += AT_ONCE) {
      held +=
          compare(
              LongStream.range(seed + from, seed + Math.min(count, from + AT_ONCE))
                  .mapToObj(RandomEntity::design)
                  .filter(it -> OrderTheorem.refusals(it).isEmpty())
                  .toList());
    }
    assertThat(held).isGreaterThan(count / 4);
  }

  /** How many entities have a type that says something. */
  private static int compare(List<Design> designs) {
    Map<Saying, Map<String, String>> layouts = new LinkedHashMap<>();
    for (Saying saying : Saying.values()) {
      layouts.put(saying, layouts(designs, saying));
    }
    Map<String, String> plain = layouts.get(Saying.AT_PART);
    int held = 0;
    for (Design design : designs) {
      boolean isHeld =
          design.parts().stream()
              .anyMatch(it -> !HeldPart.of(design, it, Saying.AT_TYPE).declaration().isEmpty());
      held += isHeld ? 1 : 0;
      assertThat(List.of(layouts.get(Saying.MIXED), layouts.get(Saying.AT_TYPE)))
          .as(design.toString())
          .allSatisfy(it -> assertThat(it).containsEntry(design.name(), plain.get(design.name())));
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "facts of types: %,d layouts compared, %,d with facts at a type",
            designs.size(),
            held));
    return held;
  }

  /** The layouts as the sources of the keys spell them, which need no compiler to be read. */
  private static Map<String, String> layouts(List<Design> designs, Saying saying) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    designs.forEach(it -> sources.add(EntitySource.of(it, saying)));
    List<String> options =
        Stream.concat(
                Compiled.WORKLOADS_AS_NOTES.stream(),
                Stream.of("-proc:only", "-Akeywright.describe=false", "-Xmaxerrs", "100"))
            .toList();
    Compiled compiled = Compiled.with(options, sources.toArray(JavaFileObject[]::new));
    assertThat(compiled.errors()).isEmpty();
    Map<String, String> keys = compiled.generatedSources();
    Map<String, String> layouts = new LinkedHashMap<>();
    for (Design design : designs) {
      String key = "%s/%sKey.java".formatted(UserTypes.PACKAGE.replace('.', '/'), design.name());
      layouts.put(design.name(), GeneratedLayout.of(keys.get(key)).orElseThrow());
    }
    return layouts;
  }
}
