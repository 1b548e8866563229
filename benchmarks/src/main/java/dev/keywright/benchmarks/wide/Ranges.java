package dev.keywright.benchmarks.wide;

import java.util.Arrays;
import java.util.List;

/** All kinds of ranges, by the names that the table prints. */
enum Ranges {
  TEXT_BETWEEN("TEXT, between two numbers", new TextRange(false)),
  TEXT_FIXED("TEXT, the same behind two parts", new TextRange(true)),
  BINARY_BETWEEN("BINARY, between two numbers", new BinaryRange(false)),
  BINARY_FIXED("BINARY, the same behind two parts", new BinaryRange(true));

  private final String title;

  @SuppressWarnings("ImmutableEnumChecker") // no kind has a field that is assigned again
  private final RangeKind<?> kind;

  Ranges(String title, RangeKind<?> kind) {
    this.title = title;
    this.kind = kind;
  }

  String title() {
    return title;
  }

  @SuppressWarnings("unchecked") // questions of a kind meet nothing but this kind
  RangeKind<Object> kind() {
    return (RangeKind<Object>) kind;
  }

  static List<Ranges> beginningWith(List<String> titles) {
    return Arrays.stream(values())
        .filter(it -> titles.stream().anyMatch(it.title::startsWith))
        .toList();
  }
}
