package dev.keywright.processor.laws;

import static dev.keywright.processor.laws.WholeNumbers.padded;
import static dev.keywright.processor.laws.WholeNumbers.printed;

import dev.keywright.processor.laws.FixedValues.Flags;
import dev.keywright.processor.laws.FixedValues.Uuids;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The ways to declare a part that are tried, by type. */
final class Parts {
  private Parts() {}

  /** Those that may stand in any TEXT column. */
  static List<PartSpec> inText() {
    return Stream.of(
            paddedNumbers(),
            printedNumbers(),
            texts(),
            times(),
            names(),
            encoded(),
            fixedValues(),
            codes(),
            wrapped())
        .flatMap(List::stream)
        .toList();
  }

  private static List<PartSpec> paddedNumbers() {
    return Stream.of(
            padded("byte", 3),
            padded("byte", 1).largestFirst(),
            padded("byte", 3).mayBeNegative(),
            padded("short", 6),
            padded("short", 5).mayBeNegative().largestFirst(),
            padded("int", 1),
            padded("int", 6),
            padded("int", 10),
            padded("int", 6).largestFirst(),
            padded("int", 6).inReverse(),
            padded("int", 10).mayBeNegative(),
            padded("int", 3).mayBeNegative().inReverse(),
            padded("int", 3).from(5, 150),
            padded("int", 2).mayBeNegative().from(-20, 30).largestFirst(),
            padded("Integer", 3).mayBeNegative().largestFirst(),
            padded("long", 1),
            padded("long", 6),
            padded("long", 10),
            padded("long", 18),
            padded("long", 19),
            padded("long", 10).largestFirst(),
            padded("long", 19).largestFirst(),
            padded("long", 19).inReverse(),
            padded("long", 3).mayBeNegative(),
            padded("long", 19).mayBeNegative(),
            padded("long", 3).mayBeNegative().largestFirst(),
            padded("long", 19).mayBeNegative().largestFirst(),
            padded("long", 19).mayBeNegative().inReverse(),
            padded("long", 19).mayBeNegative().from(Long.MIN_VALUE + 2, Long.MAX_VALUE - 2),
            padded("Long", 6))
        .map(WholeNumbers::spec)
        .toList();
  }

  private static List<PartSpec> printedNumbers() {
    return List.of(
        printed("byte").spec().unordered(),
        printed("int").spec().unordered(),
        printed("long").spec().unordered(),
        printed("Long").spec().unordered(),
        printed("long").from(0, Long.MAX_VALUE).spec().unordered(),
        printed("long").from(-50, 5000).spec().unordered(),
        printed("int").from(10, 99).inReverse().spec().unordered(),
        printed("long").inReverse().spec().unordered(),
        printed("int").from(0, 9).spec(),
        printed("int").from(10, 99).spec(),
        printed("int").from(-1, 8).spec(),
        printed("int").from(-2, 8).spec(),
        printed("int").from(9, 10).spec(),
        printed("int").from(10, 99).largestFirst().spec(),
        printed("long").spec(),
        padded("long", 6).spec().unordered(),
        padded("long", 6).largestFirst().spec().unordered(),
        padded("int", 3).mayBeNegative().spec().unordered());
  }

  private static List<PartSpec> texts() {
    Texts lettersAndDigits = Texts.of("0-9A-Za-z");
    Texts supplementary = Texts.of("a-z\ue000-\uffff\ud83d\ude00-\ud83d\ude0e");
    return List.of(
        Texts.any().spec(),
        Texts.any().spec().unordered(),
        Texts.any().atMost(3).spec(),
        Texts.any().inReverse().spec(),
        Texts.any().inReverse().spec().unordered(),
        lettersAndDigits.spec(),
        lettersAndDigits.spec().unordered(),
        lettersAndDigits.atMost(4).spec(),
        lettersAndDigits.inReverse().spec().unordered(),
        supplementary.spec(),
        supplementary.atMost(3).inReverse().spec().unordered(),
        Texts.of("a-z").spec(),
        Texts.of("\\-0-9").spec(),
        Texts.of("+0-9").spec(),
        Texts.of("a,:!").spec(),
        Texts.of("a;-z").spec(),
        Texts.of("\\u0000-\\ud7ff").spec(),
        new Characters("").spec(),
        new Characters("").spec().unordered(),
        new Characters("0-9A-Z").spec(),
        new Characters("!-:\ud7ff\ue000").spec());
  }

