package dev.keywright.processor.model;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The class whose method chooses buckets.
 *
 * @param isReachable whether a class in the entity's package can name it
 * @param methods all that are called {@code bucket}
 */
public record BucketClass(TypeRef type, boolean isReachable, List<Method> methods) {
  /** What the method is called. */
  public static final String METHOD = "bucket";

  private static final String BYTES = "byte[]";
  private static final String OBJECT = "java.lang.Object";

  /** The types that a value of a primitive type can be passed as, its own being the first. */
  private static final Map<String, List<String>> PRIMITIVES =
      Map.of(
          "byte", List.of("byte", "java.lang.Byte", "short", "int", "long"),
          "short", List.of("short", "java.lang.Short", "int", "long"),
          "int", List.of("int", "java.lang.Integer", "long"),
          "long", List.of("long", "java.lang.Long"),
          "boolean", List.of("boolean", "java.lang.Boolean"),
          "char", List.of("char", "java.lang.Character"),
          "float", List.of("float", "java.lang.Float"),
          "double", List.of("double", "java.lang.Double"));

  public BucketClass {
    methods = List.copyOf(methods);
  }

  /**
   * One of its methods.
   *
   * @param returns the name of its type
   * @param parameters the names of their types, with packages
   * @param throwsChecked whether a caller has to catch an exception
   */
  public record Method(
      boolean isPublic,
      boolean isStatic,
      String returns,
      List<String> parameters,
      boolean throwsChecked) {

    public Method {
      parameters = List.copyOf(parameters);
    }

    /** Whether it takes encoded bytes, and the count. */
    public boolean isOfBytes() {
      return parameters.equals(List.of(BYTES, "int"));
    }

    /** Whether it takes the values of these parts, or their bytes, and the count. */
    public boolean takes(List<Part> parts) {
      int count = parts.size();
      boolean isOfValues =
          parameters.size() == count + 1
              && parameters.get(count).equals("int")
              && IntStream.range(0, count)
                  .allMatch(i -> takes(parameters.get(i), parts.get(i).storedType()));
      return isOfBytes() || isOfValues;
    }

    private static boolean takes(String parameter, TypeRef value) {
      String name = value.qualifiedName();
      return parameter.equals(OBJECT)
          || PRIMITIVES.getOrDefault(name, List.of(name)).contains(parameter);
    }

    /** Whether generated code can call it. */
    public boolean isCallable() {
      return isPublic && isStatic && returns.equals("int") && !throwsChecked;
    }
  }

  /** Whether its function takes encoded bytes; checks have seen to it that there is one. */
  public boolean isOfBytes() {
    return methods.stream().anyMatch(Method::isOfBytes);
  }
}
