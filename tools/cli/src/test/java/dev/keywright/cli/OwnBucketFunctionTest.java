package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Layouts whose buckets a function of the application chooses, which runs only if it is given. */
class OwnBucketFunctionTest {
  @TempDir private Path directory;

  private static final String LAYOUT =
      "TEXT separator='|' | pk: bucket count=5 function=telemetry.Salt of=user+kind,"
          + " user int pad=3, kind String";
  private static final String REMARK = "not compared: telemetry.Salt is not known here";
  private static final byte[] KEYS = "2|001|w\n2|002|w\n4|003|r\n".getBytes(UTF_8);

  @Test
  void keysAreVerifiedButForTheirBuckets() throws Exception {
    Run run = Run.withInput(KEYS, "verify", "--dump", "--layout", LAYOUT, "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("All 3 keys can be read.\n")
        .contains(
            "  Buckets: the busiest is 2, with 66.7 % of the keys; without keys: 3 of 5; "
                + REMARK);
    Run json = Run.withInput(KEYS, "verify", "--json", "--layout", LAYOUT, "-");
    assertThat(json.json().at("/verification/layouts/0/buckets/remark").asText()).isEqualTo(REMARK);
  }

  @Test
  void aNumberOfNoBucketIsMalformedAllTheSame() {
    Run run = Run.withInput("7|001|w\n".getBytes(UTF_8), "verify", "--layout", LAYOUT, "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("Malformed: 1 key: bucket: expected a bucket from 0 to 4");
  }

  @Test
  void aFunctionThatIsGivenIsCompared() throws Exception {
    Path classes =
        compiled("package telemetry; public class Salt {", "return Math.abs(user) % count;");
    String container = classes.toString();
    byte[] keys = "1|001|w\n2|002|w\n4|003|r\n".getBytes(UTF_8);
    Run run = Run.withInput(keys, "verify", "--functions", container, "--layout", LAYOUT, "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .startsWith("2 of 3 keys can be read; 1 is malformed.")
        .contains("expected the bucket, which telemetry.Salt chooses")
        .contains("line 3: 4|003|r")
        .doesNotContain("not compared");
    Run explained = Run.of("explain", "--functions", container, "--layout", LAYOUT, "2|001|w");
    assertThat(explained.code()).isEqualTo(1);
    assertThat(explained.out()).contains("expected the bucket 1, which telemetry.Salt chooses");
  }

  @Test
  void aNestedFunctionIsFound() throws Exception {
    String nested = LAYOUT.replace("telemetry.Salt", "telemetry.Row.Salt");
    Path classes =
        compiled("package telemetry; public class Row { public static class Salt {", "return 2; }");
    Run run = Run.of("explain", "--functions", "" + classes, "--layout", nested, "2|001|w");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }

  @Test
  void aFunctionThatIsNotThereIsNamed() throws Exception {
    Path classes = compiled("package telemetry; public class Other {", "return 0;");
    Run missing = Run.of("explain", "--functions", "" + classes, "--layout", LAYOUT, "2|001|w");
    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.err()).contains("no class telemetry.Salt is in --functions");
    Run nowhere = Run.of("explain", "--functions", "none.jar", "--layout", LAYOUT, "2|001|w");
    assertThat(nowhere.code()).isEqualTo(3);
    assertThat(nowhere.err()).contains("there is no file none.jar");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          throw new IllegalStateException("no salt for " + user); | java.lang.IllegalStateException: no salt for 1
          try { throw new java.io.IOException("a\\nb"); } finally { }  | java.io.IOException: a\\u000ab
          return bucket(user, kind, count);                       | java.lang.StackOverflowError
          throw new NoClassDefFoundError("telemetry/Lib");        | java.lang.NoClassDefFoundError: telemetry/Lib
          """)
  void aFunctionThatThrowsIsNamedWithWhatItThrew(String body, String thrown) throws Exception {
    String container = compiled("package telemetry; public class Salt {", body).toString();
    String told = "expected a bucket that telemetry.Salt chooses, but it threw " + thrown;
    Run explained = Run.of("explain", "--functions", container, "--layout", LAYOUT, "2|001|w");
    assertThat(explained.code()).isEqualTo(1);
    assertThat(explained.out()).contains("(bucket at position 0: " + told + ", found \"2\")\n");
    Run run = Run.withInput(KEYS, "verify", "--functions", container, "--layout", LAYOUT, "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains(told + "\n  line 1: 2|001|w");
  }

  @Test
  void aClassThatCannotBeLoadedIsNamedWithTheReason() throws Exception {
    String type =
        "package telemetry; public class Salt { static final int A = Integer.parseInt(\"x\");";
    String container = compiled(type, "return A;").toString();
    Run run = Run.of("explain", "--functions", container, "--layout", LAYOUT, "2|001|w");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "keywright: the class telemetry.Salt of --functions cannot be loaded:"
                + " java.lang.NumberFormatException: For input string: \"x\"\n");
  }

  private Path compiled(String type, String body) throws Exception {
    String name = type.replaceFirst(".*public class (\\w+).*", "$1");
    Path source = directory.resolve(name + ".java");
    Files.writeString(
        source,
        type
            + " public static int bucket(int user, String kind, int count) throws Exception { "
            + body
            + " } }");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", directory.toString(), source.toString());
    assertThat(failed).isZero();
    return directory;
  }

  @Test
  void theOtherCommandsTakeThem() {
    Run explained = Run.of("explain", "--layout", LAYOUT, "2|001|w");
    assertThat(explained.code()).isZero();
    assertThat(explained.out()).contains(REMARK).endsWith("complete\n");
    assertThat(Run.of("diff", LAYOUT, LAYOUT).code()).isZero();
    Run simulated = Run.of("simulate", "--writes", "1000", "--variants", LAYOUT);
    assertThat(simulated.err()).isEmpty();
    assertThat(simulated.code()).isZero();
  }
}
