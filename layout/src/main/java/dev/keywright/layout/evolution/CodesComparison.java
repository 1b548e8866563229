package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.source.JavaLiteral;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds what has changed in the constants of an enum and their codes. */
record CodesComparison(String part, CodesType old, CodesType now, LayoutPair layouts) {

  void compare() {
    Set<CodesType.Constant> known = new HashSet<>();
    Map<String, CodesType.Constant> successors = now.successors(old);
    for (CodesType.Constant constant : old.constants()) {
      Optional<CodesType.Constant> match = Optional.ofNullable(successors.get(constant.name()));
      match.ifPresent(known::add);
      compare(constant, match);
    }
    Set<String> codesBefore =
        old.constants().stream().map(CodesType.Constant::code).collect(Collectors.toSet());
    for (CodesType.Constant constant : now.constants()) {
      if (!known.contains(constant)) {
        boolean isReused = codesBefore.contains(constant.code());
        add(
            "no " + constant.name(),
            constant.toString(),
            !isReused,
            isReused
                ? "rows with the code "
                    + JavaLiteral.of(constant.code())
                    + " are mistaken for others"
                : "no row has the new code, and all others keep theirs");
      }
    }
  }

  private void compare(CodesType.Constant constant, Optional<CodesType.Constant> match) {
    String code = JavaLiteral.of(constant.code());
    if (match.isEmpty()) {
      add(
          constant.toString(),
          "no " + constant.name(),
          false,
          "rows with the code " + code + " are not decoded as before");
      return;
    }
    CodesType.Constant is = match.get();
    if (!is.code().equals(constant.code())) {
      add(
          constant.toString(),
          is.toString(),
          false,
          "rows with the code "
              + code
              + " are not found when "
              + constant.name()
              + " is written as "
              + JavaLiteral.of(is.code()));
    } else if (!is.equals(constant)) {
      add(
          constant.toString(),
          is.toString(),
          true,
          "the constant has another name, and rows keep the code " + code);
    }
  }

  private void add(String before, String after, boolean isCompatible, String consequence) {
    layouts.add(part, before, after, isCompatible, consequence);
  }
}
