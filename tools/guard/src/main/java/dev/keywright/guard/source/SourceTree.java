package dev.keywright.guard.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import dev.keywright.description.finding.FindingPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** The source files of a build, by the types that they declare. */
public final class SourceTree {
  private static final String JAVA = ".java";
  private static final String OF_PACKAGE = ".package-info";

  private final List<Path> roots;
  private final Map<Path, String> changed;
  private final Map<Path, SourceFile> read = new HashMap<>();
  private final Map<String, Optional<SourceFile>> found = new HashMap<>();

  /**
   * The files below some directories.
   *
   * @param roots the directories that the first package is in
   */
  public SourceTree(List<Path> roots) {
    this(roots, Map.of());
  }

  /**
   * The same with other texts of some files.
   *
   * @param changed the texts that files have instead of what is on disk
   */
  public SourceTree(List<Path> roots, Map<Path, String> changed) {
    this.roots = List.copyOf(roots);
    this.changed = Map.copyOf(changed);
  }

  /** A place in a file. */
  public record Located(SourceFile file, SourceSpan span) {}

  /** Where a place is; empty if no file declares its type. */
  public Optional<Located> find(FindingPlace place) throws IOException {
    return file(place.type()).map(it -> new Located(it, span(it, place)));
  }

  private static SourceSpan span(SourceFile file, FindingPlace place) {
    SourceDeclaration declared = SourceDeclaration.of(file, place);
    Optional<AnnotationTree> annotation = declared.annotation(place);
    Optional<Tree> value =
        place
            .attribute()
            .flatMap(it -> annotation.flatMap(on -> SourceDeclaration.value(on, it)))
            .map(Tree.class::cast);
    return value.or(() -> annotation).map(file::span).orElseGet(declared::nameSpan);
  }

  /** The file that declares a type. */
  Optional<SourceFile> file(String binaryName) throws IOException {
    Optional<SourceFile> known = found.get(binaryName);
    if (known == null) {
      known = search(binaryName);
      found.put(binaryName, known);
    }
    return known;
  }

  // Names are read from files, and become paths.
  private static boolean isBinaryName(String name) {
    String checked =
        name.endsWith(OF_PACKAGE) ? name.substring(0, name.length() - OF_PACKAGE.length()) : name;
    // Java lets names have characters that it ignores, such as NUL.
    return SourceVersion.isName(checked)
        && checked.chars().noneMatch(Character::isIdentifierIgnorable);
  }

  private Optional<SourceFile> search(String binaryName) throws IOException {
    if (!isBinaryName(binaryName)) {
      return Optional.empty();
    }
    int dot = binaryName.lastIndexOf('.');
    String folder = binaryName.substring(0, Math.max(0, dot)).replace('.', '/');
    int nested = binaryName.indexOf('$', dot);
    String top = binaryName.substring(dot + 1, nested < 0 ? binaryName.length() : nested);
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      files.add(root.resolve(folder).resolve(top + JAVA));
    }
    // A type that is not public may be in the file of another.
    for (Path root : roots) {
      files.addAll(filesIn(root.resolve(folder)));
    }
    for (Path file : files) {
      if (Files.isRegularFile(file) && parsed(file).declares(binaryName)) {
        return Optional.of(parsed(file));
      }
    }
    return Optional.empty();
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(it -> it.toString().endsWith(JAVA)).sorted().toList();
    }
  }

  private SourceFile parsed(Path file) throws IOException {
    SourceFile known = read.get(file);
    if (known == null) {
      String text = changed.get(file);
      known = SourceFile.of(file, text == null ? Files.readString(file, UTF_8) : text, roots);
      read.put(file, known);
    }
    return known;
  }
}
