package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.Span;
import java.util.List;
import java.util.function.Consumer;

/**
 * Parts of BINARY that have one width: texts where letters and digits show one, else numbers,
 * times, values of Java's types, and bytes.
 */
final class FixedWidths implements Typing {
  /** Numbers begin with so few signs by chance. */
  private static final int LEAST_SIGNS = 3;

  private static final List<Typing> TEXTS = List.of(new FixedContents());
  private static final List<Typing> FIXED =
      List.of(new BinaryNumbers(), new BinaryTimes(), new BinaryValues(), new FixedContents());

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    // Letters and digits are no bytes of numbers, nor are they behind what all keys have in front.
    int common = span.sample().common(span.from()).length;
    int front = common < span.shortest() ? common : 0;
    Span rest = span.within(front, span.shortest());
    boolean isText =
        (rest.shortest() > 1 && rest.all(Bytes::isPrintable))
            || isFilledText(span)
            || holdsSigns(span);
    (isText ? TEXTS : FIXED).forEach(typing -> typing.read(span, readings));
  }

  /** Whether some signs that differ stand side by side in all keys, as they do in no number. */
  private static boolean holdsSigns(Span span) {
    int run = 0;
    for (int i = 0; i < span.shortest(); i++) {
      int at = i;
      run = span.every(key -> Bytes.isPrintable(span.at(key, at))) ? run + 1 : 0;
      if (run >= LEAST_SIGNS && !span.within(i + 1 - run, i + 1).isConstant()) {
        return true;
      }
    }
    return false;
  }

  /** Letters and digits among zeros, in each key: what fills a short text to its width. */
  private static boolean isFilledText(Span span) {
    return span.isFixed()
        && span.shortest() >= Integer.BYTES
        && span.every(
            key -> {
              int from = after(span, key, 0, it -> it == 0);
              int signs = after(span, key, from, Bytes::isLetterOrDigit);
              int end = after(span, key, signs, it -> it == 0);
              return signs - from >= LEAST_SIGNS && end == span.length(key);
            });
  }

  private static int after(Span span, int key, int from, ColumnSample.ByteTest test) {
    int at = from;
    while (at < span.length(key) && test.accepts(span.at(key, at))) {
      at++;
    }
    return at;
  }
}
