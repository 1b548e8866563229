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
 * @param members by name
 */
record RandomFamily(String name, String annotation, Partition partition, List<Member> members) {
  private static final List<String> FRONTS =
      List.of("", "", "a", "b", "#", "A#", "AB#", "1", "0", "B#", "2012");
  private static final List<String> APART = List.of("A#", "B#", "C#", "D#");

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

  /** A member, by the template and the parts of its sort column. */
  record Member(String name, String template, List<Part> parts) {
    /** Whether its sort column has a part of its own. */
    boolean hasRanges() {
      return !parts.isEmpty();
    }
  }

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
    List<Member> members =
        IntStream.range(0, count)
            .mapToObj(
                i ->
                    new MemberDrawing(random, isBinary, likeness == Likeness.ALIKE)
                        .member(
                            "M" + i,
                            switch (likeness) {
                              case APART -> APART.get(i);
                              case ANY -> pick(random, FRONTS);
                              case ALIKE -> front;
                            }))
            .toList();
    return new RandomFamily(
        "F" + number, annotation(isBinary, isTuple), partition(random, isBinary, isTuple), members);
  }

  private static String annotation(boolean isBinary, boolean isTuple) {
    String format = isTuple ? "FDB_TUPLE" : "BINARY";
    return isBinary ? "@KeyFormat(Format." + format + ") " : "";
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
        + String.format(
            Locale.ROOT,
            "@PartitionTemplate(value = \"%s\", column = \"PK\")%n"
                + "@SortTemplate(value = \"%s\", column = \"SK\")%n"
                + "public record %s(%s) implements Row {}%n",
            partition.template,
            member.template,
            member.name,
            parts);
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
