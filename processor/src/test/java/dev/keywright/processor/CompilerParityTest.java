package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every golden case through other compilers: the same text, and not one warning. */
class CompilerParityTest {
  @TempDir Path folder;

  // In one run: a compiler takes longer to begin than to compile a case.
  private static List<Path> inputs() {
    return GoldenCases.all().stream().flatMap(it -> GoldenCases.inputs(it).stream()).toList();
  }

  private static void assertSame(CompilerRun.Result result, String compiler) {
    Map<String, String> expected = new TreeMap<>();
    for (Path goldenCase : GoldenCases.all()) {
      GoldenCases.outputs(goldenCase)
          .forEach((name, text) -> expected.put(packageOf(text) + "/" + name, text));
    }
    Map<String, String> found = result.generatedByPath();
    System.out.printf(
        "parity: %d golden cases, %d keys by %s%n",
        GoldenCases.all().size(), found.size(), compiler);
    assertThat(found.keySet()).isNotEmpty().isEqualTo(expected.keySet());
    expected.forEach((path, text) -> assertThat(found.get(path)).as(path).isEqualTo(text));
  }

  private static String packageOf(String source) {
    return source.substring("package ".length(), source.indexOf(';')).replace('.', '/');
  }

  @Test
  void ecjGivesTheSameText() throws IOException {
    CompilerRun.Result result = new CompilerRun(folder, inputs()).ecj();

    assertThat(result.output()).doesNotContain("ERROR", "Key.java");
    assertThat(result.succeeded()).isTrue();
    assertSame(result, "ECJ");
  }

  @Test
  void ecjGivesTheSameTextForAnEnumOfAnotherJar() throws Exception {
    Path library = Files.createDirectories(folder.resolve("library"));
    Path letter =
        Files.writeString(
            library.resolve("Letter.java"), "package lib; public enum Letter { Z, A, M }");
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", library.toString(), letter.toString());
    assertThat(exit).isZero();
    Path entity =
        Files.writeString(
            folder.resolve("Mail.java"),
            """
            package demo;
            import dev.keywright.*;
            @AllowDesign(check = "KW503", reason = "the library never renames its letters")
            record Mail(
                @PartitionKey(order = 0) java.util.UUID sender,
                @PartitionKey(order = 1, ordered = false) lib.Letter letter) {}
            """);
    Path javacFolder = Files.createDirectories(folder.resolve("javac"));
    Path ecjFolder = Files.createDirectories(folder.resolve("ecj"));

    CompilerRun.Result javac =
        new CompilerRun(javacFolder, List.of(entity), library)
            .javac(Path.of(System.getProperty("java.home")));
    CompilerRun.Result ecj = new CompilerRun(ecjFolder, List.of(entity), library).ecj();

    assertThat(javac.output()).isEmpty();
    assertThat(ecj.succeeded()).isTrue();
    assertThat(ecj.generated()).isNotEmpty().isEqualTo(javac.generated());
  }

  @Test
  void ecjSeesWhatOtherLibrariesSay() throws Exception {
    Path entity =
        Files.writeString(
            folder.resolve("Sale.java"),
            """
            package demo;
            import dev.keywright.PartitionKey;
            import jakarta.validation.constraints.*;
            record Sale(
                @PartitionKey(order = 0, pad = 6) @Max(5000) int device,
                @PartitionKey(order = 1) @Pattern(regexp = "[a-z]{4}") String seller,
                @PartitionKey(order = 2) Shop shop) {
              Sale(@Min(1) int device, String seller, Shop shop) {
                this.device = device;
                this.seller = seller;
                this.shop = shop;
              }
              public @Size(max = 3) String seller() { return seller; }
            }
            record Shop(@Size(max = 8) @Pattern(regexp = "[0-9]*") String code) {}
            """);
    Path library = Path.of(Size.class.getProtectionDomain().getCodeSource().getLocation().toURI());

    CompilerRun.Result ecj = new CompilerRun(folder, List.of(entity), library).ecj();

    assertThat(ecj.output())
        .contains(
            "seller can have no value: @Pattern asks for a length of at least 4, and @Size asks"
                + " for a length of at most 3");
    Files.writeString(entity, Files.readString(entity).replace("max = 3", "max = 5"));
    assertThat(new CompilerRun(folder, List.of(entity), library).ecj().generated())
        .hasEntrySatisfying(
            "SaleKey.java",
            key ->
                assertThat(key)
                    .contains("[a-z], exactly 4", "[0-9], at most 8", ".atLeast(1).atMost(5000)"));
  }

  static List<Path> jdks() throws IOException {
    return InstalledJdks.all();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void everyInstalledJdkCompilesTheGeneratedCodeWithoutAWarning(Path jdk)
      throws IOException, InterruptedException {
    CompilerRun.Result result = new CompilerRun(folder, inputs()).javac(jdk);

    // Notes on a design are findings of ours.
    assertThat(result.output()).as(jdk.toString()).doesNotContain("warning: ", "error: ");
    assertThat(result.succeeded()).isTrue();
    assertSame(result, "the javac of " + jdk.getFileName());
  }
}