  private static List<PartSpec> times() {
    List<PartSpec> times = new ArrayList<>();
    for (String type : Times.TYPES) {
      for (String format : Times.digits(type)) {
        times.add(Times.of(type, format).spec());
        times.add(Times.of(type, format).newestFirst().spec());
      }
    }
    for (String type : Times.TYPES) {
      times.add(Times.of(type, "ISO").spec());
    }
    times.add(Times.of("Instant", "ISO_MILLIS").spec());
    times.add(Times.of("LocalDateTime", "ISO_MILLIS").spec());
    times.add(Times.of("Instant", "ISO_JAVA").spec());
    times.add(Times.of("Instant", "EPOCH_MILLIS").flooredTo(ChronoUnit.MILLIS).spec());
    times.add(Times.of("Instant", "ISO_MILLIS").flooredTo(ChronoUnit.SECONDS).spec());
    times.add(Times.of("LocalDateTime", "ISO").flooredTo(ChronoUnit.HOURS).spec());
    times.add(Times.of("Instant", "BASIC").newestFirst().flooredTo(ChronoUnit.HALF_DAYS).spec());
    times.add(
        Times.of("LocalDateTime", "DOTNET_TICKS").newestFirst().flooredTo(ChronoUnit.DAYS).spec());
    times.add(Times.of("Instant", "EPOCH_NANOS").inReverse().flooredTo(ChronoUnit.MICROS).spec());
    times.add(Times.of("LocalDate", "ISO").spec().unordered());
    times.add(Times.of("Instant", "EPOCH_MILLIS").inReverse().spec());
    times.add(Times.of("LocalDate", "BASIC").inReverse().spec());
    times.add(Times.of("YearMonth", "DOTNET_TICKS").inReverse().spec());
    times.add(Times.of("Year", "EPOCH_SECONDS").inReverse().spec());
    times.add(Times.of("Instant", "DOTNET_TICKS").spec().unordered());
    return times;
  }

  private static List<PartSpec> names() {
    return List.of(
        new Names(Texts.any()).spec(),
        new Names(Texts.any()).spec().unordered(),
        new Names(Texts.of("0-9a-z.\\-")).spec(),
        new Names(Texts.of("0-9a-z.\\-").atMost(15)).spec().wrappedIn("UserName"),
        new Names(Texts.of("a-z\ud83d\ude00-\ud83d\ude0e.")).spec());
  }

  private static List<PartSpec> encoded() {
    long lastTick = 3_155_378_975_999_999_999L;
    return List.of(
        EncodedNumbers.of(printed("long"), "HEX", 8).spec(),
        EncodedNumbers.of(printed("long"), "HEX", 16).inUpperCase().spec(),
        EncodedNumbers.of(printed("int"), "HEX", 5).largestFirst().spec(),
        EncodedNumbers.of(printed("short"), "HEX", 3).inReverse().spec(),
        EncodedNumbers.of(printed("int"), "HEX", 4).countingDownFrom(70_000).spec(),
        EncodedNumbers.of(printed("long"), "DECIMAL", 19).countingDownFrom(Long.MAX_VALUE).spec(),
        EncodedNumbers.of(printed("byte"), "DECIMAL", 2).countingDownFrom(50).spec(),
        EncodedNumbers.of(printed("long"), "DECIMAL", 20).largestFirst().spec(),
        EncodedNumbers.of(printed("Integer"), "DECIMAL", 3).spec().unordered(),
        EncodedNumbers.of(printed("long"), "DECIMAL", 12).spec().wrappedIn("UserId"),
        EncodedNumbers.of(Times.of("Instant", "EPOCH_MILLIS"), "DECIMAL", 19)
            .countingDownFrom(Long.MAX_VALUE)
            .spec(),
        EncodedNumbers.of(Times.of("Instant", "DOTNET_TICKS"), "DECIMAL", 20)
            .countingDownFrom(lastTick)
            .spec(),
        EncodedNumbers.of(Times.of("LocalDateTime", "EPOCH_SECONDS"), "HEX", 8)
            .inUpperCase()
            .spec(),
        EncodedNumbers.of(Times.of("LocalDate", "EPOCH_SECONDS"), "HEX", 10)
            .countingDownFrom(1_000_000_000_000L)
            .spec(),
        EncodedNumbers.of(Times.of("YearMonth", "EPOCH_MILLIS"), "DECIMAL", 14)
            .largestFirst()
            .spec(),
        EncodedNumbers.of(Times.of("Year", "DOTNET_TICKS"), "HEX", 15).inReverse().spec());
  }

