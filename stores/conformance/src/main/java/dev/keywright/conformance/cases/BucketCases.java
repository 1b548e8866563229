package dev.keywright.conformance.cases;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.reverseOrder;

import dev.keywright.conformance.Case;
import dev.keywright.conformance.cases.Bounds.Questions;
import dev.keywright.conformance.layouts.EventKey;
import dev.keywright.conformance.layouts.SensorReadingKey;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Layouts behind a bucket: one answer is several ranges, merged. */
final class BucketCases {
  private BucketCases() {}

  static Case<EventKey> events() {
    Random random = new Random(31);
    Instant start = Instant.parse("2026-01-01T00:00:00Z");
    List<Instant> times = List.of(start, start.plusMillis(1), start.plusMillis(40), Instant.EPOCH);
    List<String> hosts = List.of("web-1", "web-10", "db");
    List<EventKey> keys =
        Rows.of(
            random,
            it ->
                new EventKey(
                    start.plusMillis(it.nextInt(100)), Rows.pick(it, hosts), it.nextInt(20) - 10));
    Comparator<EventKey> byValue =
        comparing(EventKey::at, reverseOrder())
            .thenComparing(EventKey::host)
            .thenComparing(EventKey::event);
    Questions<EventKey> questions = new Questions<>(EventKey.ORDER, random);
    questions.add("all", EventKey.scan().all(), key -> true);
    questions
        .part("at", EventKey::at, naturalOrder(), key -> true, times)
        .equal(at -> EventKey.scan().at(at).all())
        .between((from, to) -> EventKey.scan().at().between(from, to))
        .atLeast(at -> EventKey.scan().at().atLeast(at))
        .greaterThan(at -> EventKey.scan().at().greaterThan(at))
        .atMost(at -> EventKey.scan().at().atMost(at))
        .lessThan(at -> EventKey.scan().at().lessThan(at));
    questions
        .part("at start host", EventKey::host, naturalOrder(), key -> key.at().equals(start), hosts)
        .equal(host -> EventKey.scan().at(start).host(host).all())
        .startsWith(host -> EventKey.scan().at(start).host().startsWith(host), List.of("web-1"));
    for (EventKey one : keys.subList(0, 4)) {
      questions.add(
          "whole key " + one,
          EventKey.scan().at(one.at()).host(one.host()).event(one.event()),
          one::equals);
    }
    return Case.of(
            "bytes in 16 buckets",
            EventKey.LAYOUT,
            keys,
            byValue,
            it -> EventKey.decode(it.bytes("partitionKey")))
        .splitAt(EventKey.splitPoints(16))
        .asking(questions.all());
  }

  static Case<SensorReadingKey> readings() {
    Random random = new Random(32);
    LocalDate day = LocalDate.of(2026, 2, 28);
    List<Integer> seconds = List.of(0, 1, 59, 60, 99, 86_399);
    List<SensorReadingKey> keys =
        Rows.of(
            random,
            it ->
                new SensorReadingKey(day.plusDays(it.nextInt(3)), it.nextInt(100), it.nextInt(50)));
    Comparator<SensorReadingKey> byValue =
        comparing(SensorReadingKey::day)
            .thenComparing(SensorReadingKey::second)
            .thenComparing(SensorReadingKey::sensor);
    Questions<SensorReadingKey> questions = new Questions<>(SensorReadingKey.ORDER, random);
    questions.add("day", SensorReadingKey.scan().day(day).all(), key -> key.day().equals(day));
    questions
        .part(
            "day second",
            SensorReadingKey::second,
            naturalOrder(),
            key -> key.day().equals(day),
            seconds)
        .equal(second -> SensorReadingKey.scan().day(day).second(second).all())
        .between((from, to) -> SensorReadingKey.scan().day(day).second().between(from, to))
        .atLeast(second -> SensorReadingKey.scan().day(day).second().atLeast(second))
        .greaterThan(second -> SensorReadingKey.scan().day(day).second().greaterThan(second))
        .atMost(second -> SensorReadingKey.scan().day(day).second().atMost(second))
        .lessThan(second -> SensorReadingKey.scan().day(day).second().lessThan(second));
    return Case.of(
            "text in 4 buckets, two columns",
            SensorReadingKey.LAYOUT,
            keys,
            byValue,
            it -> SensorReadingKey.decode(it.text("partitionKey"), it.text("sortKey")))
        .splitAt(SensorReadingKey.splitPoints(4))
        .asking(questions.all());
  }
}
