package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Says what a part takes behind bytes that come again in other keys: each of its values once behind
 * each beginning, and for each key which of these it is. So parts that depend on each other, such
 * as a meter and the days on which it was read, take no more bits than one number of all their
 * bytes.
 */
final class KnownFronts {
  private static final double CHOICE = 1;

  /** Where nearly all keys differ, nothing is said once for several of them. */
  private static final double MOST = 0.9;

  private final ColumnSample sample;
  private final Map<ItemBoundary, Fronts> known = new HashMap<>();

  KnownFronts(ColumnSample sample) {
    this.sample = sample;
  }

  /** What keys have before a cut. */
  private static final class Fronts {
    /** The number of what each key has, from 0. */
    private final int[] of;

    /** The first key that has it, for each number. */
    private final int[] firsts;

    private Fronts(int[] of, int[] firsts) {
      this.of = of;
      this.firsts = firsts;
    }

    private int count() {
      return firsts.length;
    }
  }

  /** Reads a span, with the shorter description of each reading. */
  void read(Span span, Typing typing, Consumer<Reading> readings) {
    Optional<Span> once = once(span);
    if (once.isEmpty()) {
      typing.read(span, readings);
      return;
    }
    Map<Object, Double> shorter = new HashMap<>();
    double bits = CHOICE + choices(span);
    typing.read(once.get(), it -> shorter.merge(it.part(), it.bits() + bits, Math::min));
    typing.read(
        span,
        it -> {
          double own = shorter.getOrDefault(it.part(), it.bits());
          // Bytes of several parts are known by what each key takes.
          boolean areBytes = it.part().kind() == Kind.BYTES;
          readings.accept(areBytes ? it : it.plus(Math.min(0, own - it.bits())));
        });
  }

  /** The span in one key for each of the beginnings with it, if those are few. */
  private Optional<Span> once(Span span) {
    Fronts to = fronts(span.to());
    if (to.count() > MOST * sample.size()) {
      return Optional.empty();
    }
    byte[][] contents = new byte[to.count()][];
    int[] from = new int[to.count()];
    int[] end = new int[to.count()];
    for (int i = 0; i < contents.length; i++) {
      int key = to.firsts[i];
      contents[i] = sample.content(key);
      from[i] = span.from().at(key);
      end[i] = span.to().at(key);
    }
    ColumnSample few = new ColumnSample(contents);
    return Optional.of(new Span(few, new ItemBoundary(from), new ItemBoundary(end)));
  }

  /** Which of the values behind its beginning each key has. */
  private double choices(Span span) {
    Fronts from = fronts(span.from());
    Fronts to = fronts(span.to());
    int[] counts = new int[to.count()];
    for (int value : to.of) {
      counts[value]++;
    }
    List<List<Integer>> behind = new ArrayList<>();
    for (int i = 0; i < from.count(); i++) {
      behind.add(new ArrayList<>());
    }
    for (int value = 0; value < counts.length; value++) {
      behind.get(from.of[to.firsts[value]]).add(counts[value]);
    }
    return behind.stream().mapToDouble(KnownFronts::choices).sum();
  }

  /**
   * How often each value comes behind one beginning, and in which order; but for the order in which
   * the values themselves are said.
   */
  private static double choices(List<Integer> counts) {
    int total = 0;
    double orders = 0;
    for (int count : counts) {
      total += count;
      orders -= Bits.ofFactorial(count);
    }
    int values = counts.size();
    double often = Bits.ofFactorial(total - 1) - Bits.ofFactorial(values - 1);
    return orders
        + Bits.ofFactorial(total)
        + often
        - Bits.ofFactorial(total - values)
        - Bits.ofFactorial(values);
  }

  private Fronts fronts(ItemBoundary cut) {
    return known.computeIfAbsent(cut, this::numbered);
  }

  private Fronts numbered(ItemBoundary cut) {
    Map<String, Integer> numbers = new HashMap<>();
    List<Integer> firsts = new ArrayList<>();
    int[] of = new int[sample.size()];
    for (int key = 0; key < of.length; key++) {
      String front = new String(sample.content(key), 0, cut.at(key), ISO_8859_1);
      Integer number = numbers.putIfAbsent(front, firsts.size());
      if (number == null) {
        firsts.add(key);
      }
      of[key] = number == null ? firsts.size() - 1 : number;
    }
    return new Fronts(of, firsts.stream().mapToInt(Integer::intValue).toArray());
  }
}
