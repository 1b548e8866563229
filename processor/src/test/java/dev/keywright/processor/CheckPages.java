package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** The pages of the checks, and the examples on them. */
public final class CheckPages {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  private CheckPages() {}

  /** The pages, by number. */
  public static List<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../docs/checks"))) {
      return files.filter(file -> file.getFileName().toString().startsWith("KW")).sorted().toList();
    }
  }

  /** The text below a heading. */
  public static String section(Path page, String title) {
    String text = GoldenCases.text(page);
    int start = text.indexOf("\n## " + title + "\n");
    int end = text.indexOf("\n## ", start + 1);
    assertThat(start).as("section %s of %s", title, page).isNotNegative();
    return text.substring(start, end < 0 ? text.length() : end);
  }

  /** The first piece of Java below a heading. */
  public static String example(Path page, String title) {
    Matcher code = JAVA.matcher(section(page, title));
    assertThat(code.find()).as("an example in section %s of %s", title, page).isTrue();
    return code.group(1);
  }

  /** Compiles an example as the only thing in its file. */
  public static Compiled compile(List<String> options, String example) {
    return Compiled.with(options, source(example));
  }

  /** What the processor says of an example, and what it generates: javac makes no classes. */
  public static Compiled process(List<String> options, String example) {
    return compile(Stream.concat(options.stream(), Stream.of("-proc:only")).toList(), example);
  }

  /** An example as the only thing in its file. */
  public static JavaFileObject source(String example) {
    return Compiled.source(
        "demo.Example",
        "package demo;",
        "import dev.keywright.*;",
        "import java.math.*;",
        "import java.time.*;",
        "import java.time.temporal.*;",
        "import java.util.*;",
        example);
  }

  /** All that was printed, notes last. */
  public static List<String> printed(Compiled compiled) {
    return Stream.concat(compiled.messages().stream(), compiled.notes().stream()).toList();
  }
}
