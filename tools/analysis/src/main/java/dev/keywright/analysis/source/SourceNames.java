package dev.keywright.analysis.source;

import java.util.Set;
import javax.lang.model.SourceVersion;

/** Which names a record and its generated key can give to their members. */
final class SourceNames {
  // Every key, or every stage of a scan, has a method of this name.
  private static final Set<String> OF_KEYS =
      Set.of(
          "all",
          "clone",
          "columns",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "scan",
          "toString",
          "wait",
          "ORDER",
          "LAYOUT");

  private SourceNames() {}

  /** Whether it begins with a capital, as names of classes do. */
  static boolean isClassName(String name) {
    return SourceVersion.isIdentifier(name)
        && SourceVersion.isName(name, SourceVersion.RELEASE_17)
        && Character.isUpperCase(name.codePointAt(0));
  }

  /** Whether a source can name it as its package; the empty name is that of no package. */
  static boolean isPackageName(String name) {
    return name.isEmpty() || SourceVersion.isName(name, SourceVersion.RELEASE_17);
  }

  static boolean isKeyword(String name) {
    return SourceVersion.isKeyword(name, SourceVersion.RELEASE_17);
  }

  /** Whether every generated key has a member of this name. */
  static boolean isOfKeys(String name) {
    return OF_KEYS.contains(name);
  }

  /** A name of a store as one of Java: {@code createdAt} for {@code created_at}. */
  static String lowerCamel(String name) {
    StringBuilder camel = new StringBuilder();
    for (String word : name.split("_", -1)) {
      camel.append(word.isEmpty() || camel.isEmpty() ? word : capitalized(word));
    }
    return camel.toString();
  }

  static String capitalized(String name) {
    int first = name.codePointAt(0);
    return new StringBuilder()
        .appendCodePoint(Character.toUpperCase(first))
        .append(name, Character.charCount(first), name.length())
        .toString();
  }
}
