package dev.keywright.processor.crash;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The annotations that say something to the processor, and their attributes. */
final class OddAnnotations {
  /** What stands on a part. */
  private static final Map<String, List<String>> ON_MEMBERS =
      table(
          """
          PartitionKey: order column nativeType pad hashPrefix hash hashSalt hashOf hashSeed direction reversed reversedLabels ordered signed time floor key
          SortKey: order pad column nativeType direction reversed reversedLabels ordered signed time floor key
          Domain: min max minLength maxLength alphabet except cardinality monotonic step determinedBy unique uniqueWithin
          EncodedNumber: as width countDownFrom upperCase floor key
          EncodedText: as width fill lengthBytes end escapes key
          AllowDesign: check reason
          Size: min max
          Pattern: regexp
          Min: value
          Max: value
          Digits: integer fraction
          DecimalMin: value inclusive
          """);

  /** What stands on an entity. */
  private static final Map<String, List<String>> ON_TYPES =
      table(
          """
          Separator: value escape
          PartitionTemplate: value column escape key
          SortTemplate: value column escape key
          KeyFormat: value key
          Bucket: count first of after by hash function as width key
          UniqueSuffix: length key
          Chunked: maxBytes pad key
          AccessPattern: name equal range prefix newestFirst key
          FrozenLayout: version signature key
          TimeSlice: by period table recent retention key
          StoredIn: value table maxColumnBytes maxKeyBytes maxColumns maxPartitionBytes maxWritesPerSecond pageRows key
          CheckSeverity: check value
          ExistingRows: reason key
          Index: key name maintainedBy sparse projects tableKey
          KeyFamily: key
          Volume: rows bytesPerRow peakWritesPerSecond key
          """);

  private static final List<String> REQUIRED =
      List.of(
          "order count of as width name version signature by table check reason value regexp integer fraction"
              .split(" "));

  private OddAnnotations() {}

  private static Map<String, List<String>> table(String lines) {
    return lines
        .lines()
        .map(line -> line.split(": "))
        .collect(Collectors.toMap(it -> it[0], it -> Arrays.asList(it[1].split(" "))));
  }

  static String onType(Draw draw) {
    return draw.isOdd() ? onMember(draw) : draw.of(sorted(ON_TYPES));
  }

  static String onMember(Draw draw) {
    return draw.of(sorted(ON_MEMBERS), sorted(ON_TYPES));
  }

  private static List<String> sorted(Map<String, List<String>> annotations) {
    return annotations.keySet().stream().sorted().toList();
  }

  static List<String> attributes(String annotation) {
    return ON_TYPES.getOrDefault(annotation, ON_MEMBERS.getOrDefault(annotation, List.of()));
  }

  static boolean isRequired(String attribute) {
    return REQUIRED.contains(attribute);
  }
}
