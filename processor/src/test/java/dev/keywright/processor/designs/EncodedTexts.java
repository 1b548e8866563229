package dev.keywright.processor.designs;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Draws texts, bytes and characters with few values, in every encoding. */
record EncodedTexts(Random random, EncodedFamily.Form form) {
  /** As an annotation has it, and its characters. */
  private record Alphabet(String written, String characters) {}

  private static final List<Alphabet> ALPHABETS =
      List.of(
          new Alphabet("ab", "ab"),
          new Alphabet("A#", "A#"),
          new Alphabet("01", "01"),
          new Alphabet("0#", "0#"),
          new Alphabet(",a", ",a"),
          new Alphabet(".a", ".a"),
          new Alphabet("-!", "-!"));
  private static final List<Alphabet> OF_BYTES =
      List.of(
          new Alphabet("\\\\u0000a", "\0a"),
          new Alphabet("\\\\u0000-\\\\u0001", "\0\1"),
          new Alphabet("a\\\\u00e9", "a\u00e9"),
          new Alphabet("\\\\u0800a", "\u0800a"));
  private static final List<Integer> MARKS = List.of(0, 1, 0x61, 0x23, 0x30, 0x80, 0xa9, 0xff);

  EncodedPart text(String name) {
    Alphabet alphabet = pick(form.isBytes() && random.nextInt(3) == 0 ? OF_BYTES : ALPHABETS);
    int least = random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0;
    int most = Math.max(least, 1 + random.nextInt(2));
    String domain =
        "@Domain(alphabet = \"%s\", minLength = %s, maxLength = %s) "
            .formatted(alphabet.written, least, most);
    List<String> attributes = new ArrayList<>(List.of("ordered = false"));
    String frame = "";
    switch (form) {
      case TEXT -> {
        if (alphabet.characters.contains(".") && random.nextBoolean()) {
          attributes.set(0, "reversedLabels = true");
        } else if (random.nextInt(4) == 0) {
          attributes.set(0, "reversed = true");
        }
      }
      case BINARY -> frame = frame(attributes);
      case FDB_TUPLE -> attributes.clear();
    }
    return new EncodedPart(
        name, attributes, domain + frame, "String", texts(alphabet.characters, most));
  }

  private String frame(List<String> attributes) {
    int mark = pick(MARKS);
    String frame =
        switch (random.nextInt(10)) {
          case 0 -> "FIXED, width = " + (1 + random.nextInt(3));
          case 1 -> "FIXED, width = %s, fill = %s".formatted(1 + random.nextInt(3), mark);
          case 2, 3 -> "LENGTH_PREFIXED, lengthBytes = " + pick(List.of(0, 1, 2));
          case 4 -> "TERMINATED, end = " + mark;
          case 5 -> "TERMINATED, end = {%s, %s}".formatted(mark, pick(MARKS));
          case 6 -> "TERMINATED, end = 0, escapes = {\"\\0\", \"\\1x\", \"\\1\", \"\\1y\"}";
          case 7 -> "TERMINATED, end = 35, escapes = {\"#\", \"a0\", \"a\", \"ab\"}";
          case 8 -> "GROUPED";
          default -> "";
        };
    if (frame.isEmpty() && random.nextInt(3) == 0) {
      attributes.set(0, "reversed = true");
    } else if (!frame.startsWith("LENGTH") && random.nextInt(4) == 0) {
      attributes.add("direction = Direction.DESC");
    }
    return frame.isEmpty() ? "" : "@EncodedText(as = TextEncoding." + frame + ") ";
  }

  /** Before others of a fixed width. */
  EncodedPart tail(String name) {
    return new EncodedPart(
        name,
        List.of("ordered = false"),
        "@Domain(alphabet = \"ab\", maxLength = 2) @EncodedText(as = TextEncoding.TAIL) ",
        "String",
        texts("ab", 2));
  }

  EncodedPart bytes(String name) {
    List<byte[]> values = new ArrayList<>(List.of(new byte[0], new byte[2]));
    IntStream.range(0, 0x100).forEach(it -> values.add(new byte[] {(byte) it}));
    List<String> attributes = new ArrayList<>(List.of("ordered = false"));
    String frame = form == EncodedFamily.Form.BINARY ? frame(attributes) : "";
    attributes.remove("reversed = true");
    return new EncodedPart(name, attributes, "@Domain(maxLength = 1) " + frame, "byte[]", values);
  }

  EncodedPart character(String name) {
    Alphabet alphabet = pick(form.isBytes() && random.nextBoolean() ? OF_BYTES : ALPHABETS);
    List<String> attributes = new ArrayList<>();
    if (form == EncodedFamily.Form.BINARY && random.nextBoolean()) {
      attributes.add("direction = Direction.DESC");
    }
    return new EncodedPart(
        name,
        attributes,
        "@Domain(alphabet = \"%s\") ".formatted(alphabet.written),
        "char",
        alphabet.characters.chars().mapToObj(c -> (char) c).toList());
  }

  static List<String> texts(String characters, int most) {
    List<String> all = new ArrayList<>(List.of(""));
    List<String> longest = List.of("");
    for (int length = 1; length <= most; length++) {
      longest =
          longest.stream().flatMap(it -> characters.chars().mapToObj(c -> it + (char) c)).toList();
      all.addAll(longest);
    }
    return all;
  }

  private <T> T pick(List<T> list) {
    return RandomFamily.pick(random, list);
  }
}
