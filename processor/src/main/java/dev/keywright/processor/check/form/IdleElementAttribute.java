package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;

/**
 * What {@code @PartitionKey} or {@code @SortKey} says of a component's form holds for the keys of
 * its own record, and not for the elements of a list.
 */
final class IdleElementAttribute implements PartCheck {
  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.type() instanceof PartType.Repeated list) {
      list.arguments().forEach(it -> check(layout, part, it, findings));
    }
  }

  private static void check(
      Layout layout, Part list, PartType.Argument element, Findings findings) {
    for (Part part : element.parts()) {
      if (!element.isRecord()) {
        continue;
      }
      for (String attribute : part.declaration().written()) {
        String component = part.property().access().replace("()", "");
        findings
            .error(CheckId.KW006, part.spot(), attribute)
            .problem(
                "%s of %s is for keys of %s, and has no effect in the %s %s",
                attribute, component, element.type().name(), MisplacedList.word(list), list.name())
            .fix(
                "%s; or if %s has keys of its own, use another record in %s",
                instead(layout, part, attribute), element.type().name(), list.name());
      }
    }
  }

  private static String instead(Layout layout, Part part, String attribute) {
    boolean isCounted = part.is(Kind.WHOLE) || part.is(Kind.TIME);
    return switch (attribute) {
      case "pad", "signed" ->
          "remove %s: %s"
              .formatted(
                  attribute,
                  layout.isBinary()
                      ? "bytes have no digits"
                      : "@EncodedNumber says how many digits");
      case "direction" ->
          isCounted && layout.format().hasVariants()
              ? ("count down instead of direction = DESC: write @EncodedNumber(as = %s,"
                      + " countDownFrom = Long.MAX_VALUE)")
                  .formatted(
                      layout.isBinary()
                          ? "NumberEncoding.UNSIGNED, width = 8"
                          : "NumberEncoding.DECIMAL, width = 19")
              : "remove direction: elements ascend";
      case "time" ->
          part.period().isPresent() && layout.isBinary()
              ? "remove time: elements hold the number of the " + part.period().get()
              : "remove time: elements hold milliseconds since 1970. For another unit, make it a"
                  + " long that holds the count";
      default -> "remove " + attribute;
    };
  }
}
