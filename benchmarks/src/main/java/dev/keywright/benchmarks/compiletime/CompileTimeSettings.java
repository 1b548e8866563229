package dev.keywright.benchmarks.compiletime;

import java.util.LinkedHashMap;
import java.util.Map;

/** How much is measured; each number can be given as an argument. */
record CompileTimeSettings(int types, int manyTypes, int warmups, int rounds, int coldRounds) {
  /**
   * Reads arguments of the form {@code rounds=9}.
   *
   * @throws IllegalArgumentException if a name is not known or its value is no number of at most 6
   *     digits
   */
  static CompileTimeSettings of(String... arguments) {
    Map<String, Integer> values = new LinkedHashMap<>();
    values.put("types", 1000);
    values.put("many-types", 4000);
    values.put("warmups", 2);
    values.put("rounds", 5);
    values.put("cold-rounds", 3);
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      String value = argument.substring(equals + 1);
      boolean known = equals > 0 && values.containsKey(argument.substring(0, equals));
      if (!known || !value.matches("[0-9]{1,6}")) {
        throw new IllegalArgumentException(
            argument
                + " is no setting: write "
                + String.join("=, ", values.keySet())
                + "= and a number of at most 6 digits");
      }
      values.put(argument.substring(0, equals), Integer.parseInt(value));
    }
    return new CompileTimeSettings(
        values.get("types"),
        values.get("many-types"),
        values.get("warmups"),
        values.get("rounds"),
        values.get("cold-rounds"));
  }
}
