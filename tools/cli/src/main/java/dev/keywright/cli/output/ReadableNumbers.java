package dev.keywright.cli.output;

import dev.keywright.analysis.Estimate;
import dev.keywright.report.page.NumberText;
import java.util.Locale;

/** Numbers as people read them, the same in every locale. */
final class ReadableNumbers {
  private ReadableNumbers() {}

  static String count(long count) {
    return NumberText.count(count);
  }

  static String count(Estimate count) {
    String value = count(Math.round(count.value()));
    return count.isExact()
        ? value
        : "about %s (%s to %s)"
            .formatted(value, count(Math.round(count.low())), count(Math.round(count.high())));
  }

  static String percent(double share) {
    return String.format(
        Locale.ROOT, share > 0 && share < 0.001 ? "%.3f %%" : "%.1f %%", 100 * share);
  }

  static String percent(Estimate share) {
    if (share.low() <= share.high() / 10 && !share.isExact()) {
      return "at most " + percent(share.high());
    }
    return share.isExact()
        ? percent(share.value())
        : percent(share.value()) + " ± " + percent(share.error()).replace(" %", "");
  }

  static String keys(long count) {
    return NumberText.count(count, "key");
  }

  static String rows(long count) {
    return NumberText.count(count, "row");
  }

  static String bytes(long count) {
    return NumberText.count(count, "byte");
  }
}
