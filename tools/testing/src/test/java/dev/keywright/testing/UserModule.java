package dev.keywright.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A module of an application in a folder: its entities, its types, and the keys generated of them.
 */
final class UserModule {
  static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  private static final String IMPORTS =
      Stream.of("dev.keywright", "java.time", "java.time.temporal", "java.util")
          .map(it -> "import " + it + ".*;\n")
          .collect(Collectors.joining());
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  // To open the jars of the class path takes as long as to compile an entity.
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, null, null);

  private static final Pattern NAME = Pattern.compile("(?:record|class|enum) (\\w+)");

  private final Path root;
  final Path classes;
  final Path generated;

  UserModule(Path root) throws IOException {
    this.root = root;
    this.classes = Files.createDirectories(root.resolve("classes"));
    this.generated = Files.createDirectories(root.resolve("generated"));
  }

  /** The types and entities of the resources. */
  static UserModule ofResources(Path root) throws IOException {
    UserModule module = new UserModule(root);
    lines("types.txt").forEach(module::add);
    lines("entities.txt").forEach(it -> module.add(it + " {}"));
    module.compile();
    return module;
  }

  static List<String> lines(String resource) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(UserModule.class.getResourceAsStream("/modules/" + resource))) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    }
  }

  /** Writes a type of the package {@code shop}; its modifiers come first. */
  UserModule add(String type) {
    boolean isEntity = type.contains("@") || type.startsWith("record");
    String isPublic =
        isEntity && !type.startsWith("public")
            ? type.replaceFirst("\\brecord ", "public record ")
            : type;
    Matcher name = NAME.matcher(isPublic);
    if (!name.find()) {
      throw new IllegalArgumentException(type);
    }
    try {
      Path sources = Files.createDirectories(root.resolve("src/shop"));
      Files.writeString(
          sources.resolve(name.group(1) + ".java"),
          "package shop;\n\n" + IMPORTS + isPublic + "\n",
          UTF_8);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
    return this;
  }

  /** Compiles all sources with the processor. */
  UserModule compile(String... options) throws IOException {
    try (Stream<Path> sources = Files.list(root.resolve("src/shop"))) {
      List<String> all =
          new ArrayList<>(List.of("-processorpath", CLASS_PATH, "-s", generated.toString()));
      all.addAll(Arrays.asList(options));
      compile(CLASS_PATH, classes, all, sources.sorted().toList());
    }
    return this;
  }

  /** Compiles some sources as they are. */
  static void compile(String classPath, Path to, List<String> options, List<Path> sources) {
    List<String> all = new ArrayList<>(List.of("-cp", classPath, "-d", to.toString(), "-nowarn"));
    all.addAll(options);
    StringWriter printed = new StringWriter();
    if (!JAVAC
        .getTask(printed, FILES, null, all, null, FILES.getJavaFileObjectsFromPaths(sources))
        .call()) {
      throw new IllegalArgumentException(printed.toString());
    }
  }

  Path source(String type) {
    return root.resolve("src/shop").resolve(type + ".java");
  }

  Path generatedSource(String key) {
    return generated.resolve("shop").resolve(key + ".java");
  }

  /** The names of the generated keys. */
  List<String> keys() throws IOException {
    try (Stream<Path> files = Files.list(generated.resolve("shop"))) {
      return files.map(it -> it.getFileName().toString().replace(".java", "")).sorted().toList();
    }
  }

  /** The classes beside those of the kit, some folders first. */
  URLClassLoader loader(Path... first) {
    return new URLClassLoader(urls(first), UserModule.class.getClassLoader());
  }

  /** All classes, of the kit and the runtime as well, some folders first. */
  URLClassLoader apart(Path... first) {
    List<URL> all = new ArrayList<>(List.of(urls(first)));
    Stream.of(CLASS_PATH.split(System.getProperty("path.separator")))
        .map(Path::of)
        .forEach(it -> all.add(url(it)));
    return new URLClassLoader(all.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  private URL[] urls(Path... first) {
    return Stream.concat(Arrays.stream(first), Stream.of(classes))
        .map(UserModule::url)
        .toArray(URL[]::new);
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalArgumentException(impossible);
    }
  }
}
