package dev.keywright.spark;

import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.spark.function.LayoutFunction;
import dev.keywright.spark.key.KeyLayouts;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The functions of key layouts in SQL: {@code keywright.shop.OrderKey.decode(pk)}.
 *
 * <p>Name it in the configuration: {@code spark.sql.catalog.keywright} is the name of this class.
 * Each generated key class, and each family, is a namespace; it has to be on the class path of the
 * driver. A layout without a class is an option of the catalog: {@code
 * spark.sql.catalog.keywright.layout.orders} makes {@code keywright.orders.decode(pk)}. Layouts
 * whose names begin alike, such as {@code layout.shop.order} and {@code layout.shop.profile}, are
 * the family {@code keywright.shop}.
 *
 * <p>A malformed key is a struct with its {@code reason}; null gives null.
 */
public final class KeywrightCatalog implements FunctionCatalog {
  /** What begins the options of layouts. */
  static final String LAYOUT = "layout.";

  private String name = "";
  private Map<String, String> layouts = Map.of();

  /** Spark makes it. */
  public KeywrightCatalog() {}

  /**
   * Reads the layouts among the options.
   *
   * @throws MalformedSignatureException if one is no layout
   */
  @Override
  public void initialize(String catalog, CaseInsensitiveStringMap options) {
    Map<String, String> found = new LinkedHashMap<>();
    options
        .asCaseSensitiveMap()
        .forEach(
            (key, value) -> {
              if (key.startsWith(LAYOUT)) {
                found.put(key.substring(LAYOUT.length()), value);
              }
            });
    name = catalog;
    layouts = found;
  }

  @Override
  public String name() {
    return name;
  }

  /** The functions of a layout. */
  @Override
  public Identifier[] listFunctions(String[] namespace) {
    return Arrays.stream(LayoutFunction.values())
        .map(it -> Identifier.of(namespace, it.word()))
        .toArray(Identifier[]::new);
  }

  /**
   * A function of a layout.
   *
   * @throws IllegalArgumentException if there is no such key
   * @throws NoSuchFunctionException if keys have no such function
   */
  @Override
  public UnboundFunction loadFunction(Identifier function) throws NoSuchFunctionException {
    Optional<LayoutFunction> found =
        Arrays.stream(LayoutFunction.values())
            .filter(it -> it.word().equalsIgnoreCase(function.name()))
            .findFirst();
    if (found.isEmpty()) {
      throw new NoSuchFunctionException(function);
    }
    String key = String.join(".", function.namespace());
    return found.get().of(name + "." + key + "." + found.get().word(), keys(key));
  }

  private KeyLayouts keys(String key) {
    if (layouts.containsKey(key)) {
      return KeyLayouts.of(Map.of(key, layouts.get(key)));
    }
    Map<String, String> members = new LinkedHashMap<>();
    layouts.forEach(
        (member, layout) -> {
          if (member.startsWith(key + ".")) {
            members.put(member.substring(key.length() + 1), layout);
          }
        });
    return members.isEmpty() ? ofClass(key) : KeyLayouts.of(members);
  }

  private KeyLayouts ofClass(String key) {
    try {
      return KeyLayouts.of(
          Class.forName(key, false, Thread.currentThread().getContextClassLoader()));
    } catch (ClassNotFoundException missing) {
      throw new IllegalArgumentException(
          "unknown key "
              + key
              + ": the class path of the driver has no such class, and spark.sql.catalog."
              + name
              + "."
              + LAYOUT
              + key
              + " is not set",
          missing);
    }
  }
}
