package dev.keywright.processor.designs;

import dev.keywright.processor.designs.RandomFamily.Member;
import dev.keywright.processor.designs.RandomFamily.Part;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Draws the sort column of a member of a random family.
 *
 * @param buckets how many most members have; 0 for none
 * @param isAlike whether all members have one part of a few kinds
 */
record MemberDrawing(Random random, boolean isBinary, int buckets, boolean isAlike) {
  private static final List<String> BEHIND_TEXT = List.of("#", "#a", "#0", "!b");
  private static final List<String> BEHIND = List.of("", "", "a", "#", "1", "-");
  private static final List<String> ENDS = List.of("", "", "", "#", "#a", "#1");

  Member member(String name, String front) {
    List<Part> parts = new ArrayList<>();
    boolean isCopied = buckets > 0 && random.nextInt(5) == 0;
    StringBuilder template = new StringBuilder(front).append(isCopied ? "{tenant}#" : "");
    int count = isAlike ? 1 : random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      Part part = part("p" + i);
      parts.add(part);
      template.append('{').append(part.name()).append('}');
      if (i < count - 1) {
        template.append(RandomFamily.pick(random, part.ends() || isBinary ? BEHIND : BEHIND_TEXT));
      } else {
        template.append(isAlike ? "" : RandomFamily.pick(random, ENDS));
      }
    }
    if (template.isEmpty()) {
      template.append("ONE");
    }
    return new Member(name, bucket(count > 0), template.toString(), parts);
  }

  private String bucket(boolean hasParts) {
    if (buckets == 0 || random.nextInt(6) == 0) {
      return "";
    }
    int count = random.nextInt(4) == 0 ? 2 << random.nextInt(4) : buckets;
    List<String> deciding =
        hasParts ? List.of("\"tenant\"", "\"p0\"", "{\"tenant\", \"p0\"}") : List.of("\"tenant\"");
    return "@Bucket(count = %s, of = %s) ".formatted(count, RandomFamily.pick(random, deciding));
  }

  private Part part(String name) {
    return switch (random.nextInt(isBinary || isAlike ? 4 : 9)) {
      case 0, 1 -> text(name);
      case 2 -> isBinary ? small(name) : number(name, "");
      case 3 -> new Part(name, "@SortKey boolean", List.of(false, true), true);
      case 4 ->
          new Part(name, "@SortKey @Domain(alphabet = \"ab1\") char", List.of('a', 'b', '1'), true);
      case 5 -> number(name, ", direction = Direction.DESC");
      case 6 -> number(name, ", reversed = true");
      case 7 -> hex(name);
      default -> day(name);
    };
  }

  private Part text(String name) {
    String alphabet = RandomFamily.pick(random, List.of("ab", "01", "aA"));
    int least = random.nextInt(2);
    List<Object> values = new ArrayList<>();
    for (String text : texts(alphabet)) {
      if (text.length() >= least) {
        values.add(text);
      }
    }
    String declaration =
        "@SortKey @Domain(alphabet = \"%s\", minLength = %d, maxLength = 2) String";
    return new Part(name, declaration.formatted(alphabet, least), values, false);
  }

  private static List<String> texts(String alphabet) {
    List<String> ones = List.of(alphabet.substring(0, 1), alphabet.substring(1));
    List<String> texts = new ArrayList<>(List.of(""));
    texts.addAll(ones);
    ones.forEach(one -> ones.forEach(other -> texts.add(one + other)));
    return texts;
  }

  private Part number(String name, String how) {
    int pad = 1 + random.nextInt(2);
    int min = random.nextInt(8);
    int max = Math.min(min + random.nextInt(12), pad == 1 ? 9 : 99);
    String declaration = "@SortKey(pad = %d%s) @Domain(min = %d, max = %d) int";
    return new Part(name, declaration.formatted(pad, how, min, max), whole(min, max), true);
  }

  private Part small(String name) {
    int min = '0' + random.nextInt(60);
    List<Object> values = new ArrayList<>();
    whole(min, min + 5).forEach(it -> values.add(((Integer) it).byteValue()));
    String declaration = "@SortKey @Domain(min = %d, max = %d) byte";
    return new Part(name, declaration.formatted(min, min + 5), values, true);
  }

  private Part hex(String name) {
    int min = random.nextInt(20);
    String declaration =
        "@SortKey @EncodedNumber(as = NumberEncoding.HEX, width = 2)"
            + " @Domain(min = %d, max = %d) int";
    return new Part(name, declaration.formatted(min, min + 9), whole(min, min + 9), true);
  }

  private Part day(String name) {
    String format = random.nextBoolean() ? "BASIC" : "ISO";
    return new Part(
        name,
        "@SortKey(time = TimeFormat." + format + ") LocalDate",
        List.of(LocalDate.of(1999, 12, 31), LocalDate.of(2012, 8, 1), LocalDate.of(2024, 2, 29)),
        true);
  }

  private static List<Object> whole(int min, int max) {
    return IntStream.rangeClosed(min, max).<Object>mapToObj(it -> it).toList();
  }
}
