package dev.keywright.processor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Entities that are as large as Java lets a class be, or larger. */
final class Large {
  /** How many bytes javac lets a constant have. */
  static final int LONGEST_CONSTANT = 65_534;

  private Large() {}

  static Compiled compiled(String... lines) {
    return Compiled.with(
        List.of("-Xlint:all", "-Akeywright.profile=relaxed"),
        Compiled.source(
            "demo.Large", "package demo;\nimport dev.keywright.*;\n" + String.join("\n", lines)));
  }

  static String list(int count, String separator, IntFunction<String> element) {
    return IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(separator));
  }

  /** Characters of which no two are neighbours. */
  static String scattered(int size) {
    StringBuilder body = new StringBuilder(size);
    for (int c = 0x4e00; body.length() < size; c += 2) {
      body.append((char) c);
    }
    return body.toString();
  }

  /** The class of the key, which loads. */
  static Class<?> key(Compiled compiled) throws ClassNotFoundException {
    assertThat(compiled.diagnostics()).isEmpty();
    return Class.forName("demo.LargeKey", true, compiled.load());
  }

  static void assertRefused(Compiled compiled, String problem) {
    assertThat(compiled.errors())
        .singleElement()
        .asString()
        .startsWith("[KW018 class-file-limit] ")
        .contains(problem);
  }
}
