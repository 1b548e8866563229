package dev.keywright.processor.designs;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import java.util.List;

/**
 * A generated class and its entity, compiled with every warning an error.
 *
 * @param entity the type of the entity
 * @param type the generated class
 */
record GeneratedKey(Class<?> entity, Class<?> type) {
  private static final String PACKAGE = "shop";

  /** The key of an entity {@code Row} with these annotations and components. */
  static GeneratedKey of(List<String> annotations, String... components) {
    return load(compile(annotations, components).load(), "");
  }

  /** Compiles an entity {@code Row}, which may have several keys. */
  static Compiled compile(List<String> annotations, String... components) {
    return Compiled.whateverTheLoad(
        Compiled.source(
            PACKAGE + ".Row",
            "package " + PACKAGE + ";",
            "import dev.keywright.*;",
            "import java.time.Instant;",
            String.join("\n", annotations),
            "public record Row(" + String.join(",\n", components) + ") {}"));
  }

  /** The key of {@code Row} with this name. */
  static GeneratedKey load(ClassLoader loader, String keyName) {
    try {
      return new GeneratedKey(
          loader.loadClass(PACKAGE + ".Row"), loader.loadClass(PACKAGE + ".Row" + keyName + "Key"));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** The key of an entity with these components. */
  Key of(Object... components) {
    return (Key) call("of", Reflected.make(entity, components));
  }

  /** What a static method returns. */
  Object call(String method, Object... arguments) {
    return Reflected.call(type, null, method, arguments);
  }

  /** The key as it is now of columns that an older version wrote. */
  Object current(String decode, Object... columns) {
    Object older = call(decode, columns);
    return Reflected.call(older.getClass(), older, "toCurrent");
  }

  /** The signature of its layout. */
  String layout() {
    try {
      return (String) type.getField("LAYOUT").get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  /** Begins a scan. */
  Scan scan() {
    return new Scan(call("scan"));
  }

  /** A stage of a scan. */
  record Scan(Object stage) {

    /** The stage after this part is fixed. */
    Scan fix(String part, Object value) {
      return new Scan(ask(part, value));
    }

    /** The answer to a question about ranges of the next part, such as {@code between}. */
    Object range(String part, String question, Object... arguments) {
      Class<?> bounds = Reflected.method(stage.getClass(), part).getReturnType();
      return Reflected.call(bounds, ask(part), question, arguments);
    }

    /** What a method of this stage returns. */
    Object ask(String method, Object... arguments) {
      return Reflected.call(stage.getClass(), stage, method, arguments);
    }
  }
}
