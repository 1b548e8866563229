package dev.keywright.processor.crash;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Files of which only the class path is on a disk: sources are kept, classes are thrown away. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final List<Source> generated = new ArrayList<>();

  MemoryFiles(JavaFileManager onDisk) {
    super(onDisk);
  }

  /** The texts that processors wrote. */
  List<String> generated() {
    return generated.stream().map(it -> it.getCharContent(true).toString()).toList();
  }

  /** A source, to be read or to be generated. */
  static final class Source extends SimpleJavaFileObject {
    private final StringWriter written = new StringWriter();

    Source(String path) {
      super(URI.create("memory:/" + path), Kind.SOURCE);
    }

    static Source of(String path, String text) {
      Source source = new Source(path);
      source.written.write(text);
      return source;
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

  private static final class Thrown extends SimpleJavaFileObject {
    Thrown() {
      super(URI.create("memory:/thrown.class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return new ByteArrayOutputStream();
    }
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    if (kind != JavaFileObject.Kind.SOURCE) {
      return new Thrown();
    }
    Source source = new Source("generated/" + index(className));
    generated.add(source);
    return source;
  }

  private static String index(String className) {
    return Integer.toHexString(className.hashCode()) + ".java";
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
}
