package dev.keywright.guard.lock;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.report.description.ClassContainer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** Finds generated keys by their class files, also where their descriptions are missing. */
final class KeyClasses {
  private static final String CLASS = ".class";
  private static final int SKIPPED =
      ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

  private KeyClasses() {}

  /** The names of all generated keys in directories of classes and in jars. */
  static List<String> in(List<Path> containers) throws IOException {
    NavigableSet<String> names = new TreeSet<>();
    for (Path container : containers) {
      ClassContainer.read(
          container,
          /* folder= */ "",
          KeyClasses::isClass,
          (bytes, place) -> key(bytes, place).ifPresent(names::add));
    }
    return List.copyOf(names);
  }

  // A record of an older version is nested in the key, and has a layout of its own.
  private static boolean isClass(String name) {
    return name.endsWith(CLASS) && name.indexOf('$', name.lastIndexOf('/') + 1) < 0;
  }

  /** The name of a class, if it is a generated key. */
  private static Optional<String> key(byte[] bytes, String place) throws IOException {
    Visitor visitor = new Visitor();
    try {
      new ClassReader(bytes).accept(visitor, SKIPPED);
    } catch (RuntimeException unreadable) {
      // Bytes that are no class make ASM fail in any way.
      throw new IOException(place + " is no class file that this version can read", unreadable);
    }
    return Optional.ofNullable(visitor.isKey ? visitor.name : null).map(it -> it.replace('/', '.'));
  }

  /** What tells a generated key: a record with a constant that is a layout. */
  private static final class Visitor extends ClassVisitor {
    private @Nullable String name;
    private boolean isRecord;
    private boolean isKey;

    Visitor() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      this.name = name;
      isRecord = "java/lang/Record".equals(superName);
    }

    @Override
    public @Nullable FieldVisitor visitField(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        @Nullable Object value) {
      isKey |= isRecord && name.equals("LAYOUT") && value instanceof String text && isLayout(text);
      return null;
    }

    private static boolean isLayout(String text) {
      try {
        LayoutSignature.parse(text);
        return true;
      } catch (MalformedSignatureException isNone) {
        return false;
      }
    }
  }
}
