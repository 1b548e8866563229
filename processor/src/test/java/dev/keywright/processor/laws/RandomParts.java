package dev.keywright.processor.laws;

import static dev.keywright.processor.laws.WholeNumbers.padded;
import static dev.keywright.processor.laws.WholeNumbers.printed;

import dev.keywright.processor.laws.FixedValues.Flags;
import dev.keywright.processor.laws.FixedValues.Uuids;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** Parts of every type, with random attributes and random facts. */
final class RandomParts {
  private static final List<String> HASHES = List.of("MD5", "SHA_256", "MURMUR3_32", "CRC32C");
  private static final List<String> SALTS = List.of("", "salt", "\n", "\u00e9");
  private static final List<ChronoUnit> FLOORS =
      List.of(
          ChronoUnit.MICROS,
          ChronoUnit.MILLIS,
          ChronoUnit.SECONDS,
          ChronoUnit.MINUTES,
          ChronoUnit.HOURS,
          ChronoUnit.HALF_DAYS,
          ChronoUnit.DAYS);

  private final Choices choices;
  private final boolean binary;
  private final boolean tuple;
  private final RandomFacts facts;

  /**
   * @param tuple whether they are elements of tuples, which are ascending and as they are
   */
  RandomParts(Choices choices, boolean binary, boolean tuple) {
    this.choices = choices;
    this.binary = binary;
    this.tuple = tuple;
    this.facts = new RandomFacts(choices);
  }

  /** A part that has values at any place. */
  static PartSpec plain(boolean binary) {
    return binary ? printed("int").spec() : padded("int", 3).spec();
  }

  PartSpec next() {
    PartSpec spec =
        switch (choices.below(16)) {
          case 0, 1, 2, 3 -> facts.of(whole());
          case 4, 5, 6, 7 -> !binary && choices.oneIn(8) ? name() : facts.of(text());
          case 8, 9 -> time();
          case 10 -> facts.of(bytes());
          case 11 -> directed(new Flags(false).spec(), new Flags(true).spec());
          case 12 -> directed(new Uuids(false).spec(), new Uuids(true).spec());
          case 13 -> character();
          case 14 -> descendingInBinary(choices.of(UserTypes.ENUMS).spec());
          default ->
              binary
                  ? tuple || choices.oneIn(3) ? fraction() : choices.oneIn(2) ? foreign() : known()
                  : choices.oneIn(2) ? wrapped() : encoded();
        };
    return choices.oneIn(8) && spec.keepsOrder() ? spec.unordered() : spec;
  }

  String algorithm() {
    return choices.of(HASHES);
  }

  PartSpec hashed(PartSpec spec) {
    int digits = 1 + choices.below(8);
    String salt = choices.of(SALTS);
    return spec.hashed(new HashOracle(algorithm(), binary ? (digits + 1) / 2 * 2 : digits, salt));
  }

  private PartSpec descendingInBinary(PartSpec spec) {
    return binary && !tuple && choices.oneIn(3) ? spec.descending() : spec;
  }

  private PartSpec directed(PartSpec ascending, PartSpec descendingInText) {
    if (tuple || !choices.oneIn(3)) {
      return ascending;
    }
    return binary ? ascending.descending() : descendingInText;
  }

  private WholeNumbers whole() {
    String type = choices.of(List.of("int", "long", "short", "byte", "Integer", "Long", "Short"));
    int most =
        switch (type) {
          case "byte" -> 3;
          case "short", "Short" -> 5;
          case "int", "Integer" -> 10;
          default -> 19;
        };
    WholeNumbers numbers = binary ? printed(type) : padded(type, 1 + choices.below(most));
    numbers = !binary && choices.oneIn(3) ? numbers.mayBeNegative() : numbers;
    if (!tuple && choices.oneIn(8)) {
      return numbers.inReverse();
    }
    return !binary && choices.oneIn(3) ? numbers.largestFirst() : numbers;
  }

  private Texts text() {
    Texts texts = Texts.of(choices.of(RandomFacts.ALPHABETS));
    if (choices.oneIn(2)) {
      int most = 1 + choices.below(12);
      texts = texts.atMost(most);
      texts = choices.oneIn(3) ? texts.atLeast(choices.below(most + 1)) : texts;
    }
    return texts;
  }

  private Bytes bytes() {
    int most = choices.oneIn(2) ? 1 + choices.below(4) : Integer.MAX_VALUE;
    return new Bytes(choices.oneIn(4) ? choices.below(Math.min(most, 3) + 1) : 0, most);
  }

  private Times floored(Times times) {
    List<ChronoUnit> units =
        FLOORS.stream()
            .filter(it -> times.unit().longValue() <= it.getDuration().toNanos())
            .toList();
    return times.isPeriod() || choices.oneIn(2) ? times : times.flooredTo(choices.of(units));
  }

