package dev.keywright.processor.check.advice;

import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Codes for the constants of an enum: short, different, and sorted as they are declared. */
public final class CodesAdvice {
  private static final int LENGTH = 2;

  private CodesAdvice() {}

  /** Codes for all constants. */
  public static Change change(Layout layout, Codes codes) {
    return change(layout, codes, initials(codes.constants()));
  }

  /** Numbers for all constants, which sort as they are declared. */
  public static Change numbered(Layout layout, Codes codes) {
    return change(layout, codes, numbers(codes.constants().size()));
  }

  private static Change change(Layout layout, Codes codes, List<String> written) {
    List<Change> edits = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      edits.add(new Edits(layout).code(codes, codes.constants().get(i), written.get(i)));
    }
    return Change.of(edits);
  }

  // The beginnings of the names where they differ and sort as declared; else numbers.
  private static List<String> initials(List<Constant> constants) {
    List<String> initials = new ArrayList<>();
    String before = "";
    for (Constant constant : constants) {
      String name = constant.name().toLowerCase(Locale.ROOT).replace("_", "");
      String initial = name.substring(0, Math.min(LENGTH, name.length()));
      if (initial.compareTo(before) <= 0 || !initial.chars().allMatch(c -> c < 0x80)) {
        return numbers(constants.size());
      }
      initials.add(initial);
      before = initial;
    }
    return initials;
  }

  private static List<String> numbers(int count) {
    List<String> numbers = new ArrayList<>();
    int width = Integer.toString(count).length();
    for (int i = 1; i <= count; i++) {
      String digits = Integer.toString(i);
      numbers.add("0".repeat(width - digits.length()) + digits);
    }
    return numbers;
  }
}
