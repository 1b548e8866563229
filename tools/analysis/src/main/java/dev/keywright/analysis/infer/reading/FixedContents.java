package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.ColumnSample;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.runtime.frame.TextForm;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Reads texts and bytes of a fixed width, with or without something that fills it. */
final class FixedContents implements Typing {
  private static final int LEAST = 3;

  /** An identifier of MongoDB has so many bytes, and begins with a time. */
  private static final int LEAST_IDENTIFIER = 12;

  private static final int MANY = 8;
  private static final int LEAST_RUN = 8;
  private static final int[] FILLS = {0, ' '};
  private static final double FRAME = 7;
  private static final double UNUSUAL = 6;

  /** So many bytes that no identifier or hash has are probably several parts. */
  private static final double LONG_AND_UNUSUAL = 40;

  /** The widths of identifiers and of hashes. */
  static final int[] USUAL = {16, 20, 32, 64};

  private static final double FILL = 2;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width < LEAST) {
      return;
    }
    List<byte[]> all = span.contents();
    double ofLiteral = haveLiteral(all, width) ? Priors.FIXED_BYTES_A_KEY * all.size() : 0;
    boolean isRun = isRun(span);
    OpenContents.read(
        all,
        TextForm.fixed(width),
        FRAME + unusual(width) + ofLiteral + ofNumbers(all, width),
        reading -> readings.accept(isRun ? reading.whole(true) : reading));
    for (int fill : FILLS) {
      if (IntStream.range(0, span.size()).noneMatch(key -> span.at(key, width - 1) == fill)) {
        continue;
      }
      List<byte[]> contents = all.stream().map(content -> unfilled(content, fill)).toList();
      if (contents.stream().anyMatch(content -> content.length > 0)) {
        // Random bytes end like filled ones now and then.
        boolean areTexts = contents.stream().allMatch(Bytes::areText);
        // Bytes that are no text end in zeros where a number does.
        boolean areNames = contents.stream().allMatch(Bytes::areName);
        double ofBytes = areNames ? 0 : Priors.FIXED_BYTES_A_KEY * contents.size();
        double filled =
            FRAME + FILL + (areTexts ? 0 : unusual(width)) + ofBytes + ofNumbers(contents, 0);
        OpenContents.read(contents, TextForm.filled(width, fill), filled, readings);
      }
    }
  }

  /**
   * Whether people see one text there, such as a number of a vehicle: many letters and digits, with
   * bytes beside them that are none in some keys.
   */
  private static boolean isRun(Span span) {
    return span.shortest() >= LEAST_RUN
        && span.all(Bytes::isLetterOrDigit)
        && !areLetters(span, -1)
        && !areLetters(span, span.shortest());
  }

  /** Whether all keys have a letter or a digit so many bytes behind the beginning. */
  private static boolean areLetters(Span span, int offset) {
    ColumnSample sample = span.sample();
    return IntStream.range(0, span.size())
        .allMatch(
            key -> {
              byte[] content = sample.content(key);
              int at = span.from().at(key) + offset;
              return at >= 0 && at < content.length && Bytes.isLetterOrDigit(content[at]);
            });
  }

  /** What a few bytes that are no text take in addition: mostly they are a number. */
  static double ofNumbers(List<byte[]> contents, int width) {
    boolean areNames = contents.stream().allMatch(Bytes::areName);
    return areNames || width >= USUAL[0] ? 0 : Priors.TOUCHING_BYTES_A_KEY * contents.size();
  }

  /**
   * Whether a few bytes that are no text begin with the same one: no time, as one of an identifier.
   */
  private static boolean haveLiteral(List<byte[]> contents, int width) {
    return width < LEAST_IDENTIFIER
        && !contents.stream().allMatch(Bytes::areName)
        && Bytes.beginAlike(contents, MANY);
  }

  static double unusual(int width) {
    if (Arrays.binarySearch(USUAL, width) >= 0) {
      return 0;
    }
    return width < USUAL[0] ? UNUSUAL : LONG_AND_UNUSUAL;
  }

  private static byte[] unfilled(byte[] content, int fill) {
    int end = content.length;
    while (end > 0 && content[end - 1] == fill) {
      end--;
    }
    return Arrays.copyOf(content, end);
  }
}
