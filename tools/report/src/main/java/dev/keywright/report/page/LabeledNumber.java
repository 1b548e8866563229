package dev.keywright.report.page;

import dev.keywright.description.store.Limit;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongFunction;

/**
 * A number with what it means.
 *
 * @param share of a limit, if there is one; above 1 where the limit is passed
 */
public record LabeledNumber(String label, String value, String note, OptionalDouble share) {
  private static final double WHOLE = 100;
  private static final double NEAR = 0.8;

  public static LabeledNumber of(String label, String value, String note) {
    return new LabeledNumber(label, value, note, OptionalDouble.empty());
  }

  /** A share of a whole, such as the writes that one server takes of all. */
  public static LabeledNumber share(String label, double share, String note) {
    return new LabeledNumber(
        label,
        String.format(Locale.ROOT, "%.1f %%", share * WHOLE),
        note,
        OptionalDouble.of(share));
  }

  /** A number beside the limit of the store, if the store has one. */
  static LabeledNumber within(
      String label, String value, long amount, Optional<Limit> limit, LongFunction<String> shown) {
    if (limit.isEmpty()) {
      return of(label, value, "");
    }
    String most = shown.apply(limit.get().value());
    String what =
        limit.get().hard() ? " that the store allows" : " that the vendor recommends at most";
    return of(label, value, "")
        .of(amount, limit.get().value(), most + what + " (" + limit.get().source() + ")");
  }

  /**
   * The same number beside a limit.
   *
   * @param most the limit in words, and whose it is
   */
  LabeledNumber of(long amount, long limit, String most) {
    double part = (double) amount / limit;
    String ofLimit = NumberText.percent(part) + " of the " + most + ".";
    return new LabeledNumber(label, value, (note + " " + ofLimit).strip(), OptionalDouble.of(part));
  }

  /** The length of the bar, in percent of the limit. */
  public String bar() {
    return String.format(Locale.ROOT, "%.1f", Math.min(1, share.orElse(0)) * WHOLE);
  }

  /** How close it is to its limit: a class of the style sheet. */
  public String tone() {
    double part = share.orElse(0);
    return part > 1 ? "over" : part > NEAR ? "near" : "within";
  }
}
