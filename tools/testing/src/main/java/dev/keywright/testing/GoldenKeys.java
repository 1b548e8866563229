package dev.keywright.testing;

import dev.keywright.testing.golden.GoldenFile;
import dev.keywright.testing.key.PackageKeys;
import dev.keywright.testing.key.TestedKey;
import dev.keywright.testing.value.GivenValues;
import dev.keywright.testing.value.TestedRows;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Example keys of each key class, in one text file of your repository. The class has to read them
 * and write them again, so a change that would lose stored rows fails a test.
 *
 * <p>The files are in {@code src/test/golden-keys}. A test run with {@code
 * -Dkeywright.golden=accept} writes files that are missing or no longer true; commit them.
 */
public final class GoldenKeys {
  private static final String ACCEPT = "keywright.golden";
  private static final long SEED = 20_120_801;
  private static final Path USUAL = Path.of("src", "test", "golden-keys");

  private final List<TestedKey> keys;
  private final Optional<String> packageName;
  private final GivenValues given = new GivenValues();
  private Path folder = Path.of(System.getProperty("basedir", "")).resolve(USUAL);
  private boolean isCi = !Set.of("", "false").contains(System.getenv().getOrDefault("CI", ""));

  private GoldenKeys(List<Class<?>> keys, Optional<String> packageName) {
    this.keys = keys.stream().map(TestedKey::of).toList();
    this.packageName = packageName;
  }

  /**
   * The file of one key.
   *
   * @throws IllegalArgumentException if the class is no generated key
   */
  public static GoldenKeys of(Class<?> key) {
    return new GoldenKeys(List.of(key), Optional.empty());
  }

  /** The files of all keys of a package and those below it; files without a key are reported. */
  public static GoldenKeys forPackage(String name) {
    return new GoldenKeys(PackageKeys.in(name, PackageKeys.loader()), Optional.of(name));
  }

  /** Another folder of the files. */
  public GoldenKeys in(Path another) {
    this.folder = another;
    return this;
  }

  /** Writes examples of these values, as {@link KeyContract#with}. */
  @SafeVarargs
  @SuppressWarnings("varargs") // it is only read
  public final <T> GoldenKeys with(Class<T> type, T... some) {
    given.add(type, List.of(some));
    return this;
  }

  GoldenKeys inCi(boolean runsThere) {
    this.isCi = runsThere;
    return this;
  }

  /** Fails if a file is missing, or has a key that its class reads or writes otherwise. */
  public void verify() {
    boolean accepts = "accept".equals(System.getProperty(ACCEPT));
    if (accepts && isCi) {
      throw new AssertionError(
          "-D"
              + ACCEPT
              + "=accept is refused where CI is set: run it on your machine, and commit the files");
    }
    if (keys.isEmpty()) {
      throw new AssertionError("no generated key in package " + packageName.orElse(""));
    }
    List<String> faults = new ArrayList<>();
    try {
      for (TestedKey key : keys) {
        verify(key, accepts, faults);
      }
      if (packageName.isPresent()) {
        orphans(packageName.get())
            .forEach(
                it ->
                    faults.add(
                        it
                            + " belongs to no key. If no stored row has such a key, delete the"
                            + " file"));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    if (!faults.isEmpty()) {
      throw new AssertionError(String.join("\n\n", faults));
    }
  }

  private void verify(TestedKey key, boolean accepts, List<String> faults) throws IOException {
    GoldenFile file = GoldenFile.of(key, folder);
    boolean exists = Files.exists(file.path());
    List<String> found = exists ? file.faults() : List.of("the file is missing");
    if (found.isEmpty()) {
      return;
    }
    if (accepts) {
      TestedRows rows = TestedRows.of(key, given, new Random(SEED));
      if (rows.rows().isEmpty()) {
        throw new AssertionError(
            key.name()
                + ": no key can be made. "
                + rows.partWithoutValues().orElseGet(() -> rows.refusals().toString()));
      }
      file.write(rows);
      return;
    }
    String wayOut =
        exists
            ? "If no stored row has such a key, write the file anew: "
            : "Write it, and commit it: ";
    faults.add(
        file.path()
            + "\n  "
            + String.join("\n  ", found)
            + "\n  "
            + wayOut
            + "-D"
            + ACCEPT
            + "=accept");
  }

  private List<Path> orphans(String name) throws IOException {
    List<String> known = keys.stream().map(it -> it.name() + ".txt").toList();
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(it -> it.getFileName().toString().startsWith(name.isEmpty() ? "" : name + "."))
          .filter(it -> !known.contains(it.getFileName().toString()))
          .sorted()
          .toList();
    }
  }
}
