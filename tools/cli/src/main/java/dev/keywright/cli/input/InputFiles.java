package dev.keywright.cli.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Turns names and globs into files; a shell that expands globs has done it already. */
final class InputFiles {
  /** What people write for standard input. */
  static final String STANDARD_INPUT = "-";

  private static final Pattern WILDCARD = Pattern.compile("[*?\\[{]");

  private InputFiles() {}

  /** The files that are meant, those of a glob in the order of their names. */
  static List<String> of(List<String> names) throws IOException {
    List<String> files = new ArrayList<>();
    for (String name : names) {
      if (name.isEmpty()) {
        throw new UnreadableInputException(
            "the name of a file is empty; write . for the current directory");
      }
      try {
        files.addAll(of(name));
      } catch (InvalidPathException | PatternSyntaxException noName) {
        throw new UnreadableInputException("there is no file " + name, noName);
      } catch (UncheckedIOException failed) {
        // A directory below that may not be read.
        throw UnreadableInputException.of(name, Objects.requireNonNull(failed.getCause()));
      }
    }
    return files;
  }

  private static List<String> of(String name) throws IOException {
    if (name.equals(STANDARD_INPUT) || Files.exists(Path.of(name))) {
      return List.of(name);
    }
    if (WILDCARD.matcher(name).find()) {
      return matching(name);
    }
    throw new UnreadableInputException("there is no file " + name);
  }

  private static List<String> matching(String glob) throws IOException {
    Matcher wildcard = WILDCARD.matcher(glob);
    int first = wildcard.find() ? wildcard.start() : 0;
    int slash = glob.lastIndexOf('/', first);
    Path start = Path.of(slash < 0 ? "." : slash == 0 ? "/" : glob.substring(0, slash));
    PathMatcher matcher =
        FileSystems.getDefault().getPathMatcher("glob:" + (slash < 0 ? "./" : "") + glob);
    if (!Files.isDirectory(start)) {
      throw new UnreadableInputException("there is no directory " + start);
    }
    List<String> files;
    try (Stream<Path> all = Files.walk(start)) {
      files =
          all.filter(Files::isRegularFile)
              .filter(matcher::matches)
              .map(Path::normalize)
              .map(Path::toString)
              .sorted()
              .toList();
    }
    if (files.isEmpty()) {
      throw new UnreadableInputException("no file is called " + glob);
    }
    return files;
  }
}
