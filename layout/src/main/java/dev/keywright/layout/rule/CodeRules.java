package dev.keywright.layout.rule;

import dev.keywright.layout.signature.CodesType;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Each constant of an enum has a code of its own that can be written. */
public final class CodeRules {
  private CodeRules() {}

  /** What is wrong about the codes of an enum: a predicate of each wrong code, by its constant. */
  public static Map<String, String> of(CodesType codes) {
    Map<String, String> owners = new HashMap<>();
    Map<String, String> faults = new LinkedHashMap<>();
    for (CodesType.Constant constant : codes.constants()) {
      String code = constant.code();
      String first = owners.putIfAbsent(code, constant.name());
      if (first != null) {
        faults.put(
            constant.name(),
            "is also the code of %s, so a key cannot tell them apart".formatted(first));
      } else if (code.isEmpty()) {
        faults.put(
            constant.name(), "is empty, and an empty code cannot be told from a missing one");
      } else if (code.chars().anyMatch(c -> Character.isSurrogate((char) c))) {
        faults.put(
            constant.name(), "holds a character above U+FFFF, on whose order stores disagree");
      }
    }
    return faults;
  }
}
