package dev.keywright.processor.frozen;

import dev.keywright.processor.Compiled;
import java.util.List;

/** A record of any components and layouts, as a stranger compiles it. */
final class Rows {
  private static final List<String> QUIET =
      List.of("-Akeywright.KW101=off", "-Akeywright.KW503=off");

  private Rows() {}

  static Compiled compiled(String annotations, String components, String members) {
    return Compiled.with(
        QUIET,
        Compiled.source(
            "demo.Row",
            "package demo;",
            "import dev.keywright.*;",
            "import java.util.*;",
            annotations,
            "public record Row(" + components + ") {" + members + "}"));
  }
}
