package dev.keywright.conformance.cases;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;

import dev.keywright.conformance.Case;
import dev.keywright.conformance.cases.Bounds.Questions;
import dev.keywright.conformance.layouts.DocumentKey;
import dev.keywright.conformance.layouts.Measurement.Kind;
import dev.keywright.conformance.layouts.MeasurementKey;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.Predicate;

/** Layouts of two columns of bytes. */
final class BinaryCases {
  /** The order of the contract: by UTF-8 bytes. */
  private static final Comparator<String> TEXTS =
      (a, b) -> Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8));

  private BinaryCases() {}

  static Case<DocumentKey> documents() {
    Random random = new Random(21);
    List<String> titles = List.of("", "\0", "a", "a\0", "a\0b", "ab", "\uffff", "\ud83d\ude00");
    List<DocumentKey> keys =
        Rows.of(
            random,
            it -> {
              byte[] digest = new byte[it.nextInt(3)];
              it.nextBytes(digest);
              return new DocumentKey(
                  Rows.pick(it, List.of("ann", "bob", "b\0b")), Rows.pick(it, titles), digest);
            });
    Comparator<DocumentKey> byValue =
        comparing(DocumentKey::owner, TEXTS)
            .thenComparing(DocumentKey::title, TEXTS.reversed())
            .thenComparing(DocumentKey::digest, Arrays::compareUnsigned);
    Predicate<DocumentKey> ofBob = key -> key.owner().equals("b\0b");
    Questions<DocumentKey> questions = new Questions<>(DocumentKey.ORDER, random);
    questions.add("all", DocumentKey.scan().all(), key -> true);
    questions
        .part("owner b\\0b title", DocumentKey::title, TEXTS, ofBob, titles)
        .equal(title -> DocumentKey.scan().owner("b\0b").title(title).all())
        .between((from, to) -> DocumentKey.scan().owner("b\0b").title().between(from, to))
        .atLeast(title -> DocumentKey.scan().owner("b\0b").title().atLeast(title))
        .greaterThan(title -> DocumentKey.scan().owner("b\0b").title().greaterThan(title))
        .atMost(title -> DocumentKey.scan().owner("b\0b").title().atMost(title))
        .lessThan(title -> DocumentKey.scan().owner("b\0b").title().lessThan(title))
        .startsWith(
            title -> DocumentKey.scan().owner("b\0b").title().startsWith(title),
            List.of("a", "a\0", "\uffff", "q"));
    questions
        .part(
            "owner ann title a digest",
            DocumentKey::digest,
            Arrays::compareUnsigned,
            key -> key.owner().equals("ann") && key.title().equals("a"),
            List.of(new byte[0], new byte[] {0}, new byte[] {0x7f}, new byte[] {-1, -1}))
        .between(
            (from, to) -> DocumentKey.scan().owner("ann").title("a").digest().between(from, to))
        .greaterThan(from -> DocumentKey.scan().owner("ann").title("a").digest().greaterThan(from))
        .atMost(to -> DocumentKey.scan().owner("ann").title("a").digest().atMost(to));
    return Case.of(
            "bytes in two columns",
            DocumentKey.LAYOUT,
            keys,
            byValue,
            it -> DocumentKey.decode(it.bytes("partitionKey"), it.bytes("sortKey")))
        .splitAt(List.of("b".getBytes(UTF_8)))
        .asking(questions.all());
  }

  static Case<MeasurementKey> measurements() {
    Random random = new Random(22);
    List<Double> values =
        List.of(Double.NEGATIVE_INFINITY, -1.5, -0.0, 0.0, 1e-300, 2.0, 10.0, Double.NaN);
    List<MeasurementKey> keys =
        Rows.of(
            random,
            it ->
                new MeasurementKey(
                    (short) (it.nextInt(5) - 2),
                    Rows.pick(it, List.of(Kind.values())),
                    it.nextInt(3) == 0 ? it.nextGaussian() : Rows.pick(it, values),
                    new UUID(it.nextLong(), it.nextLong())));
    Comparator<MeasurementKey> byValue =
        comparing(MeasurementKey::station)
            .thenComparing(MeasurementKey::kind)
            .thenComparing(MeasurementKey::value, Comparator.<Double>naturalOrder().reversed())
            .thenComparing(key -> key.id().getMostSignificantBits(), Long::compareUnsigned)
            .thenComparing(key -> key.id().getLeastSignificantBits(), Long::compareUnsigned);
    short station = -1;
    Predicate<MeasurementKey> ofKind =
        key -> key.station() == station && key.kind() == Kind.PRESSURE;
    Questions<MeasurementKey> questions = new Questions<>(MeasurementKey.ORDER, random);
    questions.add(
        "station -1",
        MeasurementKey.scan().station(station).all(),
        key -> key.station() == station);
    questions
        .part("station", MeasurementKey::station, naturalOrder(), key -> true, stations())
        .between((from, to) -> MeasurementKey.scan().station().between(from, to))
        .atMost(to -> MeasurementKey.scan().station().atMost(to));
    questions
        .part(
            "station -1 kind PRESSURE value", MeasurementKey::value, naturalOrder(), ofKind, values)
        .equal(value -> pressures().value(value).all())
        .between((from, to) -> pressures().value().between(from, to))
        .atLeast(value -> pressures().value().atLeast(value))
        .greaterThan(value -> pressures().value().greaterThan(value))
        .atMost(value -> pressures().value().atMost(value))
        .lessThan(value -> pressures().value().lessThan(value));
    return Case.of(
            "bytes of many types",
            MeasurementKey.LAYOUT,
            keys,
            byValue,
            it -> MeasurementKey.decode(it.bytes("partitionKey"), it.bytes("sortKey")))
        .splitAt(List.of(new byte[] {(byte) 0x80}))
        .asking(questions.all());
  }

  private static List<Short> stations() {
    return List.of(Short.MIN_VALUE, (short) -1, (short) 0, (short) 2, Short.MAX_VALUE);
  }

  private static MeasurementKey.AfterKind pressures() {
    return MeasurementKey.scan().station((short) -1).kind(Kind.PRESSURE);
  }
}
