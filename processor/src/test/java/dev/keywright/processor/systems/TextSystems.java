package dev.keywright.processor.systems;

import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The systems that write text. */
final class TextSystems {
  private static final long TICKS_OF_1970 = 621_355_968_000_000_000L;
  private static final long TICKS_OF_A_SECOND = 10_000_000;
  private static final long LARGEST_TICKS = 3_155_378_975_999_999_999L;

  static final List<ExistingSystem> ALL =
      List.of(
          new ExistingSystem(
              "GameUser",
              random -> new Object[] {new UUID(7, random.nextInt(20)), text(random, "abXY_09", 5)},
              row -> List.of("GAME#" + row[0], "USER#" + row[1]),
              scan -> row -> scan.fix("gameId", row[0]).all(),
              (asked, row) -> row[0].equals(asked[0]),
              row ->
                  List.of(
                      List.of(row.get(0), "#METADATA#" + row.get(0).substring(5)),
                      List.of(row.get(0), "USERS#2"),
                      List.of(row.get(0), "USER"),
                      List.of(row.get(0) + "0", row.get(1))),
              List.of()),
          new ExistingSystem(
              "GameMetadata",
              random -> new Object[] {new UUID(7, random.nextInt(1_000_000))},
              row -> List.of("GAME#" + row[0], "#METADATA#" + row[0]),
              scan -> row -> scan.fix("gameId", row[0]).all(),
              (asked, row) -> row[0].equals(asked[0]),
              row ->
                  List.of(
                      List.of(row.get(0), "USER#ann"),
                      List.of(row.get(0), row.get(1) + "0"),
                      List.of(row.get(0), "#METADATA#")),
              List.of()),
          new ExistingSystem(
              "UserOrder",
              random ->
                  new Object[] {
                    text(random, "u1-", 3),
                    day(random),
                    new UUID(random.nextLong(), random.nextLong())
                  },
              row -> List.of("USER#" + row[0], "ORDER#" + row[1] + "#" + row[2]),
              scan ->
                  row -> {
                    LocalDate day = (LocalDate) row[1];
                    return scan.fix("userId", row[0]).ask("day", "between", day, day.plusDays(9));
                  },
              (asked, row) ->
                  row[0].equals(asked[0])
                      && !((LocalDate) row[1]).isBefore((LocalDate) asked[1])
                      && ((LocalDate) row[1]).isBefore(((LocalDate) asked[1]).plusDays(9)),
              row ->
                  List.of(
                      List.of(row.get(0), "PROFILE"),
                      List.of(row.get(0), "ORDERBATCH#7"),
                      List.of(row.get(0), "ORDER$" + row.get(1).substring(6)),
                      List.of(row.get(0) + "0", row.get(1))),
              List.of()),
          new ExistingSystem(
              "UserProfile",
              random -> new Object[] {text(random, "abcdefgh-", 9)},
              row -> List.of("USER#" + row[0], "PROFILE"),
              scan -> row -> scan.fix("userId", row[0]).all(),
              (asked, row) -> row[0].equals(asked[0]),
              row ->
                  List.of(
                      List.of(row.get(0), "PROFILES"), List.of(row.get(0), "ORDER#2024-05-17#1")),
              List.of()),
          new ExistingSystem(
              "PhoneDay",
              random -> new Object[] {text(random, "ht", 2), (long) random.nextInt(9), day(random)},
              row ->
                  List.of(
                      row[0]
                          + String.format(Locale.ROOT, "#%08x#", (Long) row[1])
                          + DateTimeFormatter.BASIC_ISO_DATE.format((LocalDate) row[2])),
              scan -> row -> scan.fix("device", row[0]).fix("serial", row[1]).all(),
              (asked, row) -> row[0].equals(asked[0]) && row[1].equals(asked[1]),
              row -> List.of(List.of(row.get(0).replace('#', '$')), List.of("0" + row.get(0))),
              List.of()),
          new ExistingSystem(
              "WebPage",
              random ->
                  new Object[] {
                    text(random, "ab-", 2) + "." + text(random, "co", 2) + ".com",
                    text(random, "u1", 2),
                    Instant.ofEpochMilli(1_700_000_000_000L + random.nextInt(40))
                  },
              row -> {
                List<String> labels = new ArrayList<>(List.of(row[0].toString().split("[.]")));
                Collections.reverse(labels);
                return List.of(
                    String.join(".", labels)
                        + "#"
                        + row[1]
                        + "#"
                        + ((Instant) row[2]).toEpochMilli());
              },
              scan -> row -> scan.ask("host", "below", domain(row)),
              (asked, row) -> row[0].toString().endsWith("." + domain(asked)),
              row ->
                  List.of(
                      List.of("com.c-x" + row.get(0).substring(3)),
                      List.of("com.c#u#1700000000000"),
                      List.of("com-c.a#u#1700000000000")),
              List.of()),
          new ExistingSystem(
              "OzoneKey",
              random ->
                  new Object[] {
                    (long) random.nextInt(3) * 99,
                    (long) random.nextInt(12),
                    random.nextLong() >>> 1,
                    text(random, "a/\u00e9 .", 9)
                  },
              row -> List.of("/" + row[0] + "/" + row[1] + "/" + row[2] + "/" + row[3]),
              scan -> row -> scan.fix("volumeId", row[0]).fix("bucketId", row[1]).all(),
              (asked, row) -> row[0].equals(asked[0]) && row[1].equals(asked[1]),
              row -> List.of(List.of(row.get(0).substring(1)), List.of("/1"), List.of("0/1/2/a")),
              List.of("KW101", "KW101", "KW101")),
          new ExistingSystem(
              "FabricState",
              random ->
                  new Object[] {
                    text(random, "as", 2),
                    Stream.generate(() -> text(random, "br\u00fc", 2))
                        .limit(random.nextInt(4))
                        .toList()
                  },
              row ->
                  List.of(
                      ((List<?>) row[1])
                          .stream()
                              .map(it -> it + "\0")
                              .collect(Collectors.joining("", "\0" + row[0] + "\0", ""))),
              scan ->
                  row ->
                      scan.fix("objectType", row[0])
                          .ask("attributes", "startsWith", first((List<?>) row[1])),
              (asked, row) ->
                  row[0].equals(asked[0])
                      && (((List<?>) asked[1]).isEmpty()
                          || first((List<?>) row[1]).equals(first((List<?>) asked[1]))),
              row ->
                  List.of(
                      List.of(row.get(0).substring(1)),
                      List.of("\0" + row.get(0).substring(1).replace('\0', '\1'))),
              List.of()),
          new ExistingSystem(
              "WebJob",
              random ->
                  new Object[] {
                    text(random, "h1", 2),
                    text(random, "f.2", 2),
                    Instant.ofEpochSecond(1_700_000_000 + random.nextInt(50)),
                    random.nextInt() & 0xFFFFFFFFL
                  },
              row ->
                  List.of(
                      "R2",
                      row[0]
                          + "-"
                          + row[1]
                          + String.format(
                              Locale.ROOT,
                              "-%020d-%08x",
                              LARGEST_TICKS - ticks((Instant) row[2]),
                              (Long) row[3])),
              scan ->
                  row ->
                      scan.fix("host", row[0]).fix("function", row[1]).ask("at", "atLeast", row[2]),
              (asked, row) ->
                  row[0].equals(asked[0])
                      && row[1].equals(asked[1])
                      && !((Instant) row[2]).isBefore((Instant) asked[2]),
              row ->
                  List.of(List.of("R3", row.get(1)), List.of("R2", row.get(1).replace('-', '.'))),
              List.of("KW204")),
          new ExistingSystem(
              "DeviceEvent",
              random ->
                  new Object[] {
                    text(random, "a0", 3),
                    text(random, "d1", 2),
                    Instant.ofEpochMilli(1_700_000_000_000L + random.nextInt(40))
                  },
              row ->
                  List.of(
                      row[0]
                          + "|"
                          + row[1]
                          + String.format(
                              Locale.ROOT,
                              "|%019d",
                              Long.MAX_VALUE - ((Instant) row[2]).toEpochMilli())),
              scan ->
                  row ->
                      scan.fix("tenant", row[0]).fix("device", row[1]).ask("at", "atLeast", row[2]),
              (asked, row) ->
                  row[0].equals(asked[0])
                      && row[1].equals(asked[1])
                      && !((Instant) row[2]).isBefore((Instant) asked[2]),
              row ->
                  List.of(
                      List.of(row.get(0).replace('|', '{')), List.of(row.get(0).replace('|', '}'))),
              List.of("KW104", "KW104")));

  private static List<?> first(List<?> attributes) {
    return attributes.subList(0, Math.min(1, attributes.size()));
  }

  private TextSystems() {}

  private static long ticks(Instant at) {
    return TICKS_OF_1970 + at.getEpochSecond() * TICKS_OF_A_SECOND + at.getNano() / 100;
  }

  private static String domain(Object[] row) {
    String host = row[0].toString();
    return host.substring(host.indexOf('.') + 1);
  }

  private static LocalDate day(Random random) {
    return LocalDate.of(2024, 2, 20).plusDays(random.nextInt(30));
  }

  private static String text(Random random, String characters, int most) {
    StringBuilder text = new StringBuilder();
    int length = 1 + random.nextInt(most);
    for (int i = 0; i < length; i++) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }
}
