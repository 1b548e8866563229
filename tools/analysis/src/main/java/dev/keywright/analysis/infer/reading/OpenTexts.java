package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.HostCost;
import dev.keywright.analysis.infer.cost.NameCost;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Reads what is before a literal, or at the end of a column, as text. A text of few values is no
 * enum: that would refuse the next one.
 */
final class OpenTexts implements Typing {
  private static final int LONGEST_NUMBER = 19;
  private static final double PER_ZEROS = 8;
  private static final String IN_WORDS = "-_.";
  private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d*");
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z_-]+");
  private static final int MANY = 8;
  private static final int MOST_WORDS = 2;
  private static final int LEAST_NUMBERS = 10;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    TextCost texts = new TextCost(span);
    int next = span.next();
    double numbers = DigitGroups.are(span) ? Priors.HIDDEN_PARTS_A_KEY * span.size() : 0;
    numbers +=
        areNumbersAndWords(texts.sorted()) ? Priors.NUMBERS_AND_WORDS_A_KEY * span.size() : 0;
    numbers += beginWithSign(span) ? Priors.SIGN_A_KEY * span.size() : 0;
    boolean isAbove = span.isLast() || span.all(b -> (b & 0xFF) > next);
    readings.accept(
        Reading.of(SimpleType.STRING, "text")
            .unordered(!isAbove)
            .open()
            .plus(numbers + Priors.TEXT)
            .plus(Math.min(texts.bits(), Math.min(digits(span), names(span)))));
    if (HostCost.areReversed(texts.sorted())) {
      double bits = Math.min(HostCost.bits(span), texts.bits());
      Encoding labels = Encoding.PLAIN.withLabels(true);
      readings.accept(
          Reading.of(SimpleType.STRING, labels, "a host name with its labels backward")
              .open()
              .plus(Priors.TEXT + bits - Priors.HOST));
    }
  }

  /** Whether all begin with what joins words, which belongs to a literal in front. */
  private static boolean beginWithSign(Span span) {
    return span.shortest() > 1
        && IN_WORDS.indexOf(span.at(0, 0)) >= 0
        && Bytes.beginAlike(span.contents(), MANY);
  }

  /**
   * Numbers without zeros in front, and a word or two: rows of another kind have the word there.
   */
  private static boolean areNumbersAndWords(List<String> texts) {
    long words = texts.stream().filter(it -> !NUMBER.matcher(it).matches()).count();
    return words > 0
        && words <= MOST_WORDS
        && texts.size() - words >= LEAST_NUMBERS
        && texts.stream()
            .allMatch(it -> NUMBER.matcher(it).matches() || WORD.matcher(it).matches());
  }

  /** Words that other signs join than the one beside them, which stands between parts. */
  private static double names(Span span) {
    boolean isBetween =
        span.every(key -> isSeparator(span, key, -1) || isSeparator(span, key, span.length(key)));
    boolean areJoined = span.all(b -> Bytes.isLetterOrDigit(b) || IN_WORDS.indexOf(b) >= 0);
    if (!isBetween || !areJoined) {
      return Double.POSITIVE_INFINITY;
    }
    List<byte[]> contents = span.contents();
    return Math.min(
        NameCost.joined(contents, IN_WORDS),
        NameCost.byWords(contents.stream().map(it -> new String(it, ISO_8859_1)).toList()));
  }

  private static boolean isSeparator(Span span, int key, int offset) {
    byte[] content = span.sample().content(key);
    int at = span.from().at(key) + offset;
    return at >= 0 && at < content.length && Bytes.isSeparator(content[at]);
  }

  /**
   * Numbers of which some have zeros in front, or all the plus of a telephone: how many zeros, and
   * then the number.
   */
  private static double digits(Span span) {
    if (span.shortest() > 1 && span.at(0, 0) == '+') {
      Span number = new Span(span.sample(), span.from().plus(1), span.to());
      boolean areAll = span.every(key -> span.at(key, 0) == '+') && number.all(Bytes::isDigit);
      return areAll ? numbers(number, true) : Double.POSITIVE_INFINITY;
    }
    return numbers(span, false);
  }

  private static double numbers(Span span, boolean arePlain) {
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
    return zeros[0] == span.size() && !arePlain
        ? Double.POSITIVE_INFINITY
        : Bits.ofCounts(zeros, span.size()) + PER_ZEROS + numbers.bits();
  }
}
