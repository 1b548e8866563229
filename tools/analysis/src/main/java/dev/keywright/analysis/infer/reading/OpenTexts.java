package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.HostCost;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import java.util.function.Consumer;

/**
 * Reads what is before a literal, or at the end of a column, as text. A text of few values is no
 * enum: that would refuse the next one.
 */
final class OpenTexts implements Typing {
  private static final int LONGEST_NUMBER = 19;
  private static final double PER_ZEROS = 8;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    TextCost texts = new TextCost(span);
    int next = span.next();
    boolean isAbove = span.isLast() || span.all(b -> (b & 0xFF) > next);
    readings.accept(
        Reading.of(SimpleType.STRING, "text")
            .unordered(!isAbove)
            .open()
            .plus(Priors.TEXT + Math.min(texts.bits(), digits(span))));
    if (HostCost.areReversed(texts.sorted())) {
      double bits = Math.min(HostCost.bits(span), texts.bits());
      Encoding labels = Encoding.PLAIN.withLabels(true);
      readings.accept(
          Reading.of(SimpleType.STRING, labels, "a host name with its labels backward")
              .open()
              .plus(Priors.TEXT + bits - Priors.HOST));
    }
  }

  /** Numbers of which some have zeros in front: how many zeros, and then the number. */
  private static double digits(Span span) {
    if (span.shortest() == 0 || span.longest() >= LONGEST_NUMBER || !span.all(Bytes::isDigit)) {
      return Double.POSITIVE_INFINITY;
    }
    int[] zeros = new int[LONGEST_NUMBER];
    for (int key = 0; key < span.size(); key++) {
      int first = 0;
      while (first < span.length(key) - 1 && span.at(key, first) == '0') {
        first++;
      }
      zeros[first]++;
    }
    NumberCost numbers = new NumberCost(StoredNumbers.decimal(span, false), Long.SIZE);
    return zeros[0] == span.size()
        ? Double.POSITIVE_INFINITY
        : Bits.ofCounts(zeros, span.size()) + PER_ZEROS + numbers.bits();
  }
}
