package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Entities whose types are not there yet. */
class RoundsTest {
  private static final JavaFileObject ORDER =
      Compiled.source(
          "demo.Order",
          "package demo;",
          "import dev.keywright.PartitionKey;",
          "public record Order(@PartitionKey(order = 0, pad = 6) OrderId id) {}");

  private static final JavaFileObject BUCKETED =
      Compiled.source(
          "demo.Visit",
          "package demo;",
          "import dev.keywright.*;",
          "@FrozenLayout(version = 1, signature = \"TEXT separator=',' | partitionKey: bucket count=4"
              + " function=demo.Shards of=id, id int pad=6 min=0 max=999999\")",
          "@Bucket(count = 4, function = Shards.class)",
          "public record Visit(@PartitionKey(pad = 6) @Domain(min = 0, max = 999_999) int id) {}");

  @Test
  void aTypeThatAnotherProcessorWritesIsWaitedFor() {
    Compiled compiled =
        Compiled.beside(
            List.of(
                new Writes("demo.OrderId", "package demo; public record OrderId(int value) {}")),
            List.of(),
            ORDER);

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generatedSources().get("demo/OrderKey.java"))
        .contains("public record OrderKey(OrderId id)");
  }

  @Test
  void aBucketFunctionThatAnotherProcessorWritesIsWaitedFor() {
    String function =
        "package demo; public class Shards { public static int bucket(int id, int count) { return 0; } }";
    Compiled compiled =
        Compiled.beside(List.of(new Writes("demo.Shards", function)), List.of(), BUCKETED);

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generatedSources().get("demo/VisitKey.java")).contains("Shards.bucket");
  }

  @Test
  void ofABucketFunctionThatDoesNotExistTheCompilerAloneSpeaks() {
    assertThat(Compiled.with(List.of(), BUCKETED).messages())
        .singleElement()
        .asString()
        .contains("cannot find symbol", "class Shards");
  }

  @Test
  void aClassThatRepeatsTheAnnotationsOfItsEntityHasNoKeyOfItsOwn() {
    JavaFileObject order =
        Compiled.source(
            "demo.Order",
            "package demo;",
            "import dev.keywright.*;",
            "@Separator('!')",
            "public abstract class Order {",
            "  @PartitionKey(order = 0, pad = 6) public abstract int id();",
            "  @PartitionKey(order = 1) @Domain(alphabet = \"0-9a-z\", maxLength = 8)",
            "  public abstract String shop();",
            "}");
    Writes autoValue =
        new Writes(
            "demo.AutoValue_Order",
            """
            package demo;
            import dev.keywright.*;
            final class AutoValue_Order extends Order {
              @PartitionKey(order = 0, pad = 6) @Override public int id() { return 7; }
              @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z", maxLength = 8)
              @Override public String shop() { return "books"; }
            }
            """);

    Compiled compiled = Compiled.beside(List.of(autoValue), List.of(), order);

    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generatedSources())
        .containsOnlyKeys("demo/AutoValue_Order.java", "demo/OrderKey.java");
  }

  @Test
  void aGeneratedClassWithAPartOfItsOwnHasAKey() {
    JavaFileObject order =
        Compiled.source(
            "demo.Order",
            "package demo;",
            "import dev.keywright.*;",
            "public interface Order { @PartitionKey(order = 0, pad = 6) int id(); }");
    Writes other =
        new Writes(
            "demo.Large",
            """
            package demo;
            import dev.keywright.*;
            class Large implements Order {
              @PartitionKey(order = 0, pad = 8) @Override public int id() { return 7; }
            }
            """);

    Compiled compiled = Compiled.beside(List.of(other), List.of(), order);

    assertThat(compiled.generatedSources())
        .containsOnlyKeys("demo/Large.java", "demo/LargeKey.java", "demo/OrderKey.java");
  }

  @Test
  void aTypeThatNeverComesIsReportedOnce() {
    Compiled compiled = Compiled.with(List.of(), ORDER);

    assertThat(compiled.messages())
        .filteredOn(message -> message.startsWith("[KW"))
        .containsExactly(
            """
            [KW013 unresolved-type] there is no key yet, because the type of id, OrderId, does not exist
              Fix: import or write it; if another annotation processor writes it, put that processor \
            on the same processor path""");
  }

  @Test
  void aClassThatHasTheNameOfTheKeyIsReported() {
    JavaFileObject taken =
        Compiled.source(
            "demo.Taken",
            "package demo;",
            "record Taken(@dev.keywright.PartitionKey(order = 0, pad = 6) int id) {}",
            "class TakenKey {}");

    assertThat(Compiled.with(List.of(), taken).messages())
        .containsExactly(
            """
            [KW008 name-clash] the key would be the class demo.TakenKey, which exists already
              Fix: rename that class or Taken, or name the key: key = "byId\"""");
  }

  @Test
  void anEntityWithoutFaultsIsWrittenBesideOneThatWaits(@TempDir Path folder) throws Exception {
    Path waiting = write(folder.resolve("Order.java"), ORDER.getCharContent(false));
    Path ready =
        write(
            folder.resolve("Ready.java"),
            "package demo;\nrecord Ready(@dev.keywright.PartitionKey(order = 0, pad = 6) int id) {}");

    CompilerRun.Result result =
        new CompilerRun(folder, List.of(waiting, ready))
            .javac(Path.of(System.getProperty("java.home")));

    assertThat(result.output()).contains("Order.java:3: error: [KW013 unresolved-type]");
    assertThat(result.generated()).containsOnlyKeys("ReadyKey.java");
  }

  private static Path write(Path file, CharSequence text) throws IOException {
    return Files.writeString(file, text);
  }

  /** Writes a class in its first round. */
  private static final class Writes extends AbstractProcessor {
    private final String name;
    private final String text;
    private boolean written;

    Writes(String name, String text) {
      this.name = name;
      this.text = text;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!written) {
        written = true;
        try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          out.write(text);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }
}
