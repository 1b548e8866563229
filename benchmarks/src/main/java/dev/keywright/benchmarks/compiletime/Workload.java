package dev.keywright.benchmarks.compiletime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Source files of one contender, and the folders that a compiler may write to. */
record Workload(Contender contender, List<Path> files, Path classes, Path generated) {
  /** Real projects do not keep a thousand types in one package. */
  private static final int TYPES_PER_PACKAGE = 50;

  static Workload write(Path folder, Contender contender, int types) throws IOException {
    Path root = folder.resolve(contender.name().toLowerCase(Locale.ROOT) + "-" + types);
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < types; i++) {
      String packageName = "bench.area" + i / TYPES_PER_PACKAGE;
      String name = "Type" + i;
      Path file =
          root.resolve("src").resolve(packageName.replace('.', '/')).resolve(name + ".java");
      Files.createDirectories(file.getParent());
      Shape shape = Shape.ALL.get(i % Shape.ALL.size());
      Files.writeString(file, contender.source(packageName, name, shape));
      files.add(file);
    }
    return new Workload(
        contender, List.copyOf(files), root.resolve("classes"), root.resolve("generated"));
  }

  int types() {
    return files.size();
  }

  /** Empties the folders that a compiler writes to. */
  void clean() throws IOException {
    for (Path folder : List.of(classes, generated)) {
      Folders.delete(folder);
      Files.createDirectories(folder);
    }
  }
}
