package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.reading.Step;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.time.TimeFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Items of TEXT that few layouts have: parts with nothing between, a date before the sign of a
 * time, texts with a flag in front, and times that Java prints alike. Other keys may show that they
 * are read wrongly.
 */
final class UnusualTexts {
  /** Where the fraction of a second is in {@code 2024-05-01T10:15:30.123Z}. */
  private static final int FRACTION = 20;

  private static final int END_OF_FRACTION = 23;
  private static final int FEW_KEYS = 100;
  private static final Pattern NUMBER_AT_END = Pattern.compile(".+[-_.](0|[1-9]\\d*)");

  private UnusualTexts() {}

  /** A sentence about each of them in a path. */
  static List<String> in(KeyPath path) {
    List<String> doubts = new ArrayList<>();
    List<String> names = path.names(path.bucket().isPresent());
    int part = 0;
    for (ColumnPath column : path.columns()) {
      List<Step> steps = column.steps();
      for (int i = 0; i < steps.size(); i++) {
        Step step = steps.get(i);
        if (step.isLiteral()) {
          continue;
        }
        String name = names.get(part++);
        if (i > 0 && !steps.get(i - 1).isLiteral()) {
          doubts.add(names.get(part - 2) + " and " + name + " could also be one part.");
        }
        if (isDate(step) && i + 2 < steps.size() && "T".equals(steps.get(i + 1).literal())) {
          doubts.add(name + " and what follows it could also be one time.");
        }
        if (hasFlag(step)) {
          doubts.add(name + " could also be two parts: 0 or 1, and a text.");
        }
        if (endsInNumber(step)) {
          doubts.add(name + " could also be two parts: a text, and the number at its end.");
        }
        if (isAsJavaPrints(step)) {
          doubts.add(name + " could also be Instant time=ISO_JAVA, which Java prints.");
        }
      }
    }
    return doubts;
  }

  private static boolean isDate(Step step) {
    return step.read().part().type() == SimpleType.LOCAL_DATE
        && step.read().part().encoding().time().filter(it -> it == TimeFormat.ISO).isPresent();
  }

  private static boolean hasFlag(Step step) {
    Span span = step.span();
    return step.read().part().kind() == Kind.TEXT
        && span.shortest() > 1
        && !span.every(key -> span.at(key, 0) == span.at(0, 0))
        && span.every(
            key ->
                (span.at(key, 0) == '0' || span.at(key, 0) == '1')
                    && Bytes.isLetter(span.at(key, 1)));
  }

  /** Whether each text ends in a sign and a number without zeros in front, of several lengths. */
  private static boolean endsInNumber(Step step) {
    return step.read().part().kind() == Kind.TEXT
        && step.span().contents().stream()
            .map(it -> NUMBER_AT_END.matcher(new String(it, ISO_8859_1)))
            .map(it -> it.matches() ? it.group(1).length() : 0)
            .collect(Collectors.collectingAndThen(Collectors.toSet(), UnusualTexts::areLengths));
  }

  private static boolean areLengths(Set<Integer> lengths) {
    return lengths.size() > 1 && !lengths.contains(0);
  }

  /** What Java prints of a whole second is shorter, and few keys may all have whole seconds. */
  private static boolean isAsJavaPrints(Step step) {
    Optional<TimeFormat> format = step.read().part().encoding().time();
    boolean areMillis = format.filter(it -> it == TimeFormat.ISO_MILLIS).isPresent();
    boolean areSeconds =
        format.filter(it -> it == TimeFormat.ISO).isPresent()
            && step.read().part().type() == SimpleType.INSTANT;
    return (areMillis && step.span().every(key -> !isWhole(step.span(), key)))
        || (areSeconds && step.span().size() < FEW_KEYS);
  }

  private static boolean isWhole(Span span, int key) {
    int at = FRACTION;
    while (at < END_OF_FRACTION && span.at(key, at) == '0') {
      at++;
    }
    return at == END_OF_FRACTION;
  }
}
