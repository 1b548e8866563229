package dev.keywright.analysis.infer.fault;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.search.ExplainedKeys;
import dev.keywright.layout.signature.PartSignature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Looks for values that very many keys have, in any part: all their rows are in few ranges. */
final class HotValues {
  private static final double LEAST_SHARE = 0.1;

  /** So many times as often as if all values were equally frequent. */
  private static final double LEAST_TIMES = 10;

  private static final int LONGEST = 40;
  private static final int PERCENT = 100;

  private HotValues() {}

  static List<String> in(ExplainedKeys explained) {
    List<String> hot = new ArrayList<>();
    for (PartSignature part : explained.reader().signature().parts().toList()) {
      Map<String, Long> counts =
          explained.values(part).stream()
              .map(value -> KeyText.ofValue(part, value))
              .collect(Collectors.groupingBy(value -> value, Collectors.counting()));
      counts.entrySet().stream()
          .max(
              Map.Entry.<String, Long>comparingByValue()
                  .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
          .filter(most -> isHot(most.getValue(), counts.size(), explained.keys().size()))
          .ifPresent(most -> hot.add(note(part, most, explained.keys().size())));
    }
    return hot;
  }

  private static boolean isHot(long keys, int values, int all) {
    double share = (double) keys / all;
    return share >= LEAST_SHARE && share * values >= LEAST_TIMES;
  }

  private static String note(PartSignature part, Map.Entry<String, Long> most, int all) {
    String value = most.getKey();
    return String.format(
        Locale.ROOT,
        "%.1f %% of the keys have the value %s of %s.",
        PERCENT * (double) most.getValue() / all,
        value.length() > LONGEST ? value.substring(0, LONGEST) + "..." : value,
        part.name());
  }
}
