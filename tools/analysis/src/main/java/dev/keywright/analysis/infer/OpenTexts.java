package dev.keywright.analysis.infer;

import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads what stands before a literal, or at the end of a column, as text or as one of few codes.
 */
final class OpenTexts implements Typing {
  private static final int MOST_CODES = 24;
  private static final int KEYS_PER_CODE = 8;
  private static final int LONGEST_CODE = 24;
  private static final double PER_ZEROS = 8;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    Texts texts = new Texts(span);
    int next = span.next();
    boolean isAbove = span.isLast() || span.all(b -> (b & 0xFF) > next);
    readings.accept(
        new Reading(
            Reading.PART,
            isAbove ? "String" : "String unordered",
            "text",
            Priors.TEXT + Math.min(texts.bits(), digits(span)),
            false));
    if (Hosts.areReversed(texts.sorted())) {
      readings.accept(
          new Reading(
              Reading.PART,
              "String labels",
              "a host name with its labels back to front",
              Priors.TEXT + Math.min(Hosts.bits(span), texts.bits()) - Priors.HOST,
              false));
    }
    if (areCodes(texts, span)) {
      List<String> codes = texts.sorted();
      readings.accept(
          new Reading(
              Reading.CODE,
              declaration(codes),
              "one of " + codes.size() + " codes",
              Priors.CODES + texts.byFrequency(),
              false));
    }
  }

  /** Numbers of which some have zeros in front: how many zeros, and then the number. */
  private static double digits(Span span) {
    if (span.shortest() == 0 || span.longest() >= Digits.MOST || !span.all(Bytes::isDigit)) {
      return Double.POSITIVE_INFINITY;
    }
    int[] zeros = new int[Digits.MOST];
    for (int key = 0; key < span.size(); key++) {
      int first = 0;
      while (first < span.length(key) - 1 && span.at(key, first) == '0') {
        first++;
      }
      zeros[first]++;
    }
    Numbers numbers = new Numbers(Digits.decimal(span, false), Long.SIZE);
    return zeros[0] == span.size()
        ? Double.POSITIVE_INFINITY
        : Bits.ofCounts(zeros, span.size()) + PER_ZEROS + numbers.bits();
  }

  private static boolean areCodes(Texts texts, Span span) {
    return texts.distinct() > 1
        && texts.distinct() <= MOST_CODES
        && (long) texts.distinct() * KEYS_PER_CODE <= span.size()
        && span.shortest() > 0
        && span.longest() <= LONGEST_CODE
        && span.all(Bytes::isPrintable);
  }

  private static String declaration(List<String> codes) {
    List<String> constants = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (String code : codes) {
      String name = name(code);
      for (int i = 2; !names.add(name); i++) {
        name = name(code) + "_" + i;
      }
      constants.add(name + "=" + JavaLiteral.of(code));
    }
    return "enum(" + String.join(" ", constants) + ")";
  }

  private static String name(String code) {
    String name = code.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]", "_");
    return Bytes.isLetter((byte) name.charAt(0)) ? name : "C_" + name;
  }
}
