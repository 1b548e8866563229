package dev.keywright.processor.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** How much was tried for a law, and what was wrong. */
final class Tally {
  private static final int SHOWN = 25;
  private static final int SHOWN_OF_EACH = 2;

  private final String law;
  private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
  private final List<String> wrong = new ArrayList<>();
  private final Map<Object, Integer> wrongBySubject = new HashMap<>();
  private final LongAdder wrongs = new LongAdder();

  Tally(String law) {
    this.law = law;
  }

  void count(String what, long tried) {
    counts.computeIfAbsent(what, it -> new LongAdder()).add(tried);
  }

  /** Notes what is wrong with a subject if a statement does not hold. */
  void check(boolean holds, Object subject, Object... said) {
    if (!holds) {
      wrong(subject, said);
    }
  }

  String law() {
    return law;
  }

  /** What was noted, in short. */
  synchronized List<String> wrong() {
    return List.copyOf(wrong);
  }

  /** Counts what another one counted, and notes what it noted. */
  synchronized void add(Tally other) {
    other.counts.forEach((what, count) -> count(what, count.sum()));
    wrongs.add(other.wrongs.sum());
    wrong.addAll(other.wrong.subList(0, Math.min(other.wrong.size(), SHOWN - wrong.size())));
  }

  synchronized void wrong(Object subject, Object... said) {
    wrongs.increment();
    int times = wrongBySubject.merge(subject, 1, Integer::sum);
    if (wrong.size() < SHOWN && times <= SHOWN_OF_EACH) {
      StringBuilder text = new StringBuilder().append(subject);
      for (Object part : said) {
        text.append(part);
      }
      wrong.add(text.toString());
    }
  }

  /** Refuses to call a law tried that was tried less often. */
  void requireAtLeast(long least, String what) {
    assertThat(counts.get(what)).as(what).isNotNull();
    assertThat(counts.get(what).sum()).as(what).isGreaterThanOrEqualTo(least);
  }

  /** The counts. */
  synchronized String line() {
    StringBuilder line = new StringBuilder("law of " + law + ": ");
    new TreeMap<>(counts)
        .forEach((what, count) -> line.append(number(count)).append(' ').append(what).append(", "));
    return line.append("wrong: ").append(number(wrongs)).toString();
  }

  /** Prints the counts, and fails if anything was wrong. */
  void close() {
    System.out.println(line());
    assertThat(wrong).as("%s, %s wrong in all", law, wrongs).isEmpty();
  }

  private static String number(LongAdder count) {
    return String.format(Locale.ROOT, "%,d", count.sum());
  }
}
