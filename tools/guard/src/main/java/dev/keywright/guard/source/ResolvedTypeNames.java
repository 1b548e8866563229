package dev.keywright.guard.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.util.TreeScanner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the names of types in a file mean, as far as sources tell.
 *
 * @param types the binary names of those that it declares
 * @param roots the directories that the first package is in
 */
record ResolvedTypeNames(CompilationUnitTree unit, Set<String> types, List<Path> roots) {
  private static final String ALL = ".*";

  /** Whether a name, simple or not, means a type. */
  boolean means(String written, String fullName) {
    if (written.equals(fullName)) {
      return true;
    }
    int dot = written.indexOf('.');
    String first = dot < 0 ? written : written.substring(0, dot);
    String rest = written.substring(first.length());
    // The first of these that has the name tells its meaning.
    List<String> declared =
        types.stream().filter(it -> isNamed(it, first)).map(it -> it.replace('$', '.')).toList();
    List<String> meant =
        declared.isEmpty() ? imported().filter(it -> isNamed(it, first)).toList() : declared;
    if (!meant.isEmpty()) {
      return meant.stream().anyMatch(it -> (it + rest).equals(fullName));
    }
    return isOfPackage(first)
        ? (prefix() + written).equals(fullName)
        : inScope().anyMatch(it -> (it + written).equals(fullName));
  }

  /** Whether the simple name of a type means it already, without another import. */
  boolean knows(String fullName) {
    return means(simple(fullName), fullName);
  }

  /** Whether the simple name of a type means, or may mean, another one. */
  boolean isTaken(String fullName) {
    String simple = simple(fullName);
    return !knows(fullName)
        && (Stream.concat(types.stream(), imported()).anyMatch(it -> isNamed(it, simple))
            || isOfPackage(simple)
            || isUsed(simple));
  }

  static String simple(String fullName) {
    return fullName.substring(fullName.lastIndexOf('.') + 1);
  }

  private static boolean isNamed(String binaryName, String simple) {
    return binaryName.equals(simple)
        || binaryName.endsWith("." + simple)
        || binaryName.endsWith("$" + simple);
  }

  private boolean isOfPackage(String simple) {
    String file = prefix().replace('.', '/') + simple + ".java";
    return roots.stream().anyMatch(it -> Files.isRegularFile(it.resolve(file)));
  }

  // The superclass or the package may declare it where no source tells.
  private boolean isUsed(String simple) {
    return Boolean.TRUE.equals(new Identifiers().scan(unit, simple));
  }

  /** Whether a name is somewhere by itself, or before a dot. */
  private static final class Identifiers extends TreeScanner<Boolean, String> {
    @Override
    public Boolean visitIdentifier(IdentifierTree identifier, String name) {
      return identifier.getName().contentEquals(name);
    }

    @Override
    public Boolean reduce(@Nullable Boolean one, @Nullable Boolean other) {
      return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
    }
  }

  private String prefix() {
    return unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
  }

  /** The packages and types whose members need no other import, with a dot at the end. */
  private Stream<String> inScope() {
    return Stream.concat(
        Stream.of(prefix()),
        all().filter(it -> it.endsWith(ALL)).map(it -> it.substring(0, it.length() - 1)));
  }

  private Stream<String> imported() {
    return all().filter(it -> !it.endsWith(ALL));
  }

  private Stream<String> all() {
    return unit.getImports().stream()
        .filter(it -> !it.isStatic())
        .map(ImportTree::getQualifiedIdentifier)
        .map(Object::toString);
  }
}
