package dev.keywright.javac;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/**
 * The compiler of the JDK, with the {@linkplain WarmFiles files} of which the processors stay
 * loaded.
 */
final class WarmCompiler implements JavaCompiler {
  private final JavaCompiler javac;

  WarmCompiler(JavaCompiler javac) {
    this.javac = javac;
  }

  @Override
  public StandardJavaFileManager getStandardFileManager(
      DiagnosticListener<? super JavaFileObject> listener, Locale locale, Charset charset) {
    return WarmFiles.of(listener, locale, charset);
  }

  @Override
  public CompilationTask getTask(
      Writer out,
      JavaFileManager files,
      DiagnosticListener<? super JavaFileObject> listener,
      Iterable<String> options,
      Iterable<String> classes,
      Iterable<? extends JavaFileObject> sources) {
    return javac.getTask(out, files, listener, options, classes, sources);
  }

  @Override
  public int isSupportedOption(String option) {
    return javac.isSupportedOption(option);
  }

  @Override
  public int run(InputStream in, OutputStream out, OutputStream err, String... arguments) {
    return javac.run(in, out, err, arguments);
  }

  @Override
  public Set<SourceVersion> getSourceVersions() {
    return javac.getSourceVersions();
  }
}
