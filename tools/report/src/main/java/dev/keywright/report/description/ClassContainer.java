package dev.keywright.report.description;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files of a jar, or of a directory of classes. */
public final class ClassContainer {
  private ClassContainer() {}

  /** Takes what a file holds. */
  @FunctionalInterface
  public interface Reader {
    /**
     * One more file.
     *
     * @param place where it is, for messages
     */
    void read(byte[] bytes, String place) throws IOException;
  }

  /**
   * Reads some files, those of a directory in the order of their names.
   *
   * @param folder that they are in or below; empty for all
   * @param isMeant says it of names as jars have them
   * @throws UnreadableDescriptionException if one is too large
   */
  public static void read(Path container, String folder, Predicate<String> isMeant, Reader reader)
      throws IOException {
    if (Files.isDirectory(container)) {
      for (Path file : files(container.resolve(folder), it -> isMeant.test(name(container, it)))) {
        reader.read(LimitedBytes.of(file), file.toString());
      }
      return;
    }
    try (ZipFile jar = new ZipFile(container.toFile())) {
      for (ZipEntry entry : jar.stream().filter(it -> isMeant.test(it.getName())).toList()) {
        try (InputStream in = jar.getInputStream(entry)) {
          String place = container + "!" + entry.getName();
          reader.read(LimitedBytes.of(in, place), place);
        }
      }
    }
  }

  private static String name(Path container, Path file) {
    return container.relativize(file).toString().replace('\\', '/');
  }

  /** Some files in or below a folder, in the order of their names; none if it is not there. */
  static List<Path> files(Path folder, Predicate<Path> isMeant) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    // A walk ends at a link, even if it begins there.
    boolean isLink = Files.isSymbolicLink(folder);
    try (Stream<Path> files =
        isLink ? Files.walk(folder, FileVisitOption.FOLLOW_LINKS) : Files.walk(folder)) {
      return files.filter(isMeant).sorted(Comparator.comparing(Path::toString)).toList();
    } catch (UncheckedIOException failed) {
      throw new IOException(failed.getMessage(), failed);
    }
  }
}
