package dev.keywright.processor.hostile;

import java.util.List;

/** Entities in which a name stands in every role, as {@code ?}; {@code E} is the entity. */
final class WordPlaces {
  private static final String STOP =
      "record Stop(@EncodedNumber(as = NumberEncoding.DECIMAL, width = 3) int ?,"
          + " @Domain(alphabet = \"a-z\", minLength = 1, maxLength = 3) String other) {}";

  /** For names of members. */
  static final List<String> OF_MEMBERS =
      List.of(
          """
          @AccessPattern(name = "byIt", equal = "?")
          record E(
              @PartitionKey(order = 0, pad = 6) int ?,
              @PartitionKey(order = 1) @Domain(alphabet = "a-z", maxLength = 3) String before,
              @SortKey(order = 0) java.time.Instant at0) {}
          """,
          """
          @KeyFormat(Format.BINARY) @Bucket(count = 4, of = "?") @Chunked(maxBytes = 100_000)
          record E(@PartitionKey(order = 0) Id ?, @SortKey(order = 0) Code code) {
            record Id(String ?) {}
            enum Code { @KeyCode("a") ?, @KeyCode("b") OTHER }
          }
          """,
          """
          @FrozenLayout(version = 1, signature =
              "TEXT separator=',' | partitionKey: ? int pad=5 | sortKey: n int pad=5")
          record E(@PartitionKey(order = 0, pad = 6) int ?, @SortKey(order = 0, pad = 6) int n) {}
          """,
          """
          record E(
              @PartitionKey(order = 0) @Domain(alphabet = "a-z", maxLength = 3) String first,
              @PartitionKey(order = 1) java.util.List<Stop> ?) {
          """
              + STOP
              + "}",
          """
          @KeyFormat(Format.BINARY)
          record E(
              @PartitionKey(order = 0) int first,
              @PartitionKey(order = 1) java.util.SortedMap<Long, Stop> ?) {
          """
              + STOP
              + "}",
          """
          @KeyFormat(Format.FDB_TUPLE)
          final class E {
            @PartitionKey(order = 0) private final Code ?;
            @PartitionKey(order = 1, nativeType = true, column = "second") private final Id id;
            E(Code ?, Id id) { this.? = ?; this.id = id; }
            Code ?() { return ?; }
            Id id() { return id; }
            record Id(long ?) {}
            enum Code { ?, OTHER }
          }
          """,
          """
          @KeyFamily sealed interface E permits E.A, E.B {
            @PartitionTemplate("A#{?}") @SortTemplate("A#{n}")
            record A(@PartitionKey(pad = 6) int ?, @SortKey(pad = 6) int n) implements E {}
            @PartitionTemplate("A#{?}") @SortTemplate("B#{m}")
            record B(@PartitionKey(pad = 6) int ?, @SortKey(pad = 6) int m) implements E {}
          }
          """);

  /** For names of types. */
  static final List<String> OF_TYPES =
      List.of(
          """
          record E(@PartitionKey(order = 0) ? id, @SortKey(order = 0) Code code) {
            record ?(java.util.UUID value) {}
            enum Code { A, B }
          }
          """,
          """
          class E {
            record ?(@PartitionKey(order = 0) java.util.UUID id, @SortKey(order = 0) Code code) {}
            enum Code { A, B }
          }
          """);

  /** For texts that become names, whether they can or not. */
  static final List<String> OF_TEXTS =
      List.of(
          """
          @AccessPattern(name = "?", equal = "id")
          record E(@PartitionKey(order = 0) java.util.UUID id, @SortKey(order = 0, pad = 6) int n) {}
          """,
          "record E(@PartitionKey(order = 0, column = \"?\") java.util.UUID id) {}",
          """
          @KeyFormat(Format.BINARY)
          record E(@PartitionKey(order = 0, column = "first") int id,
              @SortKey(order = 0, column = "?") long n) {}
          """,
          "@PartitionTemplate(value = \"A{id}\", column = \"?\")"
              + " record E(@PartitionKey java.util.UUID id) {}",
          "record E(@PartitionKey(order = 0, key = \"?\") java.util.UUID id) {}",
          "@PartitionTemplate(\"a ? b{id}\") record E(@PartitionKey java.util.UUID id) {}");

  private WordPlaces() {}
}
