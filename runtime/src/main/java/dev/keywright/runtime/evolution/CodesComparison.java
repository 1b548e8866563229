package dev.keywright.runtime.evolution;

import dev.keywright.runtime.layout.CodesType;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds what has changed in the constants of an enum and their codes. */
record CodesComparison(String part, CodesType old, CodesType now, List<Difference> differences) {

  void compare() {
    Map<String, CodesType.Constant> after = byName(now);
    Map<String, CodesType.Constant> before = byName(old);
    for (CodesType.Constant constant : old.constants()) {
      Optional<CodesType.Constant> match = Optional.ofNullable(after.get(constant.name()));
      if (match.isEmpty()) {
        add(
            constant.toString(),
            "no " + constant.name(),
            false,
            "rows with the code " + JavaLiteral.of(constant.code()) + " are not decoded as before");
      } else if (!match.get().equals(constant)) {
        add(
            constant.toString(),
            match.get().toString(),
            false,
            "rows with the code "
                + JavaLiteral.of(constant.code())
                + " are not found when "
                + constant.name()
                + " is written as "
                + JavaLiteral.of(match.get().code()));
      }
    }
    Set<String> codesBefore =
        old.constants().stream().map(CodesType.Constant::code).collect(Collectors.toSet());
    for (CodesType.Constant constant : now.constants()) {
      if (!before.containsKey(constant.name())) {
        boolean isReused = codesBefore.contains(constant.code());
        add(
            "no " + constant.name(),
            constant.toString(),
            !isReused,
            isReused
                ? "rows with the code " + JavaLiteral.of(constant.code()) + " are taken for others"
                : "no row has the new code, and all others keep theirs");
      }
    }
  }

  private static Map<String, CodesType.Constant> byName(CodesType type) {
    Map<String, CodesType.Constant> constants = new LinkedHashMap<>();
    type.constants().forEach(constant -> constants.put(constant.name(), constant));
    return constants;
  }

  private void add(String before, String after, boolean isCompatible, String consequence) {
    differences.add(new Difference(part, before, after, isCompatible, consequence));
  }
}
