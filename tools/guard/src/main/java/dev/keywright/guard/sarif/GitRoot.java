package dev.keywright.guard.sarif;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringJoiner;

/** The directory that paths in a log begin at. */
public record GitRoot(Path root) {
  private static final String GIT = ".git";

  /** The repository that has a directory: the nearest one with {@code .git}, else the directory. */
  public static GitRoot around(Path folder) throws IOException {
    Path real = folder.toRealPath();
    for (Path at = real; at != null; at = at.getParent()) {
      if (Files.exists(at.resolve(GIT))) {
        return new GitRoot(at);
      }
    }
    return new GitRoot(real);
  }

  /** The path of a file from the root, as a URI; an absolute one for a file elsewhere. */
  String uri(Path file) throws IOException {
    Path real = file.toRealPath();
    Path from = root.toRealPath();
    if (!real.startsWith(from)) {
      return real.toUri().toString();
    }
    StringJoiner path = new StringJoiner("/");
    for (Path name : from.relativize(real)) {
      path.add(encoded(name.toString()));
    }
    return path.toString();
  }

  /** The path of a file in the repository, with slashes. */
  public String path(Path file) throws IOException {
    StringJoiner path = new StringJoiner("/");
    root.toRealPath().relativize(file.toRealPath()).forEach(it -> path.add(it.toString()));
    return path.toString();
  }

  private static String encoded(String name) {
    try {
      // With a slash before it, a colon is no end of a scheme.
      return new URI(null, null, "/" + name, null).toASCIIString().substring(1).replace(":", "%3A");
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(name, impossible);
    }
  }
}