  private static List<PartSpec> fixedValues() {
    return List.of(
        new Flags(false).spec(),
        new Flags(true).spec(),
        new Flags(false).spec().unordered(),
        new Uuids(false).spec(),
        new Uuids(true).spec(),
        new Uuids(false).spec().unordered(),
        new Bytes(Integer.MAX_VALUE).spec(),
        new Bytes(2).spec(),
        new Bytes(Integer.MAX_VALUE).spec().unordered());
  }

  private static List<PartSpec> codes() {
    List<PartSpec> codes = new ArrayList<>();
    UserTypes.ENUMS.forEach(it -> codes.add(it.spec()));
    codes.add(UserTypes.named("Growing").spec().unordered());
    return codes;
  }

  private static List<PartSpec> wrapped() {
    return List.of(
        padded("long", 6).spec().wrappedIn("UserId"),
        padded("long", 4).mayBeNegative().largestFirst().spec().wrappedIn("UserId"),
        printed("long").spec().unordered().wrappedIn("UserId"),
        Texts.of("0-9a-z").spec().wrappedIn("UserName"),
        Texts.any().atMost(3).spec().wrappedIn("Outer"),
        UserTypes.named("Step").spec().wrappedIn("Stepped"),
        Times.of("LocalDate", "BASIC").newestFirst().spec().wrappedIn("Day"),
        Times.of("YearMonth", "BASIC").spec().wrappedIn("Month"),
        Times.of("LocalDate", "ISO").spec().wrappedIn("Day"),
        EvenNumbers.spec(),
        padded("int", 3).mayBeNegative().spec().wrappedIn("Amount"));
  }

  /** The elements that a list may have in each format. */
  static List<PartSpec> inLists() {
    return List.of(
        Texts.any().spec(),
        Texts.of("0-9a-z").spec(),
        Texts.of("a-z\ud83d\ude00-\ud83d\ude0e").spec(),
        Texts.of("0-9a-z").spec().inside("Word"),
        new Characters("0-9A-Z").spec(),
        new Flags(false).spec(),
        new Uuids(false).spec(),
        Times.of("Instant", "EPOCH_MILLIS").spec(),
        Times.of("LocalDateTime", "EPOCH_MILLIS").spec());
  }

  /** The elements that a list of TEXT may have, digits of other systems included. */
  static List<PartSpec> inTextLists() {
    return Stream.concat(
            inLists().stream(),
            Stream.of(
                EncodedNumbers.of(printed("long"), "DECIMAL", 6).spec(),
                EncodedNumbers.of(printed("long"), "DECIMAL", 6).spec().inside("Ticket"),
                EncodedNumbers.of(printed("long"), "HEX", 4).spec()))
        .toList();
  }

  /** The elements that a list of BINARY may have, bytes of other systems included. */
  static List<PartSpec> inBinaryLists() {
    return Stream.concat(
            inLists().stream(),
            Stream.of(
                printed("long").spec(),
                ForeignNumbers.of(printed("long"), "UNSIGNED", 3).spec(),
                ForeignNumbers.of(printed("long"), "VARINT_COCKROACHDB", 0).spec(),
                ForeignTexts.terminated(Texts.any().spec(), 0).spec(),
                ForeignTexts.grouped(Texts.any().spec()).spec(),
                ForeignTexts.filled(Texts.of("0-9A-Za-z").spec(), 12, ' ').spec()))
        .toList();
  }

  /** Those that may stand in any BINARY column, besides the plain ones of every type. */
  static List<PartSpec> inBinary() {
    return Stream.of(
            binaryNumbers(),
            foreignNumbers(),
            foreignTexts(),
            binaryTexts(),
            binaryTimes(),
            binaryTypes())
        .flatMap(List::stream)
        .toList();
  }

