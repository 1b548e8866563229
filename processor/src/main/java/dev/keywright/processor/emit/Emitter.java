package dev.keywright.processor.emit;

import com.palantir.javapoet.JavaFile;
import dev.keywright.processor.model.Layout;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;

/** Writes the key class of a layout. */
public final class Emitter {
  private final Filer filer;

  public Emitter(Filer filer) {
    this.filer = filer;
  }

  /** The qualified name of the class that {@link #write} would write. */
  public static String generatedName(Layout layout) {
    return KeyParts.of(layout).key().canonicalName();
  }

  /**
   * Writes the class.
   *
   * @param entity its one originating element, by which build tools know when to write it again
   */
  public void write(Layout layout, TypeElement entity) throws IOException {
    KeyParts key = KeyParts.of(layout);
    String source = source(key);
    try (Writer file = filer.createSourceFile(key.key().canonicalName(), entity).openWriter()) {
      file.write(source);
    }
  }

  // All of the text first: a file that is created is compiled, whole or not.
  private static String source(KeyParts key) {
    JavaFile file =
        JavaFile.builder(key.key().packageName(), KeyClass.of(key))
            .skipJavaLangImports(true)
            .indent("  ")
            .build();
    return TidySource.of(file.toString());
  }
}
