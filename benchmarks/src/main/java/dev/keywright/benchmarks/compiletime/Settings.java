package dev.keywright.benchmarks.compiletime;

import java.util.LinkedHashMap;
import java.util.Map;

/** How much is measured; each number can be given as an argument. */
record Settings(int types, int manyTypes, int warmups, int rounds, int coldRounds) {
  /**
   * Reads arguments of the form {@code rounds=9}.
   *
   * @throws IllegalArgumentException if a name is not known or its value is no number
   */
  static Settings of(String... arguments) {
    Map<String, Integer> values = new LinkedHashMap<>();
    values.put("types", 1000);
    values.put("many-types", 4000);
    values.put("warmups", 4);
    values.put("rounds", 9);
    values.put("cold-rounds", 5);
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      String name = argument.substring(0, Math.max(equals, 0));
      if (values.replace(name, Integer.parseInt(argument.substring(equals + 1))) == null) {
        throw new IllegalArgumentException(
            argument + " is not one of " + String.join("=, ", values.keySet()) + "=");
      }
    }
    return new Settings(
        values.get("types"),
        values.get("many-types"),
        values.get("warmups"),
        values.get("rounds"),
        values.get("cold-rounds"));
  }
}