  private static List<PartSpec> binaryNumbers() {
    return List.of(
        printed("byte").inReverse().spec(),
        printed("short").inReverse().spec(),
        printed("int").inReverse().spec(),
        printed("long").inReverse().spec(),
        printed("int").from(-20, 300).spec(),
        printed("long").from(0, Long.MAX_VALUE).spec().descending(),
        printed("long").spec().unordered(),
        printed("long").spec().descending().unordered(),
        printed("Byte").spec(),
        printed("Short").spec().descending(),
        printed("Integer").spec(),
        printed("Long").spec().descending(),
        new Fractions("Float").spec(),
        new Fractions("Double").spec().descending(),
        new Fractions("double").spec().unordered());
  }

  static List<PartSpec> foreignNumbers() {
    WholeNumbers positive = printed("long").from(0, Long.MAX_VALUE);
    return List.of(
        ForeignNumbers.of(printed("int"), "UNSIGNED", 3).spec(),
        ForeignNumbers.of(printed("long"), "UNSIGNED", 8).spec(),
        ForeignNumbers.of(printed("long"), "UNSIGNED", 8).spec().descending(),
        ForeignNumbers.of(printed("Integer"), "UNSIGNED", 4).spec(),
        ForeignNumbers.of(printed("short"), "UNSIGNED", 2).spec().descending(),
        ForeignNumbers.of(printed("byte"), "UNSIGNED", 1).spec(),
        ForeignNumbers.of(printed("long"), "UNSIGNED", 7).countingDownFrom(5_000).spec(),
        ForeignNumbers.of(printed("long"), "UNSIGNED", 5).spec().wrappedIn("UserId"),
        ForeignNumbers.of(positive, "TWOS_COMPLEMENT", 8).spec(),
        ForeignNumbers.of(positive, "TWOS_COMPLEMENT", 8).spec().descending(),
        ForeignNumbers.of(printed("long"), "TWOS_COMPLEMENT", 8).spec().unordered(),
        ForeignNumbers.of(printed("int").from(-40_000, -1), "TWOS_COMPLEMENT", 3).spec(),
        ForeignNumbers.of(printed("int"), "TWOS_COMPLEMENT", 4)
            .countingDownFrom(Integer.MAX_VALUE)
            .spec(),
        ForeignNumbers.of(printed("long"), "TWOS_COMPLEMENT", 8)
            .countingDownFrom(Long.MAX_VALUE)
            .spec(),
        ForeignNumbers.of(printed("long"), "TWOS_COMPLEMENT", 2)
            .countingDownFrom(70_000)
            .spec()
            .unordered(),
        ForeignNumbers.of(printed("int"), "LITTLE_ENDIAN", 4).spec().unordered(),
        ForeignNumbers.of(printed("long"), "LITTLE_ENDIAN", 6).spec().unordered(),
        ForeignNumbers.of(printed("byte"), "LITTLE_ENDIAN", 1).spec(),
        ForeignNumbers.of(printed("long").from(256, 511), "LITTLE_ENDIAN", 8).spec(),
        ForeignNumbers.of(printed("long"), "VARINT_LEB128", 0).spec().unordered(),
        ForeignNumbers.of(printed("int").from(0, 255), "VARINT_LEB128", 0).spec(),
        ForeignNumbers.of(printed("long"), "VARINT_BITCOIN", 0).spec().unordered(),
        ForeignNumbers.of(printed("int").from(0, 16_511), "VARINT_BITCOIN", 0).spec().descending(),
        ForeignNumbers.of(printed("long"), "VARINT_COCKROACHDB", 0).spec(),
        ForeignNumbers.of(printed("long"), "VARINT_COCKROACHDB", 0).spec().descending(),
        ForeignNumbers.of(printed("long"), "VARINT_FOUNDATIONDB", 0).spec(),
        ForeignNumbers.of(printed("int"), "VARINT_FOUNDATIONDB", 0).spec().descending(),
        ForeignNumbers.of(printed("long"), "VARINT_FOUNDATIONDB", 0).countingDownFrom(9).spec(),
        ForeignNumbers.of(Times.of("Instant", "EPOCH_SECONDS"), "UNSIGNED", 4).spec(),
        ForeignNumbers.of(Times.of("Instant", "EPOCH_SECONDS"), "UNSIGNED", 4)
            .flooredTo("HOURS")
            .spec(),
        ForeignNumbers.of(Times.of("LocalDateTime", "EPOCH_MICROS"), "UNSIGNED", 7)
            .flooredTo("DAYS")
            .spec()
            .descending(),
        ForeignNumbers.of(Times.of("Instant", "EPOCH_NANOS"), "VARINT_COCKROACHDB", 0)
            .flooredTo("MILLIS")
            .spec(),
        ForeignNumbers.of(Times.of("Instant", "EPOCH_HOURS"), "UNSIGNED", 3).spec(),
        ForeignNumbers.of(Times.of("LocalDate", "EPOCH_DAYS"), "UNSIGNED", 2).spec(),
        ForeignNumbers.of(Times.of("Instant", "EPOCH_MILLIS"), "TWOS_COMPLEMENT", 8)
            .countingDownFrom(Long.MAX_VALUE)
            .spec(),
        ForeignNumbers.of(Times.of("LocalDateTime", "EPOCH_MILLIS"), "VARINT_COCKROACHDB", 0)
            .spec(),
        ForeignNumbers.of(Times.of("LocalDate", "EPOCH_SECONDS"), "TWOS_COMPLEMENT", 8)
            .spec()
            .unordered(),
        ForeignNumbers.of(Times.of("YearMonth", "EPOCH_MILLIS"), "UNSIGNED", 6).spec().descending(),
        ForeignNumbers.of(Times.of("Year", "DOTNET_TICKS"), "LITTLE_ENDIAN", 8).spec().unordered());
  }

