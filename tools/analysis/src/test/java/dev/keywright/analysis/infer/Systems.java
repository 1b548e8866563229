package dev.keywright.analysis.infer;

import dev.keywright.layout.signature.LayoutSignature;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;

/** Layouts that well-known systems write, with values as they have them. */
final class Systems {
  private Systems() {}

  /**
   * One kind of row of a system.
   *
   * @param system kinds with the same name share a table
   */
  record Kind(String system, RandomLayout layout) {}

  static List<Kind> all() {
    List<Kind> all = new ArrayList<>();
    add(
        all,
        "single table",
        "TEXT | partitionKey: \"GAME#\" game UUID | sortKey: \"USER#\" name String",
        r -> uuid(r),
        r -> text(r, "abcdefghijklmnop_0123456789", 3, 12));
    add(
        all,
        "single table",
        "TEXT | partitionKey: \"GAME#\" game UUID | sortKey: \"#METADATA#\" game",
        r -> uuid(r));
    add(
        all,
        "orders",
        "TEXT | partitionKey: \"USER#\" user String | sortKey: \"ORDER#\" day LocalDate time=ISO \"#\" id UUID",
        r -> text(r, "abcdefghijklmnop0123456789-", 4, 9),
        Systems::day,
        r -> uuid(r));
    add(
        all,
        "orders",
        "TEXT | partitionKey: \"USER#\" user String | sortKey: \"PROFILE\"",
        r -> text(r, "abcdefghijklmnop0123456789-", 4, 9));
    add(
        all,
        "Bigtable sample",
        "TEXT | partitionKey: \"phone#\" serial long as=HEX width=8 \"#\" day LocalDate time=BASIC",
        r -> r.nextLong(1L << 31),
        Systems::day);
    add(
        all,
        "web table",
        "TEXT separator='#' | partitionKey: host String labels, user String, at Instant time=EPOCH_MILLIS",
        r ->
            (r.nextInt(3) > 0 ? "www." : "")
                + text(r, "abcdefgh-", 2, 6)
                + "."
                + text(r, "abcdefgh", 3, 5)
                + (r.nextInt(3) > 0 ? ".com" : ".org"),
        r -> text(r, "abcdefghijklmnop", 3, 8),
        Systems::at);
    add(
        all,
        "Ozone",
        "TEXT | partitionKey: \"/\" volume long \"/\" bucket long \"/\" parent long \"/\" name String",
        r -> (long) r.nextInt(30),
        r -> (long) r.nextInt(500),
        r -> r.nextLong() >>> 8,
        r -> text(r, "abcdefghijklmnop .-_0123456789", 4, 14));
    add(
        all,
        "Fabric chaincode",
        "TEXT | partitionKey: \"\\u0000\" type String \"\\u0000\" owner String \"\\u0000\" id String \"\\u0000\"",
        r -> r.nextInt(3) > 0 ? "asset" : "bill~of~sale",
        r -> text(r, "abcdefghijklmnop", 3, 9),
        r -> text(r, "abcdefghijklmnop0123456789", 4, 12));
    add(
        all,
        "WebJobs",
        "TEXT | partitionKey: \"R2\" | sortKey: host String \"-\" function String \"-\" at Instant time=DOTNET_TICKS as=DECIMAL width=20 countDownFrom=3155378975999999999 \"-\" hash long as=HEX width=8",
        r -> text(r, "abcdefghij", 4, 7),
        r -> text(r, "ABCDEfghijklmnop.", 4, 12),
        Systems::at,
        r -> r.nextLong(1L << 32));
    add(
        all,
        "typical HBase",
        "TEXT separator='|' | partitionKey: tenant String unordered, device String unordered, at Instant time=EPOCH_MILLIS as=DECIMAL width=19 countDownFrom=9223372036854775807",
        r -> text(r, "abcdefghij", 2, 5),
        r -> text(r, "abcdefghij0123456789", 2, 8),
        Systems::at);
    add(
        all,
        "TiDB",
        "BINARY | partitionKey: \"t\" table long \"_r\" handle long",
        r -> (long) r.nextInt(40),
        r -> r.nextLong() >>> 38);
    add(
        all,
        "Pinpoint",
        "BINARY | partitionKey: agent String text=FIXED width=24 fill=0, at Instant time=EPOCH_MILLIS DESC, code int as=TWOS_COMPLEMENT width=4",
        r -> text(r, "abcdefghijklmno-", 4, 15),
        Systems::at,
        r -> 100 * r.nextInt(1, 30));
    add(
        all,
        "Phoenix",
        "BINARY | partitionKey: tenant String text=TERMINATED end=0, id long, day Instant time=EPOCH_MILLIS DESC, note String",
        r -> text(r, "abcdefghijklmno", 2, 8),
        r -> r.nextLong(1L << 33),
        Systems::at,
        r -> text(r, "abcdefgh ABCDE", 1, 12));
    add(
        all,
        "Phoenix, salted",
        "BINARY | partitionKey: bucket count=16 function=dev.keywright.runtime.function.PhoenixSalt of=tenant+id, tenant String text=TERMINATED end=0, id long",
        r -> text(r, "abcdefghijklmno", 2, 8),
        r -> r.nextLong(1L << 33));
    add(
        all,
        "YARN",
        "BINARY | partitionKey: cluster String text=TERMINATED end=33 escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\", user String text=TERMINATED end=33 escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\", flow String text=TERMINATED end=33 escape=\"!\"->\"%0$\" escape=\"%\"->\"%9$\", run Instant time=EPOCH_MILLIS DESC \"!\" at Instant time=EPOCH_MILLIS DESC \"\" number int DESC"
            .replace("\"%9$\", ", "\"%9$\" \"\" "),
        r -> text(r, "abcd!%", 3, 6),
        r -> text(r, "abcdefgh!%", 3, 8),
        r -> text(r, "abcdefgh_%!", 3, 12),
        Systems::at,
        Systems::at,
        r -> r.nextInt(5000));
    add(
        all,
        "Kafka Streams",
        "BINARY | partitionKey: key String text=TAIL, at Instant time=EPOCH_MILLIS as=TWOS_COMPLEMENT width=8, sequence int as=TWOS_COMPLEMENT width=4",
        r -> text(r, "abcdefghijklmno0123456789", 3, 12),
        Systems::at,
        r -> r.nextInt(5));
    add(
        all,
        "Kvrocks",
        "BINARY | partitionKey: namespace String text=LENGTH_PREFIXED lengthBytes=1, name String text=LENGTH_PREFIXED lengthBytes=4, version long as=TWOS_COMPLEMENT width=8, field String",
        r -> text(r, "abcdefgh_", 3, 8),
        r -> text(r, "abcdefgh:0123456789", 3, 14),
        r -> r.nextLong(1L << 40),
        r -> text(r, "abcdefghij", 2, 9));
    add(
        all,
        "geth",
        "BINARY | partitionKey: \"h\" number long as=TWOS_COMPLEMENT width=8 \"\" hash byte[] text=FIXED width=32",
        r -> (long) r.nextInt(19_000_000),
        Systems::hash);
    add(
        all,
        "geth",
        "BINARY | partitionKey: \"h\" number long as=TWOS_COMPLEMENT width=8 \"n\"",
        r -> (long) r.nextInt(19_000_000));
    add(
        all,
        "Bitcoin Core",
        "BINARY | partitionKey: \"C\" txid byte[] text=FIXED width=32 \"\" output long as=VARINT_BITCOIN",
        Systems::hash,
        r -> (long) (r.nextInt(1 << 16) >>> r.nextInt(16)));
    add(
        all,
        "OpenTSDB",
        "BINARY | partitionKey: metric int as=UNSIGNED width=3, hour Instant time=EPOCH_SECONDS as=UNSIGNED width=4, tags list(name int as=UNSIGNED width=3, value int as=UNSIGNED width=3)",
        r -> r.nextInt(400),
        r -> Instant.ofEpochSecond(1_700_000_000L / 3600 * 3600 + 3600L * r.nextInt(2000)),
        Systems::tags);
    return all;
  }

