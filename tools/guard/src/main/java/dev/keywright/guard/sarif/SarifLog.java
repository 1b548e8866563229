package dev.keywright.guard.sarif;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The objects of SARIF that findings need, by the names that the standard gives them. */
record SarifLog(@JsonProperty("$schema") String schema, String version, List<Run> runs) {
  private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
  private static final String VERSION = "2.1.0";

  /** The document that has one run. */
  static SarifLog of(Run run) {
    return new SarifLog(SCHEMA, VERSION, List.of(run));
  }

  /** The document as JSON. */
  String json() {
    try {
      return JsonMapper.builder()
              .addModule(new Jdk8Module())
              .serializationInclusion(JsonInclude.Include.NON_ABSENT)
              .enable(SerializationFeature.INDENT_OUTPUT)
              .build()
              .writeValueAsString(this)
          + "\n";
    } catch (JsonProcessingException unwritable) {
      throw new IllegalStateException("records of texts and numbers", unwritable);
    }
  }

  record Run(
      Tool tool, AutomationDetails automationDetails, String columnKind, List<Result> results) {}

  record Tool(Driver driver) {}

  record Driver(String name, String version, String informationUri, List<Rule> rules) {}

  record AutomationDetails(String id) {}

  record Rule(
      String id, String name, Message shortDescription, Message fullDescription, Help help) {}

  record Message(String text) {}

  record Help(String text, String markdown) {}

  record Result(
      String ruleId,
      int ruleIndex,
      String level,
      Message message,
      List<Location> locations,
      Map<String, String> partialFingerprints,
      Optional<List<Suppression>> suppressions,
      Optional<List<Fix>> fixes) {

    /** What a rule says of one place, not suppressed and without a fix. */
    static Result of(String ruleId, int ruleIndex, String level, Message said, Location place) {
      return new Result(
          ruleId,
          ruleIndex,
          level,
          said,
          List.of(place),
          Map.of(),
          Optional.empty(),
          Optional.empty());
    }

    Result withFingerprints(Map<String, String> known) {
      return new Result(ruleId, ruleIndex, level, message, locations, known, suppressions, fixes);
    }

    Result withWaysOut(Optional<List<Suppression>> suppressed, Optional<List<Fix>> fixed) {
      return new Result(
          ruleId, ruleIndex, level, message, locations, partialFingerprints, suppressed, fixed);
    }
  }

  record Location(
      Optional<PhysicalLocation> physicalLocation, List<LogicalLocation> logicalLocations) {}

  record PhysicalLocation(ArtifactLocation artifactLocation, Region region) {}

  record ArtifactLocation(String uri) {}

  record Region(int startLine, int startColumn, int endLine, int endColumn) {}

  record LogicalLocation(String fullyQualifiedName, String kind) {}

  record Suppression(String kind, String status, String justification) {}

  record Fix(Message description, List<ArtifactChange> artifactChanges) {}

  record ArtifactChange(ArtifactLocation artifactLocation, List<Replacement> replacements) {}

  record Replacement(Region deletedRegion, Optional<Message> insertedContent) {}
}
