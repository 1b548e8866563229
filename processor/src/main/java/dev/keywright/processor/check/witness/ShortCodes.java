package dev.keywright.processor.check.witness;

import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Codes for the constants of an enum: short, different, and sorted as they are declared. */
public final class ShortCodes {
  private static final int SHOWN = 3;
  private static final int LENGTH = 2;

  private ShortCodes() {}

  /** As {@code @KeyCode("ta") TAOBAO, @KeyCode("tm") TMALL}, of the first constants. */
  public static String of(Codes codes) {
    List<String> names = new ArrayList<>(initials(codes.constants()));
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < Math.min(SHOWN, names.size()); i++) {
      shown.add("@KeyCode(" + ShownValue.of(names.get(i)) + ") " + codes.constants().get(i).name());
    }
    return String.join(", ", shown) + (names.size() > SHOWN ? ", and so on" : "");
  }

  // The beginnings of the names where they differ and sort as declared; else numbers.
  private static Set<String> initials(List<Constant> constants) {
    Set<String> initials = new LinkedHashSet<>();
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

  private static Set<String> numbers(int count) {
    Set<String> numbers = new LinkedHashSet<>();
    int width = Integer.toString(count).length();
    for (int i = 1; i <= count; i++) {
      String digits = Integer.toString(i);
      numbers.add("0".repeat(width - digits.length()) + digits);
    }
    return numbers;
  }
}
