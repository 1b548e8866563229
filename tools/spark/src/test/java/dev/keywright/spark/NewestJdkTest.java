package dev.keywright.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keywright.spark.lost.StandaloneCluster;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The newest JDK that is installed beside this one gives the same answers. */
@Tag("full")
@ExtendWith(OneSpark.class)
class NewestJdkTest {
  private static final Path OWN = Path.of(System.getProperty("java.home"));

  private record Jdk(Path home, int feature) {}

  @Test
  void theNewestJdkGivesTheSameAnswers(SparkSession spark) throws Exception {
    Optional<Jdk> newest = newest();
    assumeTrue(
        newest.isPresent(), () -> "no JDK above " + feature(OWN) + " is in " + OWN.getParent());
    List<String> own = SparkAnswers.of(spark);
    List<String> command =
        StandaloneCluster.java(newest.get().home(), SparkAnswers.class.getName());
    Process process =
        new ProcessBuilder(command)
            .redirectError(Path.of("target", "newest-jdk.log").toFile())
            .start();
    try {
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(printed.lines().toList()).as("answers of %s", newest.get()).isEqualTo(own);
      assertThat(process.waitFor()).isZero();
    } finally {
      process.destroyForcibly();
    }
  }

  private static Optional<Jdk> newest() throws IOException {
    try (Stream<Path> homes = Files.list(OWN.getParent())) {
      return homes
          .filter(it -> Files.isExecutable(it.resolve("bin/java")))
          .map(it -> new Jdk(it, feature(it)))
          .filter(it -> it.feature() > feature(OWN))
          .max(Comparator.comparingInt(Jdk::feature));
    }
  }

  /** The number of a JDK by its file {@code release}; 0 if it has none. */
  private static int feature(Path home) {
    Properties release = new Properties();
    try (Reader facts = Files.newBufferedReader(home.resolve("release"), UTF_8)) {
      release.load(facts);
    } catch (IOException none) {
      return 0;
    }
    String version = release.getProperty("JAVA_VERSION", "0").replace("\"", "");
    return Runtime.Version.parse(version).feature();
  }
}
