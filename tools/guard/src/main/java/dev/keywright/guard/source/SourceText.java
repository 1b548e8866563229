package dev.keywright.guard.source;

import java.io.IOException;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A text that the compiler reads in place of a file. */
public final class SourceText extends SimpleJavaFileObject {
  private final String text;

  /** What the file has, or would have. */
  public SourceText(Path file, String text) {
    super(file.toUri(), Kind.SOURCE);
    this.text = text;
  }

  /** What compiles it. */
  public static JavaCompiler compiler() throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    if (javac == null) {
      throw new IOException("no Java compiler: run this with a JDK, not with a JRE");
    }
    return javac;
  }

  @Override
  public CharSequence getCharContent(boolean ignoresErrors) {
    return text;
  }
}
