package dev.keywright.processor.hostile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Every place where a text of an entity can reach the generated code, as an entity with a gap:
 * {@code ?} is the text as a literal, {@code E} is the name of the entity.
 */
final class HostilePlaces {
  private static final String ID = "@Domain(alphabet = \"a-z0-9\", maxLength = 8) String id";
  private static final String N = "@SortKey(order = 0, pad = 6) int n";

  /** By what the place is called. */
  static final Map<String, String> ALL = places();

  /** Those where a text names something of the entity, and it has nothing of these names. */
  static final Map<String, String> OF_NAMES = names();

  /** Those of one character. */
  static final Map<String, String> OF_CHARACTERS =
      Map.of(
          "separator",
          "@Separator(?) record E(@PartitionKey(order = 0, pad = 6) int a,"
              + " @PartitionKey(order = 1) @Domain(alphabet = \"a-z\") String b) {}",
          "separator and escape",
          "@Separator(value = ?, escape = true) record E(@PartitionKey(order = 0) String a,"
              + " @PartitionKey(order = 1) String b) {}",
          "a list's separator",
          "@Separator(?) record E(@PartitionKey(order = 0)"
              + " @Domain(alphabet = \"a-z\", minLength = 1, maxLength = 4)"
              + " java.util.List<String> a) {}");

  private HostilePlaces() {}

  private static Map<String, String> places() {
    Map<String, String> places = new LinkedHashMap<>();
    templates(places);
    columns(places);
    texts(places);
    facts(places);
    return places;
  }

  private static void templates(Map<String, String> places) {
    places.put(
        "partition template", "@PartitionTemplate(?) record E(@PartitionKey(pad = 6) int id) {}");
    for (String format : List.of("TEXT", "BINARY", "FDB_TUPLE")) {
      places.put(
          "template in " + format,
          "@KeyFormat(Format.%s) @PartitionTemplate(? + \"{id}\") @SortTemplate(\"{n}\" + ?)"
                  .formatted(format)
              + " record E(@PartitionKey %s int id, @SortKey %s int n) {}"
                  .formatted(pad(format), pad(format)));
    }
    places.put(
        "template around a bucket",
        "@PartitionTemplate(\"{bucket}\" + ? + \"{id}\") @Bucket(count = 4, of = \"id\")"
            + " record E(@PartitionKey "
            + ID
            + ") {}");
    places.put(
        "template of a family",
        "@KeyFamily sealed interface E permits E.A {"
            + " @PartitionTemplate(? + \"{id}\") record A(@PartitionKey(pad = 6) int id)"
            + " implements E {} }");
    places.put(
        "copies in a template",
        "@PartitionTemplate(\"{id}\") @SortTemplate(? + \"#{id}#{n}\")"
            + " record E(@PartitionKey(pad = 6) int id, @SortKey(pad = 6) int n) {}");
  }

  private static String pad(String format) {
    return format.equals("TEXT") ? "(pad = 6)" : "";
  }

  private static void columns(Map<String, String> places) {
    String column = "record E(@PartitionKey(order = 0, column = ?, pad = 6) int id, ";
    places.put("partition column", column + N + ") {}");
    places.put(
        "sort column",
        "record E(@PartitionKey(order = 0) "
            + ID
            + ", @SortKey(order = 0, column = ?, pad = 6) int n) {}");
    places.put(
        "columns of BINARY",
        "@KeyFormat(Format.BINARY) record E(@PartitionKey(order = 0, column = ?) int id,"
            + " @SortKey(order = 0, column = ? + \"2\") int n) {}");
    places.put(
        "native column",
        "@StoredIn(Store.DYNAMODB) record E(@PartitionKey(order = 0, pad = 6) int id,"
            + " @SortKey(order = 0, column = ?, nativeType = true) long n) {}");
    places.put(
        "column of a template",
        "@PartitionTemplate(value = \"A#{id}\", column = ?) record E(@PartitionKey(pad = 6) int id)"
            + " {}");
    places.put(
        "column of a bucket",
        "@PartitionTemplate(value = \"{bucket}\", column = ?) @Bucket(count = 4, of = \"n\")"
            + " record E(@SortKey(order = 0, pad = 6) int n) {}");
    places.put(
        "column of a store",
        "@StoredIn(Store.DYNAMODB) record E(@PartitionKey(order = 0, column = ?, pad = 6) int id,"
            + " @SortKey(order = 0, column = ? + \"x\", pad = 6) int n) {}");
    places.put("name of a key", "record E(@PartitionKey(order = 0, key = ?, pad = 6) int id) {}");
  }

