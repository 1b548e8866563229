package dev.keywright.processor.docs;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;

/** Declarations of a page, made into source files of one package and compiled together. */
final class Sources {
  private static final Pattern IMPORT = Pattern.compile("(?m)^import .*;\\n\\n?");

  private static final Pattern TYPE =
      Pattern.compile(
          "^(?:public |final |sealed )*(?:record|class|enum|interface) (\\w+)", Pattern.MULTILINE);

  private final List<JavaFileObject> files = new ArrayList<>();
  private final String head;

  /** No sources yet, and the imports that all of them will have. */
  Sources(String imports) {
    this.head = "package page;\n" + imports + "\n";
  }

  /** The imports that blocks show: what none of them imports is unknown to all. */
  static String imports(List<String> blocks) {
    return blocks.stream()
        .flatMap(block -> IMPORT.matcher(block).results())
        .map(line -> line.group().strip())
        .distinct()
        .collect(Collectors.joining("\n"));
  }

  /** A block without its imports. */
  static String withoutImports(String block) {
    return IMPORT.matcher(block).replaceAll("");
  }

  /** Whether a block declares types; if not, it is a run of statements. */
  static boolean areDeclarations(String block) {
    return TYPE.matcher(block).find();
  }

  /** Adds the types of a block, each in a file of its own; a blank line stands between two. */
  void addDeclarations(String block) {
    for (String chunk : withoutImports(block).split("\n\n(?=\\S)", -1)) {
      Matcher type = TYPE.matcher(chunk);
      if (type.find()) {
        add(type.group(1), chunk);
      }
    }
  }

  /** Adds one type. */
  void add(String name, String declaration) {
    files.add(Compiled.source("page." + name, head + declaration));
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
