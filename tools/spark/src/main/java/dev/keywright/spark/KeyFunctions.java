package dev.keywright.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.layout.signature.MalformedSignatureException;
import dev.keywright.spark.function.LayoutFunction;
import dev.keywright.spark.key.KeyLayouts;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * The functions of a key as columns of the Java API, which are those of {@link KeywrightCatalog}.
 */
public final class KeyFunctions {
  private static final String NAMESPACE = "key";
  private static final int DIGEST_BYTES = 16;

  private final KeyLayouts layouts;
  private final String prefix;

  private KeyFunctions(KeyLayouts layouts, String prefix) {
    this.layouts = layouts;
    this.prefix = prefix;
  }

  /**
   * The functions of a generated key, or of a family.
   *
   * @throws IllegalArgumentException if the class is neither
   */
  public static KeyFunctions of(SparkSession spark, Class<?> key) {
    return of(spark, KeyLayouts.of(key));
  }

  /**
   * The functions of a layout that has no class.
   *
   * @throws MalformedSignatureException if the text is no layout
   */
  public static KeyFunctions ofLayout(SparkSession spark, String layout) {
    return of(spark, KeyLayouts.of(Map.of(NAMESPACE, layout)));
  }

  private static KeyFunctions of(SparkSession spark, KeyLayouts layouts) {
    // A session reads the options of a catalog once, so each set of layouts has its own.
    String catalog = "keywright_" + digest(layouts);
    String option = "spark.sql.catalog." + catalog;
    Map<String, String> options = new LinkedHashMap<>();
    List<NamedLayout> named = layouts.named();
    for (NamedLayout layout : named) {
      String name = named.size() == 1 ? "" : "." + layout.name();
      options.put(
          option + "." + KeywrightCatalog.LAYOUT + NAMESPACE + name, layout.signature().toString());
    }
    options.forEach(spark.conf()::set);
    spark.conf().set(option, KeywrightCatalog.class.getName());
    return new KeyFunctions(layouts, catalog + "." + NAMESPACE + ".");
  }

  // Of the names and layouts in their order, which is that of the fields of a family's struct.
  private static String digest(KeyLayouts layouts) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(layouts.toString().getBytes(UTF_8));
      return HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JVM has SHA-256", impossible);
    }
  }

  /** The layout, or those of the members of the family. */
  public KeyLayouts layouts() {
    return layouts;
  }

  /**
   * The parts of keys as a struct, with the {@code reason} of malformed ones.
   *
   * @param columns of the key, in their order; or one row key of bytes that holds them all
   */
  public Column decode(Column... columns) {
    return call(LayoutFunction.DECODE, columns);
  }

  /**
   * The key of its parts: a column, or a struct if the key has several columns. A value that a part
   * may not hold ends the job, and the error names the part and the value.
   */
  public Column encode(Column... parts) {
    return call(LayoutFunction.ENCODE, parts);
  }

  /** The ranges of the keys that begin with these parts, as an array of structs. */
  public Column range(Column... firstParts) {
    return call(LayoutFunction.RANGE, firstParts);
  }

  private Column call(LayoutFunction function, Column... arguments) {
    return functions.call_function(prefix + function.word(), arguments);
  }
}
