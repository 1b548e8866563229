package dev.keywright.processor.check.evolution;

import static dev.keywright.processor.check.Judgement.by;
import static dev.keywright.processor.check.LayoutBuilder.partition;
import static dev.keywright.processor.check.PartBuilder.anInt;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

class MissingSignatureTest {

  // A separator that both Java and the signature escape.
  private static JavaFileObject source(String frozen) {
    return Compiled.source(
        "shop.Order",
        "package shop;",
        "import dev.keywright.*;",
        "@Separator('\\\\')",
        frozen,
        "record Order(",
        "    @PartitionKey(order = 0, pad = 6) @PartitionKey(order = 0, pad = 6, key = \"byId\") int id,",
        "    @PartitionKey(order = 1) @Domain(alphabet = \"a-z\", maxLength = 9) String user) {}");
  }

  @Test
  void theWholeLineIsPrinted() {
    assertThat(by(new MissingSignature(), partition(anInt("id").pad(6)).frozen(3)))
        .containsExactly(
            """
            KW504 @FrozenLayout
            version 3 has no signature, so it freezes nothing yet
            write @FrozenLayout(version = 3, signature = "TEXT separator=',' | partitionKey: id int pad=6")\
            """);
    assertThat(
            by(
                new MissingSignature(),
                partition(anInt("id").pad(6))
                    .frozen(3, "TEXT separator=',' | partitionKey: id int pad=6")))
        .isEmpty();
  }

  @Test
  void theLineOfEachKeyCompilesAsItIsPrinted() {
    List<String> asked =
        Compiled.with(
                List.of(),
                source("@FrozenLayout(version = 1) @FrozenLayout(version = 1, key = \"byId\")"))
            .messages();
    List<String> lines =
        asked.stream()
            .filter(message -> message.startsWith("[KW504"))
            .flatMap(String::lines)
            .filter(line -> line.startsWith("  Fix: write "))
            .map(line -> line.substring("  Fix: write ".length()))
            .toList();
    assertThat(lines).hasSize(2).last().asString().contains(", key = \"byId\")");
    assertThat(Compiled.with(List.of(), source(String.join("\n", lines))).messages()).isEmpty();
  }

  @Test
  void theKeyIsGeneratedMeanwhile() {
    Compiled compiled = Compiled.with(List.of(), source("@FrozenLayout(version = 1)"));
    assertThat(compiled.generatedSources()).hasSize(2);
  }
}