  private static void texts(Map<String, String> places) {
    String rest = "record E(@PartitionKey(order = 0, pad = 6) int id, " + N + ") {}";
    places.put("reason", "@AllowDesign(check = \"KW201\", reason = ?) " + rest);
    places.put("check", "@AllowDesign(check = ?, reason = \"so\") " + rest);
    places.put("existing rows", "@ExistingRows(reason = ?) " + rest);
    places.put("pattern's name", "@AccessPattern(name = ?, equal = \"id\") " + rest);
    places.put(
        "pattern's range", "@AccessPattern(name = \"byId\", equal = \"id\", range = ?) " + rest);
    places.put("signature", "@FrozenLayout(version = 1, signature = ?) " + rest);
    places.put(
        "literal of a signature",
        "@FrozenLayout(version = 1, signature = \"TEXT separator=',' | partitionKey\" + ? + \": id"
            + " int pad=6 | sortKey: n int pad=6\") "
            + rest);
    places.put("suppressed", "@SuppressWarnings(?) " + rest);
    places.put(
        "table of a time slice",
        "@TimeSlice(by = \"at\", period = TimePeriod.MONTH, table = ? + \"{yyyy_MM}\")"
            + " record E(@PartitionKey(order = 0) "
            + ID
            + ", @SortKey(order = 0) java.time.Instant at) {}");
  }

  private static Map<String, String> names() {
    String rest = "record E(@PartitionKey(order = 0, pad = 6) int id, " + N + ") {}";
    Map<String, String> places = new LinkedHashMap<>();
    places.put("severity", "@CheckSeverity(check = ?, value = Severity.INFO) " + rest);
    places.put("pattern's parts", "@AccessPattern(name = \"byId\", equal = ?) " + rest);
    places.put(
        "determined by",
        "record E(@PartitionKey(order = 0, pad = 6) @Domain(determinedBy = ?) int id) {}");
    places.put(
        "bucket of", "@Bucket(count = 4, of = ?) record E(@PartitionKey(order = 0) int i) {}");
    places.put(
        "table without a period",
        "@TimeSlice(by = \"at\", period = TimePeriod.MONTH, table = ?)"
            + " record E(@PartitionKey(order = 0) "
            + ID
            + ", @SortKey(order = 0) java.time.Instant at) {}");
    return places;
  }

  private static void facts(Map<String, String> places) {
    for (String format : List.of("TEXT", "BINARY")) {
      places.put(
          "alphabet in " + format,
          "@KeyFormat(Format."
              + format
              + ") record E(@PartitionKey(order = 0) @Domain(alphabet = ?, maxLength = 8) String id,"
              + " @PartitionKey(order = 1) @Domain(alphabet = \"a\" + ?) char c) {}");
      places.put(
          "code in " + format,
          "@KeyFormat(Format."
              + format
              + ") record E(@PartitionKey(order = 0) Code code) {"
              + " enum Code { @KeyCode(?) ONE, @KeyCode(\"zz\") TWO } }");
    }
    places.put(
        "pattern of validation",
        "record E(@PartitionKey(order = 0) @jakarta.validation.constraints.Pattern(regexp = ?)"
            + " String id) {}");
    places.put(
        "salt of a hash",
        "record E(@PartitionKey(order = 0, pad = 6, hashPrefix = 4, hashSalt = ?) int id) {}");
    places.put(
        "escape",
        "@KeyFormat(Format.BINARY) record E(@PartitionKey(ordered = false) @EncodedText(as ="
            + " TextEncoding.TERMINATED, end = 0, escapes = {\"!\", \"%1\" + ?, \"%\", \"%2\"})"
            + " String id) {}");
    places.put(
        "what is escaped",
        "@KeyFormat(Format.BINARY) record E(@PartitionKey(ordered = false) @EncodedText(as ="
            + " TextEncoding.TERMINATED, end = 0, escapes = {?, \"%1\", \"%\", \"%2\"})"
            + " String id) {}");
  }
}