  static List<PartSpec> foreignTexts() {
    PartSpec letters = Texts.of("0-9A-Za-z").spec();
    PartSpec twoLetters = Texts.of("ab0z").atLeast(2).atMost(2).spec().knowing("minLength = 2");
    PartSpec bytes = new Bytes(Integer.MAX_VALUE).spec();
    return List.of(
        ForeignTexts.fixed(bytes, 2).spec(),
        ForeignTexts.fixed(bytes, 3).spec().descending(),
        ForeignTexts.filled(bytes, 8, 0).spec(),
        ForeignTexts.filled(Texts.any().spec(), 9, 0).spec(),
        ForeignTexts.filled(letters, 12, ' ').spec().descending(),
        ForeignTexts.filled(Texts.any().spec(), 4, 'a').spec().unordered(),
        ForeignTexts.lengthPrefixed(Texts.any().spec(), 1).spec().unordered(),
        ForeignTexts.lengthPrefixed(bytes, 4).spec().unordered(),
        ForeignTexts.lengthPrefixed(letters, 0).spec().unordered(),
        ForeignTexts.lengthPrefixed(twoLetters, 2).spec(),
        ForeignTexts.grouped(Texts.any().spec()).spec(),
        ForeignTexts.grouped(letters).spec().descending(),
        ForeignTexts.grouped(bytes).spec(),
        ForeignTexts.grouped(bytes).spec().descending(),
        ForeignTexts.terminated(Texts.any().spec(), 0).spec(),
        ForeignTexts.terminated(Texts.any().spec(), 0).spec().descending(),
        ForeignTexts.terminated(bytes, 0).spec(),
        ForeignTexts.terminated(bytes, 0x80).spec().unordered(),
        ForeignTexts.terminated(Texts.any().spec(), Frame.two(0, 0)).spec(),
        ForeignTexts.terminated(letters, Frame.two('!', '0')).spec().descending(),
        ForeignTexts.terminated(bytes, Frame.two(0xff, 0)).spec().unordered(),
        ForeignTexts.terminated(bytes, Frame.two(0, 0)).spec(),
        ForeignTexts.terminated(letters, '!').spec().descending(),
        ForeignTexts.terminated(Texts.any().spec(), '!', "!", "%0$", "%", "%9$").spec().unordered(),
        ForeignTexts.terminated(letters, '!', "!", "%0$", "%", "%9$").spec().wrappedIn("UserName"));
  }

  private static List<PartSpec> binaryTexts() {
    return List.of(
        Texts.any().spec().unordered(),
        Texts.any().atMost(3).spec().descending(),
        Texts.any().inReverse().spec().unordered(),
        Texts.of("0-9A-Za-z").spec(),
        Texts.of("\\u0000-\\u0002a").spec().descending(),
        Texts.of("a-z\ue000-\uffff\ud83d\ude00-\ud83d\ude0e").atMost(4).spec(),
        new Characters("0-9A-Z").spec().descending(),
        new Characters("").spec().unordered());
  }

