package dev.keywright.processor.designs;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Map;

/** A family and its members, compiled with every warning an error. */
record FamilyDesign(Compiled compiled, ClassLoader loader) {

  /** The members of the shop, all of one user but the products. */
  static final String SHOP =
      """
      @AllowDesign(check = "KW022", reason = "visits have their literal at the end")
      @KeyFamily public sealed interface Item permits Order, Profile, Product, Visit {}

      @PartitionTemplate(value = "USER#{userId}", column = "PK")
      @SortTemplate(value = "ORDER#{day}#{orderId}", column = "SK")
      public record Order(
          @PartitionKey @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String userId,
          @SortKey(time = TimeFormat.ISO) LocalDate day,
          @SortKey UUID orderId) implements Item {}

      @PartitionTemplate(value = "USER#{userId}", column = "PK")
      @SortTemplate(value = "PROFILE", column = "SK")
      public record Profile(
          @PartitionKey @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String userId)
          implements Item {}

      @PartitionTemplate(value = "PRODUCT#{sku}", column = "PK")
      @SortTemplate(value = "INFO", column = "SK")
      public record Product(@PartitionKey(pad = 6) int sku) implements Item {}

      @PartitionTemplate(value = "USER#{userId}", column = "PK")
      @SortTemplate(value = "{page}#VISIT", column = "SK")
      public record Visit(
          @PartitionKey @Domain(alphabet = "0-9A-Za-z", maxLength = 8) String userId,
          @SortKey @Domain(alphabet = "a-z", maxLength = 12) String page) implements Item {}
      """;

  /** Compiles types that are nested in {@code shop.Shop}. */
  static Compiled compile(String types) {
    return Compiled.whateverTheLoad(
        Compiled.source(
            "shop.Shop",
            "package shop;",
            "import dev.keywright.*;",
            "import java.time.*;",
            "import java.util.UUID;",
            "public final class Shop {",
            "private Shop() {}",
            types,
            "}"));
  }

  static FamilyDesign of(String types) {
    Compiled compiled = compile(types);
    return new FamilyDesign(compiled, compiled.load());
  }

  /** What is said of a family with a fault: its findings. */
  static List<String> found(String types) {
    return compile(types).messages().stream().filter(it -> it.startsWith("[KW")).toList();
  }

  /** A generated class, by the name of the type that it is of. */
  Class<?> type(String name) {
    try {
      return loader.loadClass("shop.Shop_" + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** A key of a member. */
  Key key(String member, Object... parts) {
    return (Key) Reflected.make(type(member + "Key"), parts);
  }

  /** What a static method of a family's key returns. */
  Object call(String family, String method, Object... arguments) {
    return Reflected.call(type(family + "Key"), null, method, arguments);
  }

  /** Reads the columns of a key as a key of the family. */
  Object decode(String family, Map<String, Object> columns) {
    return call(family, "decode", columns);
  }

  /** The generated source. */
  String source(String name) {
    String source = compiled.generatedSources().get("shop/Shop_" + name + ".java");
    if (source == null) {
      throw new AssertionError(name + " is not among " + compiled.generatedSources().keySet());
    }
    return source;
  }
}
