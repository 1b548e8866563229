package dev.keywright.guard.source;

import com.sun.source.tree.ImportTree;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** How a file names types, and the imports that it needs for that. */
final class ImportedTypes {
  private final SourceFile file;
  private final Set<String> added = new LinkedHashSet<>();

  ImportedTypes(SourceFile file) {
    this.file = file;
  }

  /** The name of a type in this file: simple, and imported if it was not, unless that is taken. */
  String name(String fullName) {
    if (file.names().isTaken(fullName)) {
      return fullName;
    }
    if (!file.names().knows(fullName)) {
      added.add(fullName);
    }
    return ResolvedTypeNames.simple(fullName);
  }

  /** The imports that are missing. */
  Optional<Replacement> replacement() {
    if (added.isEmpty()) {
      return Optional.empty();
    }
    String end = file.text().contains("\r\n") ? "\r\n" : "\n";
    String lines = added.stream().map(it -> "import " + it + ";").collect(Collectors.joining(end));
    List<? extends ImportTree> imports = file.unit().getImports();
    if (!imports.isEmpty()) {
      int after = file.span(imports.get(imports.size() - 1)).end();
      return Optional.of(Replacement.insertion(after, end + lines));
    }
    if (file.unit().getPackage() != null) {
      int after = file.span(file.unit().getPackage()).end();
      return Optional.of(Replacement.insertion(after, end + end + lines));
    }
    return Optional.of(Replacement.insertion(0, lines + end + end));
  }
}
