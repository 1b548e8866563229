package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.TextFile;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.report.description.LimitedBytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Reads the layouts of generated keys from their class files. {@code LAYOUT} is a constant, so that
 * no code of the classes is run, and none of their libraries is needed.
 *
 * @param container a jar, or a directory of classes
 */
record ClassLayouts(Path container) {
  private static final String CONSTANT = "LAYOUT";

  /** The layout of a generated key, or those of all members of a family. */
  List<NamedLayout> of(String className) throws IOException {
    return of(className, new HashSet<>());
  }

  /**
   * Those of a class that was not read before.
   *
   * @param seen names that were read; a family that is its own member has no end
   */
  private List<NamedLayout> of(String className, Set<String> seen) throws IOException {
    if (!seen.add(className)) {
      return List.of();
    }
    KeyClass found = read(className);
    if (found.layout != null) {
      return List.of(new NamedLayout(className, LayoutSignature.parse(found.layout)));
    }
    List<NamedLayout> members = new ArrayList<>();
    for (String member : found.permitted) {
      members.addAll(of(member.replace('/', '.'), seen));
    }
    if (members.isEmpty()) {
      throw new IOException(
          className + " in " + container + " is not a generated key: it has no constant LAYOUT");
    }
    return members;
  }

  /** What the processor has written beside the class of a key; empty if it has written nothing. */
  Optional<byte[]> description(String className) throws IOException {
    return bytes(KeyDescription.FOLDER + className + ".json");
  }

  private KeyClass read(String className) throws IOException {
    String entry = className.replace('.', '/') + ".class";
    byte[] bytes =
        bytes(entry)
            .orElseThrow(
                () -> new IOException("there is no class " + className + " in " + container));
    KeyClass found = new KeyClass();
    try {
      new ClassReader(bytes)
          .accept(found, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
      throw new IOException(className + " in " + container + " is no class file", unreadable);
    }
    return found;
  }

  private Optional<byte[]> bytes(String entry) throws IOException {
    TextFile.requireThere(container);
    if (Files.isDirectory(container)) {
      Path file = container.resolve(entry);
      if (!Files.exists(file)) {
        return Optional.empty();
      }
      try (InputStream in = Files.newInputStream(file)) {
        return Optional.of(LimitedBytes.of(in, file.toString()));
      }
    }
    try (ZipFile jar = new ZipFile(container.toFile())) {
      ZipEntry found = jar.getEntry(entry);
      if (found == null) {
        return Optional.empty();
      }
      try (InputStream in = jar.getInputStream(found)) {
        return Optional.of(LimitedBytes.of(in, container + "!" + entry));
      }
    }
  }

  /** What matters of the class of a key or a family. */
  private static final class KeyClass extends ClassVisitor {
    private @Nullable String layout;
    private final List<String> permitted = new ArrayList<>();

    KeyClass() {
      super(Opcodes.ASM9);
    }

    @Override
    public @Nullable FieldVisitor visitField(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        @Nullable Object value) {
      if (name.equals(CONSTANT) && value instanceof String text) {
        layout = text;
      }
      return null;
    }

    @Override
    public void visitPermittedSubclass(String permittedSubclass) {
      permitted.add(permittedSubclass);
    }
  }
}
