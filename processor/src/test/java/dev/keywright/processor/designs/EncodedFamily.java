package dev.keywright.processor.designs;

import dev.keywright.processor.designs.EncodedMember.Drawn;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A family by chance with parts in all encodings, each with so few values that all keys can be
 * written out.
 *
 * @param name the class that all of it is nested in
 */
record EncodedFamily(String name, List<Drawn> members) {

  private static final List<Integer> LIKENESSES = List.of(2, 6, 8, 9);

  /** How the columns are written. */
  enum Form {
    TEXT,
    BINARY,
    FDB_TUPLE;

    boolean isBytes() {
      return this != TEXT;
    }

    String annotation() {
      return this == TEXT ? "" : "@KeyFormat(Format." + this + ") ";
    }
  }

  /** What stands behind the partition column of all members. */
  enum Sort {
    NONE,
    COLUMN,
    NATIVE_LONG,
    NATIVE_TEXT
  }

  static EncodedFamily of(long seed, int number) {
    Random random = new Random(seed * 1_000_003 + number);
    Form form =
        RandomFamily.pick(random, List.of(Form.TEXT, Form.BINARY, Form.BINARY, Form.FDB_TUPLE));
    Sort sort =
        RandomFamily.pick(
            random,
            List.of(
                Sort.NONE,
                Sort.NONE,
                Sort.NONE,
                Sort.COLUMN,
                Sort.COLUMN,
                Sort.NATIVE_LONG,
                Sort.NATIVE_TEXT));
    int likeness = RandomFamily.pick(random, LIKENESSES);
    long shared = random.nextLong();
    return new EncodedFamily(
        "F" + number,
        IntStream.range(0, 2 + random.nextInt(3))
            .mapToObj(
                i ->
                    new EncodedMember(new Random(random.nextLong()), form, sort, shared, likeness)
                        .draw("M" + i))
            .toList());
  }

  /** The same with two of its members alone, to be read by people. */
  EncodedFamily of(String one, String other) {
    return new EncodedFamily(
        name,
        members.stream().filter(it -> it.name().equals(one) || it.name().equals(other)).toList());
  }

  String source() {
    return "package shop;\nimport dev.keywright.*;\nimport java.time.*;\nimport java.util.*;\n"
        + "public final class "
        + name
        + " {\nprivate "
        + name
        + "() {}\npublic enum Kind { @KeyCode(\"a\") A, @KeyCode(\"ab\") B, C }\n"
        + "@KeyFamily public sealed interface Row permits "
        + members.stream().map(Drawn::name).collect(Collectors.joining(", "))
        + " {}\n"
        + members.stream().map(Drawn::declaration).collect(Collectors.joining())
        + "}\n";
  }
}
