package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;

/** An entity {@code Row}, compiled with the types of its parts, each in a file of its own. */
final class TypesOfRow {
  private TypesOfRow() {}

  private static JavaFileObject file(String declaration) {
    String name = declaration.replaceAll("(?s)^.*?(?:record|class) (\\w+).*$", "$1");
    return Compiled.source(
        "shop." + name,
        "package shop;",
        "import dev.keywright.*;",
        "import java.time.*;",
        "import java.util.*;",
        declaration);
  }

  static Compiled compile(List<String> types, String row) {
    List<JavaFileObject> files = new ArrayList<>(types.stream().map(it -> file(it)).toList());
    files.add(file(row));
    return Compiled.whateverTheLoad(files.toArray(JavaFileObject[]::new));
  }

  /** Its one key. */
  static GeneratedKey key(List<String> types, String row) {
    return key(types, row, "");
  }

  /** The key with a name. */
  static GeneratedKey key(List<String> types, String row, String name) {
    Compiled compiled = compile(types, row);
    assertThat(compiled.messages()).isEmpty();
    return GeneratedKey.load(compiled.load(), name);
  }

  /** The signature of its one key. */
  static String layout(List<String> types, String row) {
    return key(types, row).layout();
  }

  /** What is found of it, without the pages. */
  static List<String> found(List<String> types, String row) {
    return compile(types, row).messages().stream().filter(it -> it.startsWith("[KW")).toList();
  }
}
