package dev.keywright.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.keywright.processor.emit.family.FamilyInterface;
import dev.keywright.processor.emit.key.KeyParts;
import dev.keywright.processor.emit.key.Types;
import dev.keywright.processor.emit.source.TidySource;
import dev.keywright.processor.model.Family;
import dev.keywright.processor.model.Layout;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes the key class of a layout, and the key interface of a family. */
public final class Emitter {
  private final Filer filer;
  private final Elements elements;
  private final Map<String, Boolean> classes = new HashMap<>();

  public Emitter(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /** Forgets which classes there are: a round may have brought others. */
  public void beginRound() {
    classes.clear();
  }

  /** The qualified name of the class that {@link #write(Layout, Map, TypeElement)} would write. */
  public static String generatedName(Layout layout) {
    return KeyParts.key(layout).canonicalName();
  }

  /** The qualified name of the interface that {@link #write(Family, List)} would write. */
  public static String generatedName(Family family) {
    return Types.familyKey(family.type(), family.keyName()).canonicalName();
  }

  /**
   * Whether the class of a key is known, from this build or from one before.
   *
   * @param neighbour a type of the same module
   */
  public boolean isKnown(Layout layout, TypeElement neighbour) {
    return isClass(neighbour, layout.entity().type().packageName(), layout.keyClass());
  }

  /**
   * Writes the interface of a family.
   *
   * @param origins its originating elements: the family and its members
   */
  public void write(Family family, List<TypeElement> origins) throws IOException {
    ClassName key = Types.familyKey(family.type(), family.keyName());
    write(key, FamilyInterface.of(family, key), origins.toArray(TypeElement[]::new));
  }

  /**
   * Writes the class.
   *
   * @param example the columns of one key, by name; empty if there is none
   * @param entity its one originating element, by which build tools know when to write it again
   */
  public void write(Layout layout, Map<String, Object> example, TypeElement entity)
      throws IOException {
    KeyParts key = KeyParts.of(layout, example);
    write(key.key(), KeyClass.of(key), entity);
  }

  // All of the text first: a file that is created is compiled, whole or not.
  private void write(ClassName key, TypeSpec type, TypeElement... origins) throws IOException {
    String inPackage = key.packageName();
    JavaFile java = JavaFile.builder(inPackage, type).indent("  ").build();
    String source = TidySource.of(java.toString(), name -> isClass(origins[0], inPackage, name));
    try (Writer file = filer.createSourceFile(key.canonicalName(), origins).openWriter()) {
      file.write(source);
    }
  }

  // In one module: what means nothing is looked for in each module of the JDK otherwise.
  private boolean isClass(TypeElement neighbour, String inPackage, String simpleName) {
    String name = inPackage.isEmpty() ? simpleName : inPackage + "." + simpleName;
    // Sources of Java 8 are in none.
    ModuleElement module = elements.getModuleOf(neighbour);
    return classes.computeIfAbsent(
        module + "/" + name,
        it ->
            (module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name))
                != null);
  }
}