  private PartSpec time() {
    String type = choices.of(Times.TYPES);
    if (binary) {
      String format = choices.of(Times.COUNTED);
      boolean isCounted = Times.of(type, format).isPeriod();
      return descendingInBinary(
          isCounted ? Times.counted(type) : floored(Times.of(type, format)).spec());
    }
    if (choices.oneIn(16)) {
      return Times.of("Instant", "ISO_JAVA").spec();
    }
    if (choices.oneIn(4)) {
      boolean hasMillis = !Times.of(type, "ISO").isPeriod() && choices.oneIn(2);
      return floored(Times.of(type, hasMillis ? "ISO_MILLIS" : "ISO")).spec();
    }
    Times times = floored(Times.of(type, choices.of(Times.digits(type))));
    if (choices.oneIn(8)) {
      return times.inReverse().spec();
    }
    return (choices.oneIn(3) ? times.newestFirst() : times).spec();
  }

  private PartSpec character() {
    return descendingInBinary(new Characters(choices.of(List.of("", "0-9A-Z", "!-:"))).spec());
  }

  private PartSpec fraction() {
    return descendingInBinary(new Fractions(choices.of(List.of("double", "float"))).spec());
  }

  private PartSpec name() {
    Texts texts = Texts.of(choices.of(List.of("", "0-9a-z.\\-", "0-9A-Za-z.")));
    return new Names(choices.oneIn(2) ? texts.atMost(4 + choices.below(12)) : texts).spec();
  }

  private PartSpec encoded() {
    boolean isTime = choices.oneIn(2);
    String encoding = choices.of(List.of("DECIMAL", "HEX"));
    int widest = encoding.equals("HEX") ? 16 : 20;
    EncodedNumbers numbers =
        isTime
            ? EncodedNumbers.of(
                Times.of(choices.of(Times.withMoment()), choices.of(Times.COUNTED)),
                encoding,
                widest - choices.below(2))
            : EncodedNumbers.of(
                printed(choices.of(List.of("int", "long", "short"))),
                encoding,
                1 + choices.below(widest));
    numbers = encoding.equals("HEX") && choices.oneIn(2) ? numbers.inUpperCase() : numbers;
    if (choices.oneIn(2)) {
      return numbers.countingDownFrom(isTime ? Long.MAX_VALUE : choices.below(90)).spec();
    }
    if (choices.oneIn(6)) {
      return numbers.inReverse().spec();
    }
    return (choices.oneIn(3) ? numbers.largestFirst() : numbers).spec();
  }

  private PartSpec foreign() {
    String encoding =
        choices.of(
            List.of(
                "UNSIGNED",
                "TWOS_COMPLEMENT",
                "LITTLE_ENDIAN",
                "VARINT_LEB128",
                "VARINT_BITCOIN",
                "VARINT_COCKROACHDB",
                "VARINT_FOUNDATIONDB"));
    boolean isTime = choices.oneIn(3);
    boolean isVarint = encoding.startsWith("VARINT");
    int width = isVarint ? 0 : isTime ? 8 : 1 + choices.below(8);
    String type = choices.of(List.of("int", "long", "short", "byte"));
    ForeignNumbers numbers =
        isTime
            ? ForeignNumbers.of(
                Times.of(choices.of(Times.withMoment()), choices.of(Times.COUNTED)),
                encoding,
                width)
            : ForeignNumbers.of(printed(type), encoding, width);
    boolean isCountedDown = choices.oneIn(3);
    if (isCountedDown) {
      numbers = numbers.countingDownFrom(isTime ? Long.MAX_VALUE : choices.below(90));
    }
    // Of the others, narrow ranges are in order, too.
    boolean isSorted =
        encoding.equals("UNSIGNED")
            || encoding.equals("VARINT_COCKROACHDB")
            || encoding.equals("VARINT_FOUNDATIONDB");
    PartSpec spec = isSorted ? numbers.spec() : numbers.spec().unordered();
    return isCountedDown ? spec : descendingInBinary(spec);
  }

  // Ends of other systems, and narrow ranges that varints and the like keep in order.
  private PartSpec known() {
    return choices.of(choices.oneIn(3) ? Parts.foreignNumbers() : Parts.foreignTexts());
  }

  private PartSpec wrapped() {
    return choices.of(
        List.of(
            padded("long", 6).spec().wrappedIn("UserId"),
            padded("long", 4).mayBeNegative().largestFirst().spec().wrappedIn("UserId"),
            Texts.of("0-9a-z").spec().wrappedIn("UserName"),
            Texts.any().atMost(3).spec().wrappedIn("Outer"),
            UserTypes.named("Step").spec().wrappedIn("Stepped"),
            Times.of("LocalDate", "BASIC").newestFirst().spec().wrappedIn("Day"),
            EvenNumbers.spec(),
            padded("int", 3).mayBeNegative().spec().wrappedIn("Amount")));
  }
}