  private static void add(
      List<Kind> all, String system, String signature, RandomLayout.RandomValues... values) {
    LayoutSignature layout = LayoutSignature.parse(signature);
    Map<String, RandomLayout.RandomValues> byPart = new LinkedHashMap<>();
    List<String> names = layout.parts().map(it -> it.name()).toList();
    for (int i = 0; i < values.length; i++) {
      byPart.put(names.get(i), values[i]);
    }
    all.add(new Kind(system, new RandomLayout(layout, byPart)));
  }

  private static Object tags(SplittableRandom random) {
    List<Object> tags = new ArrayList<>();
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      tags.add(List.of((long) random.nextInt(30), (long) random.nextInt(5000)));
    }
    return tags;
  }

  private static byte[] hash(SplittableRandom random) {
    byte[] bytes = new byte[32];
    random.nextBytes(bytes);
    return bytes;
  }

  private static LocalDate day(SplittableRandom random) {
    return LocalDate.of(2022, 2, 20).plusDays(random.nextInt(700));
  }

  private static Instant at(SplittableRandom random) {
    return Instant.ofEpochMilli(1_680_000_000_000L + random.nextLong(30_000_000_000L));
  }

  private static UUID uuid(SplittableRandom random) {
    long high = (random.nextLong() & ~0xF000L) | 0x4000;
    return new UUID(high, (random.nextLong() >>> 2) | Long.MIN_VALUE);
  }

  private static String text(SplittableRandom random, String characters, int least, int most) {
    StringBuilder text = new StringBuilder();
    for (int i = least + random.nextInt(most - least + 1); i > 0; i--) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }
}
