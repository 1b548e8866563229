package dev.keywright.processor.docs;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;

/** Declarations of a page, made into source files of one package and compiled together. */
final class Sources {
  private static final String HEAD =
      """
      package page;

      import static dev.keywright.Direction.*;
      import static dev.keywright.HashAlgorithm.*;
      import static dev.keywright.TimeFormat.*;

      import dev.keywright.*;
      import dev.keywright.UniqueSuffix;
      import dev.keywright.runtime.*;
      import dev.keywright.runtime.inspection.*;
      import jakarta.persistence.Column;
      import jakarta.validation.constraints.*;
      import java.nio.ByteBuffer;
      import java.time.*;
      import java.time.temporal.ChronoUnit;
      import java.util.*;
      """;

  private static final Pattern TYPE =
      Pattern.compile(
          "^(?:public |final |sealed )*(?:record|class|enum|interface) (\\w+)", Pattern.MULTILINE);

  private final List<JavaFileObject> files = new ArrayList<>();

  /** Whether a block declares types; if not, it is a run of statements. */
  static boolean areDeclarations(String block) {
    return TYPE.matcher(block).find();
  }

  /** Adds the types of a block, each in a file of its own; a blank line stands between two. */
  void addDeclarations(String block) {
    for (String chunk : block.split("\n\n(?=\\S)", -1)) {
      Matcher type = TYPE.matcher(chunk);
      if (type.find()) {
        add(type.group(1), chunk);
      }
    }
  }

  /** Adds one type. */
  void add(String name, String declaration) {
    files.add(Compiled.source("page." + name, HEAD + declaration));
  }

  /** Compiles with every lint on that looks at the sources, and every warning an error. */
  Class<?> compile(String main) throws ClassNotFoundException {
    // The lint that is off warns of annotations that no processor claims, such as Jakarta's.
    List<String> options = new ArrayList<>(List.of("-Xlint:all,-processing", "-Werror"));
    options.addAll(Compiled.WORKLOADS_AS_NOTES);
    Compiled compiled = Compiled.with(options, files.toArray(JavaFileObject[]::new));
    return Class.forName("page." + main, true, compiled.load());
  }
}
