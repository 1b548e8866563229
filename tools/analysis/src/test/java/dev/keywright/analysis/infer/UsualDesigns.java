package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import dev.keywright.layout.signature.LayoutSignature;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Usual designs of keys and further systems, with values as skewed as real tables have them. */
final class UsualDesigns {
  private static final long START = 1_700_000_000_000L;
  private static final long YEAR = 365 * 86_400_000L;

  private final SplittableRandom random = new SplittableRandom(17);
  private final List<Systems.Kind> all = new ArrayList<>();

  private UsualDesigns() {}

  static List<Systems.Kind> all() {
    UsualDesigns designs = new UsualDesigns();
    designs.addTexts();
    designs.addForms();
    designs.addBinaries();
    return designs.all;
  }

  private void addTexts() {
    add(
        "users by number",
        "TEXT | partitionKey: \"user\" id int pad=6",
        ints(Shape.LOGNORMAL, 999_999));
    add(
        "orders by sequence",
        "TEXT | partitionKey: \"ORDER#\" id int pad=8 | sortKey: \"LINE#\" line int pad=3",
        ints(Shape.SEQUENTIAL, 99_999_999),
        ints(Shape.ZIPF, 40));
    add(
        "spans of traces",
        "TEXT | partitionKey: trace long as=HEX width=16 \"/\" span int pad=4",
        longs(Shape.CLUSTERED, Long.MAX_VALUE),
        ints(Shape.ZIPF, 900));
    add(
        "sessions",
        "TEXT | partitionKey: \"USER#\" mail String | sortKey: \"SESSION#\" at Instant"
            + " time=EPOCH_MILLIS",
        texts(RealForms::email),
        millis(Shape.BURSTS));
    add(
        "messages of channels",
        "TEXT | partitionKey: channel long unordered \":\" message long unordered",
        texts(RealForms::snowflake),
        texts(RealForms::snowflake));
    add(
        "blocks by height",
        "TEXT | partitionKey: \"H:\" height long unordered",
        longs(Shape.SEQUENTIAL, 19_000_000));
    add(
        "calls",
        "TEXT separator='#' | partitionKey: phone String, at Instant time=EPOCH_SECONDS",
        texts(RealForms::phone),
        seconds(Shape.BURSTS));
    add(
        "readings",
        "TEXT separator='#' | partitionKey: sensor int pad=5, day LocalDate time=BASIC, number int"
            + " pad=4",
        ints(Shape.CLUSTERED, 99_999),
        days(),
        ints(Shape.MISSING_DIGITS, 9_999));
  }

  private void addForms() {
    add(
        "pages of a crawler",
        "TEXT separator=',' | partitionKey: url String | sortKey: at Instant time=ISO",
        texts(RealForms::url),
        seconds(Shape.LOGNORMAL));
    add("events by ULID", "TEXT | partitionKey: \"EVENT#\" id String", texts(RealForms::ulid));
    add(
        "files by KSUID",
        "TEXT separator='#' | partitionKey: tenant int pad=4, file String",
        ints(Shape.ZIPF, 5000),
        texts(RealForms::ksuid));
    add(
        "bookings",
        "TEXT separator='|' | partitionKey: account String unordered, day LocalDate time=ISO,"
            + " number int pad=6",
        texts(RealForms::iban),
        days(),
        ints(Shape.LOGNORMAL, 999_999));
    add(
        "packages",
        "TEXT separator='@' | partitionKey: name String unordered, version String",
        texts(r -> RealForms.host(r).replace('.', '-')),
        texts(RealForms::version));
    add(
        "certificates",
        "TEXT separator='/' | partitionKey: host String labels, serial long as=HEX width=16",
        texts(RealForms::host),
        longs(Shape.EVEN, Long.MAX_VALUE));
  }

  private void addBinaries() {
    add(
        "inbox",
        "BINARY | partitionKey: user long, at Instant time=EPOCH_MILLIS DESC",
        longs(Shape.LOGNORMAL, 1L << 40),
        millis(Shape.BURSTS));
    add(
        "etcd",
        "BINARY | partitionKey: main long as=TWOS_COMPLEMENT width=8 \"_\" sub long"
            + " as=TWOS_COMPLEMENT width=8",
        longs(Shape.SEQUENTIAL, 1L << 34),
        longs(Shape.ZIPF, 60));
    add(
        "indexes of TiDB",
        "BINARY | partitionKey: \"t\" table long \"_i\" index long \"\" value long \"\" handle"
            + " long",
        longs(Shape.ZIPF, 300),
        longs(Shape.ZIPF, 6),
        longs(Shape.CLUSTERED, 1L << 33),
        longs(Shape.SEQUENTIAL, 1L << 30));
    add(
        "OpenTSDB of some sites",
        "BINARY | partitionKey: metric int as=UNSIGNED width=3, hour Instant time=EPOCH_SECONDS"
            + " as=UNSIGNED width=4, name int as=UNSIGNED width=3, value int as=UNSIGNED width=3",
        ints(Shape.ZIPF, 4000),
        hours(),
        ints(Shape.ZIPF, 30),
        ints(Shape.LOGNORMAL, 100_000));
    add(
        "hashed addresses",
        "BINARY | partitionKey: hash byte[] text=FIXED width=16, at Instant time=EPOCH_MILLIS DESC",
        r -> {
          byte[] hash = new byte[16];
          r.nextBytes(hash);
          return hash;
        },
        millis(Shape.LOGNORMAL));
    add(
        "mail",
        "BINARY | partitionKey: mail String, at Instant time=EPOCH_MILLIS, number int",
        texts(RealForms::email),
        millis(Shape.SEQUENTIAL),
        ints(Shape.ZIPF, 20));
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

  private RandomValues millis(Shape shape) {
    RandomValues since = shape.numbers(random, YEAR);
    return r -> Instant.ofEpochMilli(START + RandomParts.next(since, r));
  }

  private RandomValues seconds(Shape shape) {
    RandomValues since = shape.numbers(random, YEAR / 1000);
    return r -> Instant.ofEpochSecond(START / 1000 + RandomParts.next(since, r));
  }

  private RandomValues hours() {
    RandomValues seconds = seconds(Shape.LOGNORMAL);
    return r -> ((Instant) seconds.next(r)).truncatedTo(ChronoUnit.HOURS);
  }

  private RandomValues days() {
    RandomValues since = Shape.LOGNORMAL.numbers(random, 365);
    return r -> LocalDate.of(2023, 11, 14).plusDays(RandomParts.next(since, r));
  }

  private static RandomValues texts(Function<SplittableRandom, Object> form) {
    return form::apply;
  }
}
