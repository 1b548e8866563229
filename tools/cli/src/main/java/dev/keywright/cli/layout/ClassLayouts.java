package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.TextFile;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.NearestWord;
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
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
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
  private static final String DESCRIPTION = ".json";

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
          className
              + " in "
              + container
              + " is not a generated key: it has no constant LAYOUT"
              + meant(className));
    }
    return members;
  }

  /** What the processor has written beside the class of a key; empty if it has written nothing. */
  Optional<byte[]> description(String className) throws IOException {
    return bytes(KeyDescription.FOLDER + className + DESCRIPTION);
  }

  private KeyClass read(String className) throws IOException {
    String entry = className.replace('.', '/') + ".class";
    Optional<byte[]> there = bytes(entry);
    if (there.isEmpty()) {
      throw new IOException(
          "there is no class " + className + " in " + container + meant(className));
    }
    KeyClass found = new KeyClass();
    try {
      new ClassReader(there.get())
          .accept(found, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
      throw new IOException(className + " in " + container + " is no class file", unreadable);
    }
    return found;
  }

  /** The described key that is likely meant, also by the name of its entity; empty if none is. */
  private String meant(String className) throws IOException {
    return NearestWord.of(className, described())
        .map(it -> "; did you mean " + it + "?")
        .orElse("");
  }

  private List<String> described() throws IOException {
    if (Files.isDirectory(container)) {
      Path folder = container.resolve(KeyDescription.FOLDER);
      try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
        return classNames(files.map(it -> KeyDescription.FOLDER + it.getFileName()));
      }
    }
    try (ZipFile jar = jar()) {
      return classNames(jar.stream().map(ZipEntry::getName));
    }
  }

  private static List<String> classNames(Stream<String> entries) {
    return entries
        .filter(it -> it.startsWith(KeyDescription.FOLDER) && it.endsWith(DESCRIPTION))
        .map(it -> it.substring(KeyDescription.FOLDER.length(), it.length() - DESCRIPTION.length()))
        .sorted()
        .toList();
  }

  private Optional<byte[]> bytes(String entry) throws IOException {
    TextFile.requireThere(container);
    if (Files.isDirectory(container)) {
      Path file = container.resolve(entry);
      if (!Files.exists(file)) {
        return Optional.empty();
      }
      return Optional.of(LimitedBytes.of(file));
    }
    try (ZipFile jar = jar()) {
      ZipEntry found = jar.getEntry(entry);
      if (found == null) {
        return Optional.empty();
      }
      try (InputStream in = jar.getInputStream(found)) {
        return Optional.of(LimitedBytes.of(in, container + "!" + entry));
      }
    }
  }

  private ZipFile jar() throws IOException {
    try {
      return new ZipFile(container.toFile());
    } catch (ZipException noJar) {
      throw new UnreadableInputException(container + " is no jar", noJar);
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
