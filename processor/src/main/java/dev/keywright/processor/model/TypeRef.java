package dev.keywright.processor.model;

import java.util.List;

/**
 * The name of a Java type: a primitive, a class without type arguments, or an array of bytes.
 *
 * @param packageName empty for primitives, arrays, and the unnamed package
 * @param simpleNames the class and, before it, the classes around it
 */
public record TypeRef(String packageName, List<String> simpleNames) {

  public static TypeRef of(String packageName, String... simpleNames) {
    return new TypeRef(packageName, List.of(simpleNames));
  }

  /** The name as it is written in source without the package: {@code Outer.Inner}. */
  public String name() {
    return String.join(".", simpleNames);
  }

  /** The name with the package. */
  public String qualifiedName() {
    return packageName.isEmpty() ? name() : packageName + "." + name();
  }
}
