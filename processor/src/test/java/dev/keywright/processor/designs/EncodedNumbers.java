package dev.keywright.processor.designs;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/** Draws whole numbers and times with few values, in every encoding. */
record EncodedNumbers(Random random, EncodedFamily.Form form) {
  private static final List<Integer> BASES =
      List.of(0, 0, 0, 0x30, 0x61, 0x41, 0x23, 109, 126, 127, 254, -1, -3, -128, 9, 99);
  private static final List<String> OF_BYTES =
      List.of(
          "UNSIGNED",
          "TWOS_COMPLEMENT",
          "LITTLE_ENDIAN",
          "VARINT_LEB128",
          "VARINT_BITCOIN",
          "VARINT_COCKROACHDB",
          "VARINT_FOUNDATIONDB");
  private static final List<String> OF_DIGITS = List.of("DECIMAL", "HEX", "HEX");
  private static final int SECONDS_OF_HOUR = 3_600;

  EncodedPart number(String name) {
    int min = pick(BASES);
    int max = min + random.nextInt(6);
    String type =
        pick(
            max < 128 && min > -129
                ? List.of("byte", "short", "int", "long")
                : List.of("short", "int", "long"));
    List<String> attributes = new ArrayList<>(List.of("ordered = false"));
    String encoding =
        switch (form) {
          case TEXT -> ofDigits(attributes, min, max);
          case BINARY -> ofBytes(attributes, max);
          case FDB_TUPLE -> {
            attributes.clear();
            yield "";
          }
        };
    return new EncodedPart(
        name,
        attributes,
        "@Domain(min = %s, max = %s) ".formatted(min, max) + encoding,
        type,
        LongStream.rangeClosed(min, max).boxed().toList());
  }

  private String ofDigits(List<String> attributes, int min, int max) {
    if (random.nextInt(3) == 0) {
      boolean isUpperCase = random.nextInt(3) == 0;
      String encoding = pick(OF_DIGITS);
      turn(attributes);
      return encoded(encoding, 1 + random.nextInt(3), max)
          .replace(") ", isUpperCase && encoding.equals("HEX") ? ", upperCase = true) " : ") ");
    }
    if (random.nextInt(3) == 0) {
      if (random.nextBoolean()) {
        attributes.set(0, "reversed = true");
      }
      return "";
    }
    attributes.add("pad = " + (1 + random.nextInt(3)));
    if (min < 0) {
      attributes.add("signed = true");
    }
    turn(attributes);
    return "";
  }

  private void turn(List<String> attributes) {
    switch (random.nextInt(5)) {
      case 0 -> attributes.add("direction = Direction.DESC");
      case 1 -> attributes.set(0, "reversed = true");
      default -> {
        // As it is.
      }
    }
  }

  private String ofBytes(List<String> attributes, int max) {
    if (random.nextInt(4) == 0) {
      turn(attributes);
      return "";
    }
    if (random.nextInt(4) == 0) {
      attributes.add("direction = Direction.DESC");
    }
    return encoded(pick(OF_BYTES), 1 + random.nextInt(3), max);
  }

  private String encoded(String encoding, int width, int max) {
    return "@EncodedNumber(as = NumberEncoding."
        + encoding
        + (encoding.startsWith("VARINT") ? "" : ", width = " + width)
        + (random.nextInt(4) == 0 ? ", countDownFrom = " + Math.max(0, max + pick(BASES)) : "")
        + ") ";
  }

  /** Of which a narrow encoding holds few. */
  EncodedPart time(String name) {
    List<String> attributes = new ArrayList<>(List.of("ordered = false"));
    String encoding = form.isBytes() ? pick(OF_BYTES.subList(0, 3)) : pick(OF_DIGITS);
    String number = "@EncodedNumber(as = NumberEncoding." + encoding + ", width = 1%s) ";
    return switch (random.nextInt(3)) {
      case 0 -> {
        attributes.add("time = TimeFormat.EPOCH_DAYS");
        yield new EncodedPart(name, attributes, number.formatted(""), "LocalDate", days());
      }
      case 1 -> {
        attributes.add("time = TimeFormat.EPOCH_HOURS");
        yield new EncodedPart(name, attributes, number.formatted(""), "LocalDate", days());
      }
      default -> {
        attributes.add("time = TimeFormat.EPOCH_HOURS");
        String floor = ", floor = java.time.temporal.ChronoUnit.DAYS";
        List<Instant> days =
            LongStream.rangeClosed(-24, 24)
                .mapToObj(it -> Instant.ofEpochSecond(it * 12 * SECONDS_OF_HOUR))
                .toList();
        yield new EncodedPart(name, attributes, number.formatted(floor), "Instant", days);
      }
    };
  }

  private static List<LocalDate> days() {
    return LongStream.rangeClosed(-130, 260).mapToObj(LocalDate::ofEpochDay).toList();
  }

  private <T> T pick(List<T> list) {
    return RandomFamily.pick(random, list);
  }
}
