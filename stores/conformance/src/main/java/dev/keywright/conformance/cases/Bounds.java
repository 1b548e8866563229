package dev.keywright.conformance.cases;

import dev.keywright.conformance.ScanQuestion;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The questions that one part can be asked, with values that rows have, and values next to them.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the part
 */
final class Bounds<K extends Key, V> {
  private final Questions<K> questions;
  private final String part;
  private final Function<K, V> value;
  private final Comparator<? super V> order;
  private final Predicate<K> before;
  private final List<V> values;

  /**
   * @param value the part of a key
   * @param order of its values
   * @param before whether the parts before it have the values that are fixed
   * @param values to ask with
   */
  Bounds(
      Questions<K> questions,
      String part,
      Function<K, V> value,
      Comparator<? super V> order,
      Predicate<K> before,
      List<V> values) {
    this.questions = questions;
    this.part = part;
    this.value = value;
    this.order = order;
    this.before = before;
    this.values = values;
  }

  Bounds<K, V> between(BiFunction<V, V, ?> scan) {
    for (int i = 0; i < 2; i++) {
      V a = pick();
      V b = pick();
      boolean isUpward = order.compare(a, b) <= 0;
      V from = isUpward ? a : b;
      V to = isUpward ? b : a;
      add(
          "Between " + from + " " + to,
          scan.apply(from, to),
          it -> order.compare(from, it) <= 0 && order.compare(it, to) < 0);
    }
    return this;
  }

  Bounds<K, V> atLeast(Function<V, ?> scan) {
    V from = pick();
    return add("AtLeast " + from, scan.apply(from), it -> order.compare(it, from) >= 0);
  }

  Bounds<K, V> greaterThan(Function<V, ?> scan) {
    V from = pick();
    return add("GreaterThan " + from, scan.apply(from), it -> order.compare(it, from) > 0);
  }

  Bounds<K, V> atMost(Function<V, ?> scan) {
    V to = pick();
    return add("AtMost " + to, scan.apply(to), it -> order.compare(it, to) <= 0);
  }

  Bounds<K, V> lessThan(Function<V, ?> scan) {
    V to = pick();
    return add("LessThan " + to, scan.apply(to), it -> order.compare(it, to) < 0);
  }

  Bounds<K, V> equal(Function<V, ?> scan) {
    V only = pick();
    return add(" = " + only, scan.apply(only), it -> order.compare(it, only) == 0);
  }

  Bounds<K, V> startsWith(Function<V, ?> scan, List<V> beginnings) {
    for (V beginning : beginnings) {
      add(
          "StartsWith " + beginning,
          scan.apply(beginning),
          it -> it.toString().startsWith(beginning.toString()));
    }
    return this;
  }

  private V pick() {
    return values.get(questions.random().nextInt(values.size()));
  }

  private Bounds<K, V> add(String bound, Object scan, Predicate<V> holds) {
    questions.add(part + bound, scan, before.and(key -> holds.test(value.apply(key))));
    return this;
  }

  /** The questions of one case. */
  static final class Questions<K extends Key> {
    private final List<ScanQuestion<K>> all = new ArrayList<>();
    private final Comparator<? super K> order;
    private final Random random;

    Questions(Comparator<? super K> order, Random random) {
      this.order = order;
      this.random = random;
    }

    Random random() {
      return random;
    }

    /** Adds what a scan returned: a {@code KeyRange}, or {@code KeyRanges} of this key. */
    @SuppressWarnings("unchecked") // the ranges of a scan are of the keys it scans
    Questions<K> add(String text, Object scan, Predicate<K> holds) {
      all.add(
          scan instanceof KeyRange<?> range
              ? ScanQuestion.of(text, range, order, holds)
              : new ScanQuestion<>(text, (KeyRanges<K, ?>) scan, holds));
      return this;
    }

    <V> Bounds<K, V> part(
        String part,
        Function<K, V> value,
        Comparator<? super V> valueOrder,
        Predicate<K> before,
        List<V> values) {
      return new Bounds<>(this, part, value, valueOrder, before, values);
    }

    List<ScanQuestion<K>> all() {
      return List.copyOf(all);
    }
  }
}
