package dev.keywright.guard.edits;

import java.util.List;

/** Edits of entities, for each row of the guide's table of changes, and what the check says. */
final class GuideEdits {
  private static final String LOST = "rows of v1 would be lost";
  private static final String UNLOCKED = "not in the lock, no row lost";
  private static final String SILENT = "silent";

  private static final String CODES =
      "format, pad, signed, direction, reversed, time, separator, escape, literals of a template,"
          + " hash, salt, bucket";
  private static final String PARTS = "add, remove or move a part";
  private static final String RENAMED_CONSTANT = "rename an enum constant without `@KeyCode`";
  private static final String TYPE =
      "change the type of a number or time that keeps its bytes, such as `int` to `long` with the"
          + " same `pad`";
  private static final String WIDER =
      "widen `min`, `max`, `minLength`, `maxLength` or the alphabet";

  private static final String ID = "record X(@PartitionKey(pad = 6) int id)";
  private static final String TEXTS =
      "@Separator(',') record X(@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", maxLength = 9)"
          + " String user, @PartitionKey(order = 1, pad = 6) @Domain(min = 0, max = 9_999) int"
          + " number)";
  private static final String HASHED = "record X(@PartitionKey(hashPrefix = 4, pad = 6) int id)";
  private static final String STATUS = "record X(@PartitionKey(pad = 6) int id, @SortKey Status s)";

  private GuideEdits() {}

  /**
   * An edit of an entity.
   *
   * @param row of the guide's table
   * @param name of the entity, which says what is edited
   * @param before the record, named X
   */
  record Edit(String row, String name, String before, String after, String says) {
    String old() {
      return before.replace("record X", "public record " + name);
    }

    String edited() {
      return after.replace("record X", "public record " + name);
    }
  }

  static List<Edit> all() {
    return List.of(
        lost("Binary", ID, "@KeyFormat(Format.BINARY) record X(@PartitionKey int id)"),
        lost("Pad", ID, ID.replace("6", "8")),
        lost("Signed", ID, ID.replace("6", "6, signed = true")),
        lost("Descending", ID, ID.replace("6", "6, direction = Direction.DESC")),
        lost("BackToFront", ID, ID.replace("6", "6, reversed = true")),
        lost(
            "Time",
            "record X(@PartitionKey(pad = 6) int id, @SortKey Instant at)",
            "record X(@PartitionKey(pad = 6) int id, @SortKey(time = TimeFormat.ISO) Instant at)"),
        lost("Separated", TEXTS, TEXTS.replace("','", "'#'")),
        lost(
            "Escaping",
            "@Separator('!') record X(" + SPACED,
            "@Separator(value = '!', escape = true) record X(" + SPACED),
        lost(
            "Template",
            "@PartitionTemplate(\"ORDER#{id}\") " + ID,
            "@PartitionTemplate(\"ORDERS#{id}\") " + ID),
        lost("Hash", HASHED, HASHED.replace("4", "4, hash = HashAlgorithm.SHA_256")),
        lost(
            "Buckets",
            "@Bucket(count = 8, of = \"id\") " + ID,
            "@Bucket(count = 16, of = \"id\") " + ID),
        new Edit(
            "the direction of a column with `nativeType`",
            "NativeColumn",
            "record X(@PartitionKey(pad = 6) int id, @SortKey(nativeType = true) long at)",
            "record X(@PartitionKey(pad = 6) int id, @SortKey(nativeType = true, direction ="
                + " Direction.DESC) long at)",
            UNLOCKED),
        new Edit(PARTS, "MorePart", TEXTS, TEXTS.replace("number)", MORE), LOST),
        new Edit(PARTS, "LessPart", TEXTS.replace("number)", MORE), TEXTS, LOST),
        new Edit(
            PARTS,
            "MovedPart",
            TEXTS,
            TEXTS.replace("= 0)", "= 2)").replace("= 1,", "= 0,").replace("= 2)", "= 1)"),
            LOST),
        new Edit(RENAMED_CONSTANT, "Constant", STATUS, STATUS.replace("Status", "Settled"), LOST),
        new Edit(
            RENAMED_CONSTANT, "CodedConstant", STATUS, STATUS.replace("Status", "Coded"), UNLOCKED),
        new Edit(
            "rename an enum constant and keep its `@KeyCode`",
            "KeptCode",
            STATUS.replace("Status", "Letters"),
            STATUS.replace("Status", "Renamed"),
            UNLOCKED),
        new Edit(
            "rename an entity", "Shopper", ID, ID.replace("record X", "record Customer"), SILENT),
        new Edit("rename a part", "PartName", ID, ID.replace("int id", "int serial"), UNLOCKED),
        new Edit(TYPE, "PartType", ID, ID.replace("int id", "long id"), UNLOCKED),
        new Edit(WIDER, "Wider", TEXTS, TEXTS.replace("9_999", "99_999"), UNLOCKED),
        new Edit("narrow them", "Narrower", TEXTS, TEXTS.replace("9_999", "999"), LOST),
        new Edit(
            "add an enum constant",
            "MoreConstants",
            STATUS,
            STATUS.replace("Status", "Shipped"),
            UNLOCKED));
  }

  private static final String SPACED =
      "@PartitionKey(order = 0, ordered = false) @Domain(alphabet = \" a-z\", maxLength = 9) String"
          + " a, @PartitionKey(order = 1, pad = 6) int b)";
  private static final String MORE = "number, @PartitionKey(order = 2, pad = 2) int line)";

  private static Edit lost(String name, String before, String after) {
    return new Edit(CODES, name, before, after, LOST);
  }

  /** The enums that the entities name. */
  static List<String> enums() {
    return List.of(
        "public enum Status { OPEN, PAID }",
        "public enum Settled { OPEN, SETTLED }",
        "public enum Coded { OPEN, @KeyCode(\"PAID\") SETTLED }",
        "public enum Letters { @KeyCode(\"O\") OPEN, @KeyCode(\"P\") PAID }",
        "public enum Renamed { @KeyCode(\"O\") OPEN, @KeyCode(\"P\") SETTLED }",
        "public enum Shipped { OPEN, PAID, SHIPPED }");
  }

  /** What the check said of a key in few words. */
  static String said(String name, List<String> mismatches) {
    String key = "shop." + name + "Key: ";
    return mismatches.stream()
        .filter(it -> it.startsWith(key))
        .map(
            it ->
                it.replace(key, "")
                    .replace(
                        "rows of shop." + name + "Key v1, which is live, would", "rows of v1 would")
                    .replace("lost:", "lost")
                    .replace("its layout is not in the lock:", UNLOCKED))
        .findFirst()
        .orElse(SILENT);
  }
}
