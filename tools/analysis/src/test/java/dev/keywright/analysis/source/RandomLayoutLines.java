package dev.keywright.analysis.source;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Layouts by chance, put together from words as their signatures have them. */
final class RandomLayoutLines {
  private static final String[] SEPARATORS = {",", "!", "#", "|", ":", "\\u0000", "/"};
  private static final String[] TIMES = {
    "EPOCH_MILLIS", "EPOCH_SECONDS", "EPOCH_MICROS", "EPOCH_DAYS", "BASIC", "DOTNET_TICKS", "ISO"
  };
  private static final String WORD = "\"ORDER#\"";
  private static final String[] LITERALS = {"\"#\"", WORD, "\"!\"", "\"{a}\"", "\"\\\\\"", "\"\""};
  private static final String[] BYTE_LITERALS = {"\"t\"", "\"_r\"", "\"\\u0080\"", "\"{\"", "\"\""};
  private static final String[] ALPHABETS = {"0-9A-Za-z", "a-z", "0-9a-f", "\\\\d\\\\-"};
  private static final String[] HASHES = {"MD5", "SHA_256", "MURMUR3_32", "CRC32C"};

  private final SplittableRandom random;
  private int parts;

  RandomLayoutLines(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** The next line that is a layout; most are none. */
  LayoutSignature next() {
    while (true) {
      Optional<LayoutSignature> layout = parsed(line());
      if (layout.isPresent()) {
        return layout.get();
      }
    }
  }

  private static Optional<LayoutSignature> parsed(String line) {
    try {
      return Optional.of(LayoutSignature.parse(line));
    } catch (MalformedSignatureException none) {
      return Optional.empty();
    }
  }

  private String line() {
    parts = 0;
    boolean isText = random.nextBoolean();
    boolean isShown = random.nextInt(3) == 0;
    StringBuilder line = new StringBuilder(isText ? "TEXT" : "BINARY");
    if (isText && !isShown) {
      line.append(" separator='")
          .append(one(SEPARATORS))
          .append('\'')
          .append(sometimes(6, " escape"));
    }
    line.append(" | ")
        .append(one("partitionKey", "PK", "\"row-key\""))
        .append(sometimes(isShown ? 9 : 999, " escape"))
        .append(": ");
    line.append(column(isText, isShown, true));
    for (int i = random.nextInt(3); i > 0; i--) {
      line.append(" | ").append(i == 1 ? one("sortKey", "SK") : "\"sort-" + i + "\"").append(": ");
      line.append(
          random.nextInt(5) == 0
              ? name() + " " + one("long", "String", "byte[]") + " native"
              : column(isText, isShown, false));
    }
    return line.toString();
  }

  private String column(boolean isText, boolean isShown, boolean isPartition) {
    List<String> items = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    int first = parts;
    for (int i = 0; i < count; i++) {
      items.add(part(isText, isPartition && i == 0));
    }
    if (!isPartition && random.nextInt(6) == 0) {
      items.add(random.nextBoolean() ? "uniqueSuffix suffix(6)" : list(isText));
    }
    if (!isPartition && isShown && random.nextInt(4) == 0) {
      items.add("p0");
    }
    if (isPartition && random.nextInt(4) == 0) {
      // Not drawn: all that is drawn after it would be another layout.
      int index = items.get(0).length() % (items.size() + 1);
      items.add(index, bucket(isText, "p" + first));
    }
    if (!isShown) {
      return String.join(", ", items);
    }
    StringBuilder text = new StringBuilder(random.nextBoolean() ? literal(isText) + " " : "");
    for (int i = 0; i < items.size(); i++) {
      text.append(i == 0 ? "" : " " + literalAfter(items.get(i - 1), isText) + " ");
      text.append(items.get(i));
    }
    return text.append(sometimes(4, " " + literalAfter(items.get(items.size() - 1), isText)))
        .toString()
        .replace("\"\" p0 ", "p0 ");
  }

  private String literal(boolean isText) {
    return isText ? one(LITERALS) : one(BYTE_LITERALS);
  }

  /** A text that may hold the first letter of a literal does not end at it. */
  private String literalAfter(String part, boolean isText) {
    String literal = literal(isText);
    boolean isOpen = part.contains(" String") && !part.contains(" alphabet=");
    boolean holds = isText && (isOpen || part.contains("A-Z"));
    return holds && literal.equals(WORD) ? "\"#\"" : literal;
  }

  private String name() {
    return "p" + parts++;
  }

  private String bucket(boolean isText, String of) {
    String number = sometimes(5, isText ? " width=4" : one(" as=DECIMAL", " as=UNSIGNED width=2"));
    return "bucket count="
        + (2 + random.nextInt(90))
        + number
        + one(
            " by=HASH hash=" + one(HASHES),
            " by=MODULO",
            " function=dev.keywright.runtime.function.PhoenixSalt")
        + " of="
        + of;
  }

  private String list(boolean isText) {
    String part =
        isText
            ? one("String alphabet=\"a-z\"", "LocalDate time=EPOCH_MILLIS", "int as=HEX width=4")
            : one("String", "int as=UNSIGNED width=3", "UUID", "String text=TERMINATED end=0");
    return one(
        "list0 list(element " + part + ")" + sometimes(2, " maxLength=9"),
        "list1 list(key " + part + ", value " + one("boolean", "UUID") + ")");
  }

  private String part(boolean isText, boolean isFirst) {
    String name = name() + " ";
    String prefix =
        isFirst && random.nextInt(4) == 0
            ? " hashPrefix="
                + one("4", "8")
                + " hash="
                + one(HASHES)
                + sometimes(3, " salt=\"\\n\"")
            : "";
    String unordered = sometimes(6, " unordered");
    String turned = sometimes(4, one(" DESC", " reversed"));
    return name
        + switch (random.nextInt(8)) {
          case 0, 1 -> bounded(number(isText), turned + prefix) + unordered;
          case 2, 3 -> text(isText, prefix) + unordered;
          case 4 -> time(isText) + turned + prefix + unordered;
          case 5 ->
              one("UUID", "boolean", "char", "byte[]") + sometimes(4, " DESC") + prefix + unordered;
          case 6 -> "enum(LOW=\"a\" HIGH=\"b\")" + prefix + unordered;
          default -> encoded(isText) + prefix + unordered;
        };
  }

  private String bounded(String number, String middle) {
    String most = number.matches(".* pad=1( signed)?") ? "9" : "99";
    return number + middle + sometimes(5, " min=0 max=" + most);
  }

  private String number(boolean isText) {
    String type = one("byte", "short", "int", "long");
    return type
        + (isText && random.nextInt(3) > 0
            ? " pad=" + (1 + random.nextInt(12)) + sometimes(4, " signed")
            : "");
  }

  private String text(boolean isText, String prefix) {
    return "String"
        + (isText ? sometimes(8, " reversed") : sometimes(8, " DESC"))
        + prefix
        + sometimes(2, " alphabet=\"" + one(ALPHABETS) + "\"")
        + sometimes(3, " minLength=" + (1 + random.nextInt(2)))
        + sometimes(2, " maxLength=" + (2 + random.nextInt(20)));
  }

  private String time(boolean isText) {
    String type = one("Instant", "LocalDateTime", "LocalDate", "YearMonth", "Year");
    boolean isCounted = !isText && (type.equals("Instant") || type.equals("LocalDateTime"));
    return type + (isText || isCounted ? " time=" + one(TIMES) : "");
  }

  private String encoded(boolean isText) {
    if (isText) {
      return one(
          "long as=DECIMAL width=19 countDownFrom=9223372036854775807",
          "int as=HEX width=8 upperCase",
          "Instant time=EPOCH_SECONDS as=HEX width=8 floor=HOURS",
          "Instant time=DOTNET_TICKS as=DECIMAL width=20 countDownFrom=3155378975999999999");
    }
    return one(
        "long as=TWOS_COMPLEMENT width=8",
        "int as=UNSIGNED width=3",
        "long as=VARINT_LEB128",
        "long as=LITTLE_ENDIAN width=4",
        "Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS",
        "String text=FIXED width=24 fill=0",
        "String text=LENGTH_PREFIXED lengthBytes=1",
        "String text=LENGTH_PREFIXED lengthBytes=0",
        "String text=TERMINATED end=33 escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\"",
        "byte[] text=FIXED width=32",
        "byte[] text=TAIL");
  }

  private String one(String... of) {
    return of[random.nextInt(of.length)];
  }

  private String sometimes(int in, String word) {
    return random.nextInt(in) == 0 ? word : "";
  }
}