  private static List<PartSpec> binaryTimes() {
    List<PartSpec> times = new ArrayList<>();
    for (String type : List.of("Instant", "LocalDateTime")) {
      for (String format : Times.COUNTED) {
        times.add(Times.of(type, format).spec());
        times.add(Times.of(type, format).spec().descending());
      }
      times.add(Times.of(type, "DOTNET_TICKS").inReverse().spec());
    }
    times.add(Times.of("Instant", "EPOCH_MILLIS").flooredTo(ChronoUnit.MILLIS).spec());
    times.add(
        Times.of("LocalDateTime", "EPOCH_SECONDS")
            .flooredTo(ChronoUnit.MINUTES)
            .spec()
            .descending());
    times.add(Times.of("Instant", "EPOCH_NANOS").flooredTo(ChronoUnit.DAYS).spec());
    times.add(Times.counted("LocalDate").unordered());
    times.add(Times.counted("YearMonth").unordered());
    times.add(Times.of("Year", "EPOCH_MILLIS").inReverse().counted());
    return times;
  }

  private static List<PartSpec> binaryTypes() {
    List<PartSpec> types = new ArrayList<>();
    for (Codes codes : UserTypes.ENUMS) {
      types.add(codes.spec());
      types.add(codes.spec().descending());
    }
    types.addAll(
        List.of(
            new Flags(false).spec().unordered(),
            new Uuids(false).spec().unordered(),
            new Bytes(2).spec().descending(),
            new Bytes(Integer.MAX_VALUE).spec().unordered(),
            Texts.of("0-9a-z").spec().wrappedIn("UserName").descending(),
            Texts.any().atMost(3).spec().wrappedIn("Outer"),
            UserTypes.named("Step").spec().wrappedIn("Stepped").descending(),
            Times.counted("LocalDate").wrappedIn("Day"),
            Times.counted("YearMonth").descending().wrappedIn("Month"),
            EvenNumbers.inBinary().descending(),
            printed("int").spec().wrappedIn("Amount")));
    return types;
  }

  /** Those that only the first part of the partition column can be. */
  static List<PartSpec> hashed() {
    return List.of(
        padded("long", 10).spec().hashed(new HashOracle("MD5", 4, "\n")),
        padded("long", 6).largestFirst().spec().hashed(new HashOracle("MD5", 32, "")),
        padded("int", 4).inReverse().spec().hashed(new HashOracle("SHA_256", 3, "")),
        printed("long").spec().hashed(new HashOracle("MD5", 4, "")),
        printed("int").spec().unordered().hashed(new HashOracle("CRC32C", 8, "pepper")),
        Texts.any().spec().hashed(new HashOracle("SHA_256", 64, "\u00e9\ud83d\ude00")),
        Texts.of("0-9A-Za-z").spec().hashed(new HashOracle("MURMUR3_32", 5, "")),
        new Characters("").spec().hashed(new HashOracle("MURMUR3_32", 8, "s")),
        new Bytes(Integer.MAX_VALUE).spec().hashed(new HashOracle("CRC32C", 1, "")),
        new Uuids(true).spec().hashed(new HashOracle("CRC32C", 7, "\"\n")),
        Times.of("Instant", "ISO").spec().hashed(new HashOracle("MD5", 3, "x")),
        Times.of("Instant", "BASIC").spec().hashed(new HashOracle("MD5", 1, "x")),
        UserTypes.named("Growing").spec().hashed(new HashOracle("SHA_256", 2, "y")),
        padded("long", 6).spec().wrappedIn("UserId").hashed(new HashOracle("MD5", 2, "")));
  }

  /** Those that fill a sort column as the store's own type. */
  static List<PartSpec> stored() {
    return List.of(
        printed("long").spec().stored(),
        printed("Long").from(-5, 6777).spec().stored(),
        printed("long").spec().unordered().stored(),
        printed("long").spec().wrappedIn("UserId").stored(),
        Texts.any().spec().stored(),
        Texts.of("0-9a-z").atMost(4).spec().stored(),
        new Bytes(Integer.MAX_VALUE).spec().stored(),
        new Bytes(2).spec().stored());
  }
}
