package dev.keywright.processor.fixes;

import dev.keywright.Store;
import dev.keywright.processor.Compiled;
import dev.keywright.processor.corpus.Places;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * An example of a page, in no store that is not named by it and in all others.
 *
 * @param code its types
 */
record Example(String code) {
  private static final Pattern STORED = Pattern.compile("(@StoredIn\\((?:value = )?Store\\.)\\w+");
  private static final Pattern TYPE =
      Pattern.compile("^(?:public |final )*(?:record|class|interface) ", Pattern.MULTILINE);
  // The bad example of a check is that of all its fixes. Nothing of the compiler's is kept.
  private static final Map<Map<String, String>, Map<String, List<Found>>> FOUND =
      new ConcurrentHashMap<>();
  private static final String AS_IT_IS = "AS_IT_IS";

  /** What is found in the example as it is. */
  List<Found> found() {
    return found(Map.of(AS_IT_IS, code)).getOrDefault(AS_IT_IS, List.of());
  }

  /** What is found in every store, by its name. */
  Map<String, List<Found>> foundByStore() {
    return foundIn(Stream.of(Store.values()).map(Store::name).toList());
  }

  /** What is found in some stores. */
  Map<String, List<Found>> foundIn(Collection<String> stores) {
    Map<String, String> variants = new TreeMap<>();
    stores.forEach(store -> variants.put(store, in(Store.valueOf(store))));
    return new TreeMap<>(found(variants));
  }

  private String in(Store store) {
    Matcher stored = STORED.matcher(code);
    if (stored.find()) {
      return stored.replaceAll("$1" + store);
    }
    // The entity is the last type that begins before the first part; helpers stand before it.
    Matcher type = TYPE.matcher(code);
    int entity = 0;
    while (type.find() && type.start() <= code.indexOf("@PartitionKey(")) {
      entity = type.start();
    }
    String annotation = "@StoredIn(Store." + store + ") ";
    return code.substring(0, entity) + annotation + code.substring(entity);
  }

  private static Map<String, List<Found>> found(Map<String, String> variants) {
    return FOUND.computeIfAbsent(variants, Example::findings);
  }

  private static Map<String, List<Found>> findings(Map<String, String> variants) {
    Map<String, List<Found>> found = new TreeMap<>();
    Map<String, Places> places = new TreeMap<>();
    variants.forEach((name, variant) -> places.put(name, Places.of(source(name, variant))));
    for (Diagnostic<? extends JavaFileObject> finding : compile(variants).findings()) {
      String path = finding.getSource().getName();
      String name = path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
      found
          .computeIfAbsent(name, it -> new ArrayList<>())
          .add(
              new Found(
                  finding.getMessage(Locale.ROOT), places.get(name).at(finding.getPosition())));
    }
    return found;
  }

  // One run of the compiler for all of them, each in a package of its own.
  private static Compiled compile(Map<String, String> variants) {
    JavaFileObject[] sources =
        variants.entrySet().stream()
            .map(variant -> source(variant.getKey(), variant.getValue()))
            .toArray(JavaFileObject[]::new);
    return Compiled.with(List.of("-proc:only", "-Xmaxerrs", "1000", "-Xmaxwarns", "1000"), sources);
  }

  private static JavaFileObject source(String name, String variant) {
    String ofVariant = "demo." + name.toLowerCase(Locale.ROOT);
    return Compiled.source(
        ofVariant + "." + name,
        "package " + ofVariant + ";",
        "import dev.keywright.*;",
        "import java.math.*;",
        "import java.time.*;",
        "import java.time.temporal.*;",
        "import java.util.*;",
        variant);
  }
}
