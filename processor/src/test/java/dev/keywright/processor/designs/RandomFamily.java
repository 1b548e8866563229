package dev.keywright.processor.designs;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A family of two to four members with one partition template. Their sort columns are drawn, of
 * parts with so few values that all keys can be listed.
 *
 * @param name the class that all of it is nested in
 * @param annotation of each member: the format, or nothing
 * @param isOneColumn whether the parts of the sort column stand in the partition column instead
 * @param members by name
 */
record RandomFamily(
    String name,
    String annotation,
    boolean isOneColumn,
    Partition partition,
    List<Member> members) {
  private static final List<String> FRONTS =
      List.of("", "", "a", "b", "#", "A#", "AB#", "1", "0", "B#", "2012");
  private static final List<String> APART = List.of("A#", "B#", "C#", "D#");

  private static final List<Integer> BUCKETS = List.of(2, 4, 8, 16);

  private static final List<Likeness> LIKENESSES =
      List.of(
          Likeness.APART,
          Likeness.APART,
          Likeness.ANY,
          Likeness.ALIKE,
          Likeness.ALIKE,
          Likeness.ALIKE);

  /** What all members begin with, and the values that its part has in the law. */
  record Partition(String template, String declaration, List<Object> values) {}

  /**
   * A part of a sort column.
   *
   * @param values all of them; of times, some
   * @param ends whether any literal may follow
   */
  record Part(String name, String declaration, List<Object> values, boolean ends) {}

  /**
   * A member, by the template and the parts of its sort column.
   *
   * @param bucket what decides its bucket; empty for none
   */
  record Member(String name, String bucket, String template, List<Part> parts) {}

  /** How the sort columns of the members begin. */
  private enum Likeness {
    APART,
    ANY,
    /** And go on with parts that have much in common. */
    ALIKE
  }

  static RandomFamily of(int number) {
    Random random = new Random(number);
    boolean isBinary = random.nextInt(4) == 0;
    boolean isTuple = isBinary && random.nextBoolean();
    int count = 2 + random.nextInt(3);
    Likeness likeness = pick(random, LIKENESSES);
    String front = pick(random, FRONTS);
    int buckets = random.nextInt(3) == 0 ? pick(random, BUCKETS) : 0;
    List<Member> members =
        IntStream.range(0, count)
            .mapToObj(
                i ->
                    new MemberDrawing(random, isBinary, buckets, likeness == Likeness.ALIKE)
                        .member(
                            "M" + i,
                            switch (likeness) {
                              case APART -> APART.get(i);
                              case ANY -> pick(random, FRONTS);
                              case ALIKE -> front;
                            }))
            .toList();
    Partition partition =
        buckets > 0 ? bucketed(random, isBinary) : partition(random, isBinary, isTuple);
    boolean isOneColumn = random.nextInt(4) == 0;
    return new RandomFamily(
        "F" + number, annotation(isBinary, isTuple), isOneColumn, partition, members);
  }

  private static String annotation(boolean isBinary, boolean isTuple) {
    String format = isTuple ? "FDB_TUPLE" : "BINARY";
    return isBinary ? "@KeyFormat(Format." + format + ") " : "";
  }

  /** All values of the tenant are in the law: they decide buckets. */
  private static Partition bucketed(Random random, boolean isBinary) {
    return switch (random.nextInt(4)) {
      case 0 ->
          new Partition(
              "T{bucket}#{tenant}",
              "@PartitionKey" + (isBinary ? "" : "(pad = 1)") + " @Domain(min = 0, max = 4) int",
              List.of(0, 1, 2, 3, 4));
      case 1 -> new Partition("{bucket}#{tenant}", "@PartitionKey boolean", List.of(true, false));
      case 2 -> new Partition("T{tenant}{bucket}", "@PartitionKey boolean", List.of(true, false));
      default ->
          new Partition(
              "T{bucket}{tenant}",
              "@PartitionKey @Domain(alphabet = \"ab\", maxLength = 1) String",
              List.of("", "a", "b"));
    };
  }

  private static Partition partition(Random random, boolean isBinary, boolean isTuple) {
    return switch (random.nextInt(4)) {
      case 0 ->
          new Partition(
              "T{tenant}",
              "@PartitionKey" + (isBinary ? "" : "(pad = 2)") + " @Domain(min = 0) int",
              List.of(7, 42));
      case 1 ->
          new Partition(
              "{tenant}",
              (isTuple ? "@PartitionKey" : "@PartitionKey(hashPrefix = 2)")
                  + " @Domain(alphabet = \"a-z\", maxLength = 3) String",
              List.of("", "ab"));
      case 2 -> new Partition("T#{tenant}#", "@PartitionKey boolean", List.of(true, false));
      default ->
          new Partition(
              "T#{tenant}",
              "@PartitionKey @Domain(alphabet = \"0-9a-z\", maxLength = 4) String",
              List.of("t1", "u"));
    };
  }

  static <T> T pick(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** The source of the family, or of its members alone. */
  String source(boolean isFamily) {
    String permitted = members.stream().map(Member::name).collect(Collectors.joining(", "));
    return "package shop;\nimport dev.keywright.*;\nimport java.time.*;\npublic final class "
        + name
        + " {\nprivate "
        + name
        + "() {}\n"
        + (isFamily ? "@KeyFamily " : "")
        + "public sealed interface Row permits "
        + permitted
        + " {}\n"
        + members.stream().map(this::source).collect(Collectors.joining())
        + "}\n";
  }

  private String source(Member member) {
    String parts =
        Stream.concat(
                Stream.of(partition.declaration + " tenant"),
                member.parts.stream().map(it -> it.declaration + " " + it.name))
            .collect(Collectors.joining(", "));
    return annotation
        + member.bucket
        + templates(member)
        + String.format(
            Locale.ROOT,
            "public record %s(%s) implements Row {}%n",
            member.name,
            isOneColumn ? parts.replace("@SortKey", "@PartitionKey") : parts);
  }

  private String templates(Member member) {
    String front =
        member.bucket.isEmpty() ? partition.template.replace("{bucket}", "1") : partition.template;
    return isOneColumn
        ? "@PartitionTemplate(value = \"%s#%s\", column = \"PK\")%n"
            .formatted(front, member.template.replace("{tenant}#", ""))
        : "@PartitionTemplate(value = \"%s\", column = \"PK\")%n@SortTemplate(value = \"%s\", column = \"SK\")%n"
            .formatted(front, member.template);
  }

  /** Whether all parts are in one column, after a hash. */
  boolean beginsWithHash() {
    return isOneColumn && partition.declaration.contains("hashPrefix");
  }

  /** The parts of the last column of a member. */
  List<Part> lastParts(Member member) {
    Part tenant = new Part("tenant", partition.declaration, partition.values, true);
    return isOneColumn
        ? Stream.concat(Stream.of(tenant), member.parts.stream()).toList()
        : member.parts;
  }

  /** The values of all keys of a member, the tenant first. */
  List<Object[]> keys(Member member) {
    List<List<Object>> keys = partition.values.stream().map(List::of).toList();
    for (Part part : member.parts) {
      keys =
          keys.stream()
              .flatMap(
                  key ->
                      part.values.stream()
                          .map(value -> Stream.concat(key.stream(), Stream.of(value)).toList()))
              .toList();
    }
    return keys.stream().map(List::toArray).toList();
  }
}
