package dev.keywright.guard.fix;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Changes of files as one text that {@code git apply} takes, to the byte. */
public final class GitDiff {
  private static final int CONTEXT = 3;
  private static final String NO_NEWLINE = "\n\\ No newline at end of file";

  private GitDiff() {}

  /** The path of a file in its repository. */
  @FunctionalInterface
  public interface InRepository {
    String path(Path file) throws IOException;
  }

  /** The changes of some files. */
  public static String of(List<FixedFile> files, InRepository repository) throws IOException {
    StringBuilder diff = new StringBuilder();
    for (FixedFile file : files) {
      diff.append(of(repository.path(file.path()), file));
    }
    return diff.toString();
  }

  /**
   * The change of one file.
   *
   * @param path from the root of the repository, with slashes
   */
  static String of(String path, FixedFile file) {
    List<String> before = lines(file.before());
    List<String> diff =
        UnifiedDiffUtils.generateUnifiedDiff(
            "a/" + path, "b/" + path, before, DiffUtils.diff(before, lines(file.after())), CONTEXT);
    return String.join("\n", diff) + "\n";
  }

  // Only LF ends a line for git: CR is the last character of a line that ends with both.
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    int last = lines.size() - 1;
    String end = lines.remove(last);
    if (!end.isEmpty()) {
      lines.add(end + NO_NEWLINE);
    }
    return lines;
  }
}
