package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import dev.keywright.layout.signature.LayoutSignature;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;

/**
 * Keys of public systems that the search was not made for. Those that it missed were looked at
 * later.
 */
final class MoreSystems {
  private static final long START = 1_680_000_000_000L;
  private static final long YEAR = 365 * 86_400_000L;
  private static final String SMALL = "abcdefghijklmnopqrstuvwxyz";
  private static final String[] WORDS = {
    "orders", "users", "billing", "search", "mail", "kube-system", "default", "metrics", "audit"
  };

  private final SplittableRandom random = new SplittableRandom(70);
  private final List<Systems.Kind> all = new ArrayList<>();

  private MoreSystems() {}

  static List<Systems.Kind> all() {
    MoreSystems systems = new MoreSystems();
    systems.addTexts();
    systems.addIdentifiers();
    systems.addBinaries();
    return systems.all;
  }

  private void addTexts() {
    add(
        "Kubernetes in etcd",
        "TEXT | partitionKey: \"/registry/pods/\" namespace String unordered \"/\" name String",
        words(),
        r -> word(r) + "-" + text(r, "bcdfghjklmnpqrstvwxz2456789", 5));
    add(
        "Druid segments",
        "TEXT separator='_' | partitionKey: source String, from Instant time=ISO_MILLIS, to Instant"
            + " time=ISO_MILLIS, version Instant time=ISO_MILLIS, number long unordered",
        r -> text(r, SMALL, 3 + r.nextInt(8)),
        r -> hour(r, 0),
        r -> hour(r, 1),
        times(Shape.BURSTS),
        longs(Shape.ZIPF, 40));
    add(
        "HBase meta table",
        "TEXT | partitionKey: table String \",\" start int pad=8 \",\" id Instant"
            + " time=EPOCH_MILLIS \".\" name byte[] \".\"",
        r -> text(r, SMALL, 4 + r.nextInt(6)),
        ints(Shape.LOGNORMAL, 99_999_999),
        times(Shape.CLUSTERED),
        r -> bytes(r, 16));
    add(
        "Azure diagnostics",
        "TEXT | partitionKey: at Instant time=DOTNET_TICKS | sortKey: deployment UUID"
            + " \"___\" role String",
        times(Shape.SEQUENTIAL),
        r -> uuid(r),
        r -> text(r, SMALL + "ABCDEF", 4 + r.nextInt(7)));
    add(
        "ZooKeeper queue",
        "TEXT | partitionKey: \"/queue/task-\" number long pad=10",
        longs(Shape.SEQUENTIAL, 2_000_000));
  }

  private void addIdentifiers() {
    add("Celery results", "TEXT | partitionKey: \"celery-task-meta-\" id UUID", MoreSystems::uuid);
    add(
        "home feeds",
        "TEXT | partitionKey: \"feed:home:\" account long unordered \":\" status long unordered",
        longs(Shape.LOGNORMAL, 4_000_000),
        r -> RealForms.snowflake(r));
    add(
        "documents by ObjectId",
        "TEXT separator=':' | partitionKey: collection String, id byte[]",
        r -> word(r).replace("-", ""),
        r -> bytes(r, 12));
    add(
        "customers of payments",
        "TEXT | partitionKey: \"cus_\" id String",
        r -> text(r, SMALL + SMALL.toUpperCase(Locale.ROOT) + "0123456789", 14));
    add(
        "events behind MD5",
        "TEXT separator='_' | partitionKey: user long hashPrefix=4 hash=MD5 unordered, at Instant"
            + " time=EPOCH_MILLIS",
        longs(Shape.ZIPF, 900_000),
        times(Shape.LOGNORMAL));
  }

  private void addBinaries() {
    add(
        "Kafka's offsets",
        "BINARY | partitionKey: group String text=LENGTH_PREFIXED lengthBytes=2, topic String"
            + " text=LENGTH_PREFIXED lengthBytes=2, partition int as=TWOS_COMPLEMENT width=4",
        r -> word(r) + "-" + text(r, SMALL, 3),
        r -> text(r, SMALL + ".", 3 + r.nextInt(9)),
        ints(Shape.ZIPF, 60));
    add(
        "MyRocks",
        "BINARY | partitionKey: index long as=UNSIGNED width=4, id long as=UNSIGNED width=8",
        longs(Shape.ZIPF, 400),
        longs(Shape.SEQUENTIAL, 1L << 36));
    add(
        "Jaeger in Badger",
        "BINARY | partitionKey: trace byte[] text=FIXED width=16, start Instant time=EPOCH_MICROS"
            + " as=UNSIGNED width=8, span long as=UNSIGNED width=8",
        r -> bytes(r, 16),
        times(Shape.BURSTS),
        SplittableRandom::nextLong);
    add(
        "messages by channel",
        "BINARY | partitionKey: channel long, bucket int, message long DESC",
        r -> RealForms.snowflake(r),
        ints(Shape.LOGNORMAL, 300),
        r -> RealForms.snowflake(r));
  }

  private void add(String name, String signature, RandomValues... values) {
    LayoutSignature layout = LayoutSignature.parse(signature);
    Map<String, RandomValues> byPart = new LinkedHashMap<>();
    layout.parts().forEach(part -> byPart.put(part.name(), values[byPart.size()]));
    all.add(new Systems.Kind(name, new RandomLayout(layout, byPart)));
  }

  private RandomValues ints(Shape shape, int bound) {
    RandomValues numbers = shape.numbers(random, bound);
    return r -> (int) RandomParts.next(numbers, r);
  }

  private RandomValues longs(Shape shape, long bound) {
    return shape.numbers(random, bound);
  }

  private RandomValues times(Shape shape) {
    RandomValues since = shape.numbers(random, YEAR);
    return r -> Instant.ofEpochMilli(START + RandomParts.next(since, r));
  }

  private RandomValues words() {
    return MoreSystems::word;
  }

  private static String word(SplittableRandom r) {
    return WORDS[(int) (WORDS.length * Math.pow(r.nextDouble(), 2))];
  }

  private static Instant hour(SplittableRandom r, int later) {
    long day = LocalDate.of(2023, 1, 1).toEpochDay() + r.nextInt(300);
    return Instant.ofEpochSecond((24 * day + r.nextInt(24) + later) * 3600);
  }

  private static byte[] bytes(SplittableRandom r, int width) {
    byte[] bytes = new byte[width];
    r.nextBytes(bytes);
    return bytes;
  }

  private static UUID uuid(SplittableRandom r) {
    return RandomParts.uuid(r);
  }

  private static String text(SplittableRandom r, String characters, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = length; i > 0; i--) {
      text.append(characters.charAt(r.nextInt(characters.length())));
    }
    return text.toString();
  }
}
