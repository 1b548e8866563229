package dev.keywright.benchmarks.compiletime;

import java.util.List;

/**
 * Four properties that occur in real keys: written as an entity for Keywright, as plain properties
 * for its peers.
 */
record Shape(List<String> annotations, List<Property> properties) {
  /** One part of a key. The annotations say how it is written there; peers do not see them. */
  record Property(String annotations, String type, String name) {}

  private static final String ID = "@Domain(alphabet = \"0-9a-z\", maxLength = 16)";

  /** All shapes; type number i has shape i modulo their number. */
  static final List<Shape> ALL =
      List.of(
          new Shape(
              List.of("@Separator(',')"),
              List.of(
                  new Property("@PartitionKey(order = 0, pad = 6)", "int", "deviceId"),
                  new Property(
                      "@PartitionKey(order = 1) @Domain(alphabet = \"0-9A-Za-z\", maxLength = 8)",
                      "String",
                      "sellerId"),
                  new Property("@PartitionKey(order = 2, pad = 12)", "long", "cardId"),
                  new Property(
                      "@SortKey(order = 0, column = \"orderNumber\", nativeType = true)",
                      "long",
                      "orderNumber"))),
          new Shape(
              List.of(
                  "@Separator('!')",
                  "@AccessPattern(name = \"latest\", equal = {\"tenant\", \"user\", \"board\"},"
                      + " range = \"postedAt\", newestFirst = true)"),
              List.of(
                  new Property("@PartitionKey(order = 0) " + ID, "String", "tenant"),
                  new Property("@PartitionKey(order = 1) " + ID, "String", "user"),
                  new Property("@PartitionKey(order = 2, pad = 4)", "int", "board"),
                  new Property(
                      "@SortKey(order = 0, direction = Direction.DESC)", "Instant", "postedAt"))),
          new Shape(
              List.of(
                  "@Separator(',')",
                  "@AccessPattern(name = \"measuredBetween\", equal = {\"site\", \"sensor\", \"metric\"},"
                      + " range = \"measuredAt\")"),
              List.of(
                  new Property("@PartitionKey(order = 0, pad = 4)", "int", "site"),
                  new Property("@PartitionKey(order = 1, pad = 6)", "int", "sensor"),
                  new Property("@PartitionKey(order = 2) " + ID, "String", "metric"),
                  new Property("@SortKey(order = 0)", "Instant", "measuredAt"))),
          new Shape(
              List.of("@Separator('#')"),
              List.of(
                  new Property(
                      "@PartitionKey(order = 0, pad = 10, hashPrefix = 4)", "long", "userId"),
                  new Property("@PartitionKey(order = 1) " + ID, "String", "client"),
                  new Property(
                      "@SortKey(order = 0, time = TimeFormat.EPOCH_SECONDS)",
                      "Instant",
                      "startedAt"),
                  new Property("@SortKey(order = 1, pad = 3)", "int", "step"))),
          new Shape(
              List.of("@Separator(',')"),
              List.of(
                  new Property(
                      "@PartitionKey(order = 0) @Domain(alphabet = \"A-Z\", maxLength = 3)",
                      "String",
                      "currency"),
                  new Property("@PartitionKey(order = 1, pad = 12)", "long", "account"),
                  new Property(
                      "@PartitionKey(order = 2, time = TimeFormat.BASIC)", "LocalDate", "day"),
                  new Property(
                      "@SortKey(order = 0, column = \"entry\", nativeType = true)",
                      "long",
                      "entry"))),
          new Shape(
              List.of("@KeyFormat(Format.BINARY)"),
              List.of(
                  new Property("@PartitionKey(order = 0)", "String", "host"),
                  new Property("@PartitionKey(order = 1)", "int", "process"),
                  new Property(
                      "@PartitionKey(order = 2, direction = Direction.DESC)",
                      "Instant",
                      "loggedAt"),
                  new Property("@SortKey(order = 0)", "long", "event"))));
}
