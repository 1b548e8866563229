package dev.keywright.testing.key;

import static java.util.stream.Collectors.toCollection;

import dev.keywright.runtime.Key;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The generated keys of a package and the packages below it, in folders and jars. */
public final class PackageKeys {
  private static final String CLASS = ".class";

  private PackageKeys() {}

  /** The loader of the classes of the running test. */
  public static ClassLoader loader() {
    ClassLoader ofThread = Thread.currentThread().getContextClassLoader();
    return ofThread == null ? PackageKeys.class.getClassLoader() : ofThread;
  }

  /**
   * The keys by name; none if there is no such package.
   *
   * @throws AssertionError if a key has a description but cannot be loaded
   */
  public static List<Class<?>> in(String packageName, ClassLoader loader) {
    SortedSet<String> names = new TreeSet<>();
    String folder = packageName.replace('.', '/');
    try {
      for (URL root : Collections.list(loader.getResources(folder))) {
        names.addAll(names(packageName, root));
      }
    } catch (IOException | URISyntaxException unreadable) {
      throw new UncheckedIOException(new IOException("package " + packageName, unreadable));
    }
    List<Class<?>> keys = new ArrayList<>();
    for (String name : names) {
      loaded(name, loader).ifPresent(keys::add);
    }
    return keys;
  }

  private static SortedSet<String> names(String packageName, URL root)
      throws IOException, URISyntaxException {
    URI uri = root.toURI();
    if (!uri.getScheme().equals("jar")) {
      return names(packageName, Path.of(uri));
    }
    try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
      return names(packageName, jar.provider().getPath(uri));
    }
  }

  private static SortedSet<String> names(String packageName, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(it -> folder.relativize(it).toString().replace('\\', '/'))
          .filter(it -> it.endsWith("Key" + CLASS))
          .map(it -> it.substring(0, it.length() - CLASS.length()).replace('/', '.'))
          .map(it -> packageName.isEmpty() ? it : packageName + '.' + it)
          .collect(toCollection(TreeSet::new));
    }
  }

  // A class that needs a library which tests do not have is no key, unless its description says so.
  private static Optional<Class<?>> loaded(String name, ClassLoader loader) {
    try {
      return Optional.<Class<?>>of(Class.forName(name, false, loader)).filter(PackageKeys::isKey);
    } catch (ClassNotFoundException | LinkageError missing) {
      if (loader.getResource("META-INF/keywright/" + name + ".json") != null) {
        throw new AssertionError(name + " is a key and cannot be loaded: " + missing, missing);
      }
      return Optional.empty();
    }
  }

  private static boolean isKey(Class<?> type) {
    return type.isRecord()
        && Key.class.isAssignableFrom(type)
        && Stream.of(type.getDeclaredFields()).anyMatch(it -> it.getName().equals("LAYOUT"));
  }
}
