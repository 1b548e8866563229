package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What Gradle asks of processors, so that after a change it compiles only what is touched. Every
 * key is a source and a description that come from one element, and the sources of others do not
 * matter. The interface of a family comes from several.
 */
class GradleRulesTest {

  static List<Path> cases() {
    return GoldenCases.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyFileComesFromItsEntityAlone(Path goldenCase) {
    FilerWatch families = new FilerWatch(new FamilyProcessor());
    FilerWatch keys = new FilerWatch(new KeywrightProcessor());

    Compiled compiled =
        Compiled.by(List.of(families, keys), List.of(), List.of(GoldenCases.sources(goldenCase)));

    assertThat(compiled.errors()).isEmpty();
    assertThat(keys.others()).isEmpty();
    assertThat(keys.sources().size() + families.sources().size())
        .isEqualTo(GoldenCases.outputs(goldenCase).size());
    for (FilerWatch.Source source : keys.sources()) {
      assertThat(source.origins()).as(source.name()).hasSize(1);
      assertThat(source.name()).startsWith(nameOfKeysOf(source.origins().get(0)));
    }
    assertThat(keys.resources())
        .isEqualTo(
            keys.sources().stream()
                .map(it -> new FilerWatch.Source(description(it.name()), it.origins()))
                .toList());
    assertThat(families.resources())
        .map(FilerWatch.Source::name)
        .allMatch(it -> it.startsWith("META-INF/keywright/findings/") && it.contains(".family."));
    assertThat(families.resources()).hasSameSizeAs(families.sources());
  }

  private static String description(String keyClass) {
    return "META-INF/keywright/" + keyClass + ".json";
  }

  @Test
  void theInterfaceOfAFamilyComesFromAllThatItIsMadeOf() {
    FilerWatch families = new FilerWatch(new FamilyProcessor());

    Compiled compiled =
        Compiled.by(
            List.of(families, new KeywrightProcessor()),
            List.of(),
            List.of(GoldenCases.sources(GoldenCases.ROOT.resolve("family"))));

    assertThat(compiled.errors()).isEmpty();
    assertThat(families.others()).isEmpty();
    assertThat(families.sources()).hasSize(1);
    FilerWatch.Source source = families.sources().get(0);
    assertThat(source.name()).isEqualTo("shop.ShopItemKey");
    assertThat(source.origins())
        .map(Object::toString)
        .containsExactly(
            "shop.ShopItem",
            "shop.UserOrder",
            "shop.UserProfile",
            "shop.UserAddress",
            "shop.Newsletter");
  }

  @Test
  void anEntityCompiledBesideTheClassesOfTheOthersGetsTheSameKey(@TempDir Path folder)
      throws Exception {
    Path javaHome = Path.of(System.getProperty("java.home"));
    Path whole = Files.createDirectories(folder.resolve("whole"));
    Path part = Files.createDirectories(folder.resolve("part"));
    Path order =
        write(
            whole.resolve("Order.java"),
            """
            @Separator(',')
            record Order(
                @PartitionKey(order = 0) @Domain(alphabet = "a-z", maxLength = 4) Shop shop,
                @PartitionKey(order = 1, ordered = false) Channel channel,
                @SortKey(order = 0, pad = 4) int number) {}
            """);
    List<Path> all =
        List.of(
            order,
            write(whole.resolve("Shop.java"), "record Shop(String code) {}"),
            write(
                whole.resolve("Channel.java"),
                "enum Channel { @KeyCode(\"w\") WEB, @KeyCode(\"t\") TILL }"),
            write(
                whole.resolve("Visit.java"),
                "record Visit(@PartitionKey(order = 0, pad = 3) int id) {}"));

    CompilerRun.Result everything = new CompilerRun(whole, all).javac(javaHome);
    // As Gradle does; with the old class of a generated record in sight, javac fails before 23.
    deleteClassesOf("OrderKey", whole.resolve("classes/demo"));
    CompilerRun.Result again =
        new CompilerRun(part, List.of(order), whole.resolve("classes")).javac(javaHome);

    assertThat(everything.output()).isEmpty();
    assertThat(everything.generated()).containsOnlyKeys("OrderKey.java", "VisitKey.java");
    assertThat(again.output()).isEmpty();
    assertThat(again.generated())
        .containsOnly(
            Map.entry("OrderKey.java", everything.generated().getOrDefault("OrderKey.java", "")));
  }

  /** As Gradle does for an aggregating processor: it names the classes of all families. */
  @Test
  void aFamilyIsWrittenFromTheClassesOfTheMembersThatDidNotChange(@TempDir Path folder)
      throws Exception {
    Path javaHome = Path.of(System.getProperty("java.home"));
    Path whole = Files.createDirectories(folder.resolve("whole"));
    Path part = Files.createDirectories(folder.resolve("part"));
    String member = "@PartitionTemplate(\"%s#{id}\") record %s(@PartitionKey(pad = 4) int id)";
    Path tea =
        write(whole.resolve("Tea.java"), member.formatted("T", "Tea") + " implements Drink {}");
    List<Path> all =
        List.of(
            write(
                whole.resolve("Drink.java"),
                "@KeyFamily sealed interface Drink permits Tea, Juice {}"),
            tea,
            write(
                whole.resolve("Juice.java"),
                member.formatted("J", "Juice") + " implements Drink {}"));

    CompilerRun.Result everything = new CompilerRun(whole, all).javac(javaHome);
    write(tea, member.formatted("TEA", "Tea") + " implements Drink {}");
    deleteClassesOf("TeaKey", whole.resolve("classes/demo"));
    deleteClassesOf("DrinkKey", whole.resolve("classes/demo"));
    CompilerRun.Result again =
        new CompilerRun(part, List.of(tea), whole.resolve("classes")).javac(javaHome, "demo.Drink");

    assertThat(everything.output()).isEmpty();
    assertThat(everything.generated())
        .containsOnlyKeys("DrinkKey.java", "TeaKey.java", "JuiceKey.java");
    assertThat(again.output()).isEmpty();
    assertThat(again.generated()).containsOnlyKeys("DrinkKey.java", "TeaKey.java");
    assertThat(again.generated().get("DrinkKey.java"))
        .isEqualTo(
            everything.generated().getOrDefault("DrinkKey.java", "").replace("\"T#\"", "\"TEA#\""));
  }

  private static void deleteClassesOf(String name, Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(it -> it.getFileName().toString().startsWith(name)).toList()) {
        Files.delete(file);
      }
    }
  }

  private static Path write(Path file, String text) throws IOException {
    return Files.writeString(file, "package demo;\nimport dev.keywright.*;\n" + text);
  }

  /** The keys of {@code a.Outer.Inner} are classes of the package a that begin with this. */
  private static String nameOfKeysOf(Element origin) {
    List<String> names = new ArrayList<>();
    Element at = origin;
    while (at instanceof TypeElement) {
      names.add(0, at.getSimpleName().toString());
      at = at.getEnclosingElement();
    }
    return at + "." + String.join("_", names);
  }
}
