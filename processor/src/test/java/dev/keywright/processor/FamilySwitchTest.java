package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From Java 21 on, a {@code switch} over the key of a family needs no default. */
class FamilySwitchTest {
  private static final int PATTERNS_IN_SWITCH = 21;

  private static final String HEAD = "package demo;\nimport dev.keywright.*;\n";
  private static final String FAMILY =
      "@KeyFamily sealed interface Drink permits Tea, Juice, Water {}";
  private static final String MEMBER =
      "@PartitionTemplate(\"%1$s#{id}\") record %1$s(@PartitionKey(pad = 4) int id)"
          + " implements Drink {}";

  @Test
  void aSwitchOverAllMembersNeedsNoDefault(@TempDir Path folder) throws Exception {
    CompilerRun.Result result = compile(folder, "case WaterKey water -> 3;");

    assertThat(result.output()).isEmpty();
    assertThat(result.succeeded()).isTrue();
  }

  @Test
  void aSwitchThatForgetsAMemberDoesNotCompile(@TempDir Path folder) throws Exception {
    CompilerRun.Result result = compile(folder, "");

    assertThat(result.output()).contains("does not cover all possible input values");
    assertThat(result.succeeded()).isFalse();
  }

  private static CompilerRun.Result compile(Path folder, String lastCase)
      throws IOException, InterruptedException {
    List<Path> homes = InstalledJdks.since(PATTERNS_IN_SWITCH);
    assumeThat(homes).isNotEmpty();
    List<Path> sources = new ArrayList<>();
    sources.add(write(folder, "Drink", FAMILY));
    for (String member : List.of("Tea", "Juice", "Water")) {
      sources.add(write(folder, member, MEMBER.formatted(member)));
    }
    String bar =
        """
        final class Bar {
          static int shelf(String row) {
            return switch (DrinkKey.decode(row)) {
              case TeaKey tea -> tea.id();
              case JuiceKey juice -> 2;
              %s
            };
          }
        }
        """;
    sources.add(write(folder, "Bar", bar.formatted(lastCase)));
    return new CompilerRun(folder, sources).javac(homes.get(homes.size() - 1));
  }

  private static Path write(Path folder, String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name + ".java"), HEAD + text);
  }
}
