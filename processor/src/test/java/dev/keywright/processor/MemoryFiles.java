package dev.keywright.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Files of which only the class path is on a disk: what a compiler writes is kept in memory. */
public final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  // To open its jars takes longer than to compile an entity, and a manager is for one thread.
  private static final ThreadLocal<JavaFileManager> CLASS_PATH =
      ThreadLocal.withInitial(
          () ->
              ToolProvider.getSystemJavaCompiler()
                  .getStandardFileManager(null, Locale.ROOT, UTF_8));

  private final Map<String, Source> sources = new LinkedHashMap<>();
  private final Map<String, Code> classes = new LinkedHashMap<>();
  private final Map<String, Code> resources = new LinkedHashMap<>();

  /** Nothing yet, beside the class path of this JVM. */
  public MemoryFiles() {
    super(CLASS_PATH.get());
  }

  /** The texts that processors wrote, by the names of their classes. */
  public Map<String, String> sources() {
    Map<String, String> texts = new LinkedHashMap<>();
    sources.forEach((name, source) -> texts.put(name, source.getCharContent(true).toString()));
    return texts;
  }

  /** The class files by the names of their classes. */
  public Map<String, byte[]> classes() {
    return contents(classes);
  }

  /** The files that processors wrote beside the classes, by their paths. */
  public Map<String, byte[]> resources() {
    return contents(resources);
  }

  private static Map<String, byte[]> contents(Map<String, Code> files) {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    files.forEach((name, code) -> contents.put(name, code.written.toByteArray()));
    return contents;
  }

  /** A source to be read; the path names its package and its class. */
  public static JavaFileObject source(String path, String text) {
    Source source = new Source(path);
    source.written.write(text);
    return source;
  }

  // A name may have any characters, and those that no URI has are quoted.
  private static URI uri(String path) {
    try {
      return new URI("memory", null, "/" + path, null);
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final StringWriter written = new StringWriter();

    Source(String path) {
      super(uri(path), Kind.SOURCE);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return written.toString();
    }

    @Override
    public Writer openWriter() {
      return written;
    }
  }

  private static final class Code extends SimpleJavaFileObject {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    Code(String path, Kind kind) {
      super(uri(path), kind);
    }

    @Override
    public OutputStream openOutputStream() {
      return written;
    }
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    return kind == JavaFileObject.Kind.SOURCE
        ? sources.computeIfAbsent(
            className, it -> new Source("generated/" + it.replace('.', '/') + ".java"))
        : classes.computeIfAbsent(
            className, it -> new Code(it.replace('.', '/') + ".class", JavaFileObject.Kind.CLASS));
  }

  @Override
  public FileObject getFileForOutput(
      Location location, String packageName, String name, FileObject sibling) {
    String path = packageName.isEmpty() ? name : packageName.replace('.', '/') + "/" + name;
    return resources.computeIfAbsent(path, it -> new Code(it, JavaFileObject.Kind.OTHER));
  }

  // Where generated classes would be found again, nothing ever is.
  @Override
  public boolean hasLocation(Location location) {
    return !location.isOutputLocation() && super.hasLocation(location);
  }

  @Override
  public boolean isSameFile(FileObject one, FileObject other) {
    return one.equals(other);
  }

  // One that opens the jars again and looks for plug-ins is as slow as opening them.
  @Override
  public ClassLoader getClassLoader(Location location) {
    return MemoryFiles.class.getClassLoader();
  }
}
