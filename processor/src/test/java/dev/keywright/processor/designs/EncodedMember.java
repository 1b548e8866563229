package dev.keywright.processor.designs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws a member of a family by chance.
 *
 * @param random of this member alone
 * @param family from which all members draw the same
 * @param likeness how often, in ten draws, this one draws what all do
 */
record EncodedMember(
    Random random, EncodedFamily.Form form, EncodedFamily.Sort sort, long family, int likeness) {
  private static final List<String> LITERALS = List.of("", "", "", "a", "#", "A", "0", "\\u0001");
  private static final List<String> BEHIND = List.of("#", "#", "!", "", "0", "a");
  private static final List<String> SEPARATORS = List.of(",", "!", "#", "-", ":", "0");
  private static final int MOST_KEYS = 3_000;

  /**
   * A member.
   *
   * @param declaration the record, and what stands above it
   */
  record Drawn(String name, String declaration, List<EncodedPart> parts) {}

  Drawn draw(String name) {
    EncodedMember drawing = this;
    while (true) {
      EncodedMember shape = drawing.with(drawing.drawn(0));
      Drawn drawn = shape.random.nextInt(3) > 0 ? shape.template(name) : shape.plain(name);
      long keys =
          drawn.parts.stream().mapToLong(it -> it.values().size()).reduce(1, (a, b) -> a * b);
      if (keys <= MOST_KEYS) {
        return drawn;
      }
      drawing = new EncodedMember(random, form, sort, family, 0);
    }
  }

  private EncodedMember with(Random other) {
    return new EncodedMember(other, form, sort, family, likeness);
  }

  /** What decides a part, or the shape for the number 0. */
  private Random drawn(int number) {
    return random.nextInt(10) < likeness ? new Random(family * 31 + number) : random;
  }

  private Drawn template(String name) {
    List<EncodedPart> front = parts("p", 1 + random.nextInt(2), sort == EncodedFamily.Sort.NONE);
    List<EncodedPart> behind = behind();
    boolean isBucketed = random.nextInt(6) == 0;
    boolean isCopied = sort == EncodedFamily.Sort.COLUMN && random.nextInt(4) == 0;
    StringBuilder above = new StringBuilder(form.annotation());
    if (isBucketed) {
      above.append("@Bucket(count = %s, of = \"p0\") ".formatted(2 + random.nextInt(11)));
    }
    above.append("@PartitionTemplate(\"").append(pick(LITERALS));
    if (isBucketed) {
      above.append("{bucket}").append(pick(BEHIND));
    }
    above.append(columns(front)).append("\")\n");
    if (sort == EncodedFamily.Sort.COLUMN) {
      above.append("@SortTemplate(\"").append(pick(LITERALS)).append(isCopied ? "{p0}#" : "");
      above.append(columns(behind)).append("\")\n");
    }
    return drawn(name, above.toString(), front, behind, /* isTemplate= */ true);
  }

  private String columns(List<EncodedPart> parts) {
    StringBuilder template = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      boolean isLast = i == parts.size() - 1;
      template.append('{').append(parts.get(i).name()).append('}');
      template.append(isLast && random.nextInt(3) > 0 ? "" : pick(BEHIND));
    }
    return template.toString();
  }

  private Drawn plain(String name) {
    List<EncodedPart> front = parts("p", 1 + random.nextInt(2), sort == EncodedFamily.Sort.NONE);
    List<EncodedPart> behind = behind();
    String above = form.annotation();
    if (form == EncodedFamily.Form.TEXT) {
      above +=
          "@Separator(value = '%s', escape = %s) "
              .formatted(pick(SEPARATORS), random.nextInt(3) == 0);
    }
    if (random.nextInt(6) == 0) {
      above += "@Bucket(count = %s, of = \"p0\") ".formatted(2 + random.nextInt(11));
    }
    return drawn(name, above, front, behind, /* isTemplate= */ false);
  }

  private List<EncodedPart> behind() {
    return switch (sort) {
      case NONE -> List.of();
      case COLUMN -> parts("s", 1 + random.nextInt(2), /* isEnd= */ true);
      case NATIVE_LONG ->
          List.of(
              new EncodedPart(
                  "s0",
                  List.of("column = \"s\"", "nativeType = true"),
                  "@Domain(min = 1, max = %s) ".formatted(1 + random.nextInt(3)),
                  "long",
                  List.of(1L, 2L, 3L)));
      case NATIVE_TEXT ->
          List.of(
              new EncodedPart(
                  "s0",
                  List.of("column = \"s\"", "nativeType = true"),
                  "@Domain(alphabet = \"%s\", maxLength = 1) ".formatted(pick(List.of("ab", "bc"))),
                  "String",
                  List.of("", "a", "b", "c")));
    };
  }

  private Drawn drawn(
      String name,
      String above,
      List<EncodedPart> front,
      List<EncodedPart> behind,
      boolean isTemplate) {
    List<String> components = new ArrayList<>();
    boolean isHashed =
        form != EncodedFamily.Form.FDB_TUPLE && random.nextInt(8) == 0 && !above.contains("Bucket");
    for (int i = 0; i < front.size(); i++) {
      List<String> first = new ArrayList<>(isTemplate ? List.of() : List.of("order = " + i));
      if (isHashed && i == 0) {
        first.add("hashPrefix = 2");
      }
      components.add(front.get(i).component("PartitionKey", first));
    }
    for (int i = 0; i < behind.size(); i++) {
      boolean isOrdered = !isTemplate || sort != EncodedFamily.Sort.COLUMN;
      components.add(
          behind.get(i).component("SortKey", isOrdered ? List.of("order = " + i) : List.of()));
    }
    List<EncodedPart> parts = Stream.concat(front.stream(), behind.stream()).toList();
    String types = parts.stream().map(EncodedPart::heldType).collect(Collectors.joining());
    return new Drawn(
        name,
        "%spublic record %s(%s) implements Row {%s}%n"
            .formatted(above, name, String.join(", ", components), types),
        parts);
  }

  /**
   * The parts of a column.
   *
   * @param isEnd whether the key ends there
   */
  private List<EncodedPart> parts(String prefix, int count, boolean isEnd) {
    List<EncodedPart> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = prefix + i;
      boolean isTail =
          form == EncodedFamily.Form.BINARY && i == 0 && count == 2 && random.nextInt(6) == 0;
      parts.add(
          isTail
              ? new EncodedTexts(random, form).tail(name)
              : isEnd && i == count - 1 && random.nextInt(6) == 0 ? repeated(name) : part(name));
    }
    return parts;
  }

  private EncodedPart part(String name) {
    EncodedTexts texts = new EncodedTexts(random, form);
    EncodedNumbers numbers = new EncodedNumbers(random, form);
    return switch (random.nextInt(14)) {
      case 0, 1, 2, 3, 4 -> texts.text(name);
      case 5, 6, 7, 8 -> numbers.number(name);
      case 9 -> new EncodedPart(name, directed(), "", "boolean", List.of(true, false));
      case 10 -> new EncodedPart(name, List.of(), "", "Kind", List.of("A", "B", "C"));
      case 11 -> texts.character(name);
      case 12 -> texts.bytes(name);
      default -> form == EncodedFamily.Form.FDB_TUPLE ? texts.text(name) : numbers.time(name);
    };
  }

  private List<String> directed() {
    return form != EncodedFamily.Form.FDB_TUPLE && random.nextBoolean()
        ? List.of("direction = Direction.DESC")
        : List.of();
  }

  private EncodedPart repeated(String name) {
    String lengths = "@Domain(minLength = %s, maxLength = 2) ".formatted(random.nextInt(2));
    List<Object> flags = List.of(true, false);
    List<Object> kinds = List.of("A", "B", "C");
    return switch (random.nextInt(4)) {
      case 0 -> new EncodedPart(name, List.of(), lengths, "List<Boolean>", lists(flags));
      case 1 -> new EncodedPart(name, List.of(), lengths, "List<Kind>", lists(kinds));
      case 2 ->
          new EncodedPart(name, List.of(), lengths, "SortedMap<Boolean, Kind>", maps(flags, kinds));
      default ->
          new EncodedPart(name, List.of(), lengths, "SortedMap<Kind, Boolean>", maps(kinds, flags));
    };
  }

  private static List<List<Object>> lists(List<Object> elements) {
    List<List<Object>> lists = new ArrayList<>(List.of(List.of()));
    for (Object first : elements) {
      lists.add(List.of(first));
      elements.forEach(second -> lists.add(List.of(first, second)));
    }
    return lists;
  }

  private static List<List<Object>> maps(List<Object> keys, List<Object> values) {
    List<Object> entries =
        keys.stream()
            .flatMap(key -> values.stream().<Object>map(value -> List.of(key, value)))
            .toList();
    return lists(entries).stream()
        .filter(
            map -> map.stream().map(it -> ((List<?>) it).get(0)).distinct().count() == map.size())
        .toList();
  }

  private <T> T pick(List<T> list) {
    return RandomFamily.pick(random, list);
  }
}
