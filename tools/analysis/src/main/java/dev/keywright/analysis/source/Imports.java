package dev.keywright.analysis.source;

import java.util.Set;
import java.util.TreeSet;

/** The classes that a source file names, and the names that are no longer free in it. */
final class Imports {
  /** The classes of java.lang that a source names. */
  static final Set<String> OF_JAVA =
      Set.of(
          "String",
          "Integer",
          "Long",
          "Short",
          "Byte",
          "Character",
          "Boolean",
          "Object",
          "Record",
          "Enum",
          "Override");

  private final String ownPackage;
  private final Set<String> imported = new TreeSet<>();
  private final Set<String> taken = new TreeSet<>(OF_JAVA);

  Imports(String ownPackage) {
    this.ownPackage = ownPackage;
  }

  /** Keeps a simple name for a class of this file. */
  void take(String simpleName) throws InexpressibleLayoutException {
    if (!taken.add(simpleName)) {
      throw new InexpressibleLayoutException(
          "the name " + simpleName + " is taken by another class that the source needs");
    }
  }

  boolean isTaken(String simpleName) {
    return taken.contains(simpleName);
  }

  /** The name by which this file calls an annotation, or a constant's class, of Keywright. */
  String keywright(String simpleName) {
    return of("dev.keywright", simpleName);
  }

  /** An annotation of Keywright, still without attributes. */
  AnnotationText annotation(String simpleName) {
    return new AnnotationText(keywright(simpleName));
  }

  /** A constant of Keywright. */
  String constant(String simpleName, Enum<?> constant) {
    return keywright(simpleName) + "." + constant.name();
  }

  /** The name by which this file calls a top-level class. */
  String of(String packageName, String simpleName) {
    String qualified = packageName + "." + simpleName;
    if (imported.contains(qualified)
        || (packageName.equals(ownPackage) && taken.contains(simpleName))) {
      return simpleName;
    }
    if (!taken.add(simpleName)) {
      return qualified;
    }
    if (!packageName.equals(ownPackage)) {
      imported.add(qualified);
    }
    return simpleName;
  }

  /** The import declarations, sorted. */
  String declarations() {
    StringBuilder lines = new StringBuilder();
    imported.forEach(name -> lines.append("import ").append(name).append(";\n"));
    return lines.toString();
  }
}
