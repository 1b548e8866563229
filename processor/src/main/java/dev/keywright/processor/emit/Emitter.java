package dev.keywright.processor.emit;

import com.palantir.javapoet.JavaFile;
import dev.keywright.processor.model.Layout;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes the key class of a layout. */
public final class Emitter {
  private final Filer filer;
  private final Elements elements;

  public Emitter(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
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
  private String source(KeyParts key) {
    String inPackage = key.key().packageName();
    JavaFile file = JavaFile.builder(inPackage, KeyClass.of(key)).indent("  ").build();
    return TidySource.of(file.toString(), name -> isClass(inPackage, name));
  }

  private boolean isClass(String inPackage, String name) {
    return elements.getTypeElement(inPackage.isEmpty() ? name : inPackage + "." + name) != null;
  }
}
