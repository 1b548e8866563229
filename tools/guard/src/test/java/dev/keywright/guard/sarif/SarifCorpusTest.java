package dev.keywright.guard.sarif;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The findings of the whole corpus as SARIF: the standard's schema has nothing to say. */
class SarifCorpusTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String MODULE = "corpus";
  private static final String VERSION = "0.1.0";
  private static final String OWN = "keywright/v1";
  private static final String OF_GITHUB = "primaryLocationLineHash";
  private static final int ABOVE = 10;

  @TempDir private static Path folder;
  private static Corpus corpus;
  private static JsonNode log;

  @BeforeAll
  static void theWholeCorpus() throws IOException {
    corpus = new Corpus(Files.createDirectories(folder.resolve("as it is")), it -> it);
    log = JSON.readTree(corpus.report().json(MODULE, VERSION));
    Files.writeString(Path.of("target/corpus.sarif"), corpus.report().json(MODULE, VERSION));
  }

  private static List<JsonNode> results(JsonNode document) {
    return StreamSupport.stream(document.at("/runs/0/results").spliterator(), false).toList();
  }

  private static List<String> unsuppressed() {
    return results(log).stream()
        .filter(it -> it.get("suppressions").isEmpty())
        .map(
            it -> it.get("level").asText() + " " + Corpus.stripped(it.at("/message/text").asText()))
        .toList();
  }

  @Test
  void unsuppressedResultsAreWhatTheCompilerPrints() {
    long errors = corpus.printed().stream().filter(it -> it.startsWith("error")).count();
    System.out.println(
        "sarif of the corpus: "
            + results(log).size()
            + " results, "
            + unsuppressed().size()
            + " unsuppressed; javac printed "
            + corpus.printed().size()
            + ", of them "
            + errors
            + " errors");
    assertThat(unsuppressed()).containsExactlyInAnyOrderElementsOf(corpus.printed());
    assertThat(errors).isPositive();
    assertThat(corpus.report().unplaced()).isEmpty();
  }

  /** So that the judges see results of every kind. */
  @Test
  void someResultsAreSuppressed() {
    assertThat(results(log))
        .flatExtracting(it -> it.at("/suppressions").findValuesAsText("kind"))
        .containsExactlyInAnyOrder("inSource", "inSource", "external");
  }

  @Test
  void theSchemaHasNothingToSay() throws IOException {
    assertThat(SarifSchema.faults(log)).isEmpty();
  }

  @Test
  void theSchemaFindsPlantedErrors() throws IOException {
    JsonNode wrongLevel = log.deepCopy();
    ((ObjectNode) wrongLevel.at("/runs/0/results/0")).put("level", "fatal");
    assertThat(SarifSchema.faults(wrongLevel)).isNotEmpty();
    JsonNode lineZero = log.deepCopy();
    ((ObjectNode) lineZero.at("/runs/0/results/0/locations/0/physicalLocation/region"))
        .put("startLine", 0);
    assertThat(SarifSchema.faults(lineZero)).isNotEmpty();
    JsonNode unknown = log.deepCopy();
    ((ObjectNode) unknown.at("/runs/0")).put("automation", MODULE);
    assertThat(SarifSchema.faults(unknown)).isNotEmpty();
  }

  @Test
  void regionsAreOfOneLine() {
    assertThat(results(log))
        .map(it -> it.at("/locations/0/physicalLocation/region"))
        .allMatch(it -> it.get("startLine").asInt() == it.get("endLine").asInt())
        .allMatch(it -> it.get("startColumn").asInt() < it.get("endColumn").asInt());
  }

  @Test
  void eachResultHasFingerprintsOfItsOwn() {
    assertThat(results(log).stream().map(it -> it.at("/partialFingerprints").get(OWN).asText()))
        .doesNotHaveDuplicates();
    assertThat(results(log)).allMatch(it -> it.get("partialFingerprints").has(OF_GITHUB));
  }

  @Test
  void fingerprintsStayWhenLinesAreAddedAbove() throws IOException {
    JsonNode moved = compiled("ten lines above", it -> "// a line\n".repeat(ABOVE) + it);
    assertThat(fingerprints(moved, OWN)).isEqualTo(fingerprints(log, OWN));
    assertThat(fingerprints(moved, OF_GITHUB)).isEqualTo(fingerprints(log, OF_GITHUB));
  }

  /** A comment line after each line: of GitHub's hashes, none stays. */
  @Test
  void ourFingerprintStaysWhenTheNextLinesChange() throws IOException {
    JsonNode changed =
        compiled("the next lines", it -> it.replace("\n", "\n// one\n// two\n// three\n"));
    assertThat(fingerprints(changed, OWN)).isEqualTo(fingerprints(log, OWN));
    assertThat(fingerprints(changed, OF_GITHUB)).isNotEqualTo(fingerprints(log, OF_GITHUB));
  }

  private static JsonNode compiled(String name, UnaryOperator<String> edit) throws IOException {
    Path root = Files.createDirectories(folder.resolve(name));
    return JSON.readTree(new Corpus(root, edit).report().json(MODULE, VERSION));
  }

  /** The fingerprints of one kind by rule and file. */
  private static Map<String, List<String>> fingerprints(JsonNode document, String kind) {
    Map<String, List<String>> all = new TreeMap<>();
    for (JsonNode result : results(document)) {
      String file = result.at("/locations/0/physicalLocation/artifactLocation/uri").asText();
      all.computeIfAbsent(
              result.get("ruleId").asText() + " " + file.substring(file.lastIndexOf('/')),
              it -> new ArrayList<>())
          .add(result.at("/partialFingerprints").get(kind).asText());
    }
    return all;
  }
}
