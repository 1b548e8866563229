package dev.keywright.processor.laws;

import dev.keywright.processor.laws.Design.Column;
import dev.keywright.processor.laws.Design.NamedPart;
import dev.keywright.processor.laws.PartSpec.Trait;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * Which designs must be refused, and by which check: a column keeps the order of its tuples if,
 * whenever v and v·w are both legal for a part that is not the last, w begins above the separator;
 * and it can be taken apart if no part holds the separator.
 */
final class OrderTheorem {
  private static final int FEW = 1000;

  private final char separator;

  private final Set<String> refusals = new TreeSet<>();

  private OrderTheorem(char separator) {
    this.separator = separator;
  }

  /** The ids of the errors; empty if the design is sound. */
  static Set<String> refusals(Design design) {
    if (isHashMisplaced(design)) {
      return Set.of("KW007");
    }
    if (design.form().binary()) {
      return Set.of();
    }
    // An escape is a character and two digits, which must not be taken for a separator.
    if (design.escape() && Character.digit(design.separator(), 16) >= 0) {
      return Set.of("KW005");
    }
    OrderTheorem theorem = new OrderTheorem(design.separator());
    for (Column column : design.columns()) {
      for (int i : design.partsOf(column)) {
        if (!column.isStored()) {
          PartSpec spec = design.parts().get(i).spec();
          // An element stands before others.
          boolean isLast = design.place(i).last() && !spec.is(Trait.LIST);
          theorem.judge(spec, isLast, design.escape());
        }
      }
    }
    return theorem.refusals;
  }

  private static boolean isHashMisplaced(Design design) {
    List<NamedPart> parts = design.parts();
    return parts.stream().skip(1).anyMatch(part -> part.spec().hash().isPresent());
  }

  private void judge(PartSpec spec, boolean last, boolean escape) {
    if (spec.shape() instanceof Shape.Printed numbers) {
      judgePrinted(spec, numbers, last);
    } else if (!last && spec.shape() instanceof Shape.Listed listed && !escape) {
      judgeListed(listed.texts(), spec.keepsOrder());
    } else if (!last && spec.shape() instanceof Shape.Free free && !(escape && free.escapable())) {
      boolean isBelow =
          LongStream.range(0, separator).anyMatch(c -> free.characters().test((int) c));
      // A reader counts the characters of texts that are equally long.
      boolean isCounted = free.escapable() && !free.varies();
      refuseIf(
          free.characters().test(separator) && !isCounted,
          isBelow && free.varies() && spec.keepsOrder());
    }
  }

  private void refuseIf(boolean isInside, boolean isMisordered) {
    if (isInside) {
      refusals.add("KW105");
    } else if (isMisordered) {
      refusals.add("KW104");
    }
  }

  private void judgeListed(List<String> texts, boolean ordered) {
    boolean isInside = texts.stream().anyMatch(text -> text.indexOf(separator) >= 0);
    boolean isMisordered =
        texts.stream()
            .anyMatch(
                v ->
                    texts.stream()
                        .filter(vw -> vw.startsWith(v) && !vw.equals(v))
                        .anyMatch(vw -> vw.charAt(v.length()) < separator));
    refuseIf(isInside, isMisordered && ordered);
  }

  private void judgePrinted(PartSpec spec, Shape.Printed numbers, boolean last) {
    if (spec.is(Trait.REVERSED)) {
      boolean isOneWidth = width(numbers.min()) == width(numbers.max()) && numbers.min() >= 0;
      if (!isOneWidth) {
        refusals.add("KW111");
      }
    } else if (spec.keepsOrder() && !sorts(numbers, spec.is(Trait.DESCENDING))) {
      refusals.add("KW101");
    } else if (!last && numbers.min() < 0 && separator == '-') {
      refusals.add("KW105");
    }
  }

  private static int width(long number) {
    return Long.toString(number).length();
  }

  private static boolean sorts(Shape.Printed numbers, boolean descending) {
    if (numbers.max() - numbers.min() > FEW || numbers.max() - numbers.min() < 0) {
      return false;
    }
    List<String> texts =
        LongStream.rangeClosed(numbers.min(), numbers.max()).mapToObj(Long::toString).toList();
    return !descending && texts.equals(texts.stream().sorted().toList());
  }
}
