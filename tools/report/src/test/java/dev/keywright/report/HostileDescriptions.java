package dev.keywright.report;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Descriptions as nobody's processor writes them, in a folder of classes. */
final class HostileDescriptions {
  /** Names that lead elsewhere, collide, or that some file system does not take. */
  static final List<String> NAMES =
      List.of(
          "../../pwned",
          "..\\..\\pwned",
          "/tmp/pwned",
          "C:\\pwned",
          "\\\\host\\share\\pwned",
          "..",
          ".",
          "",
          "a/../../../pwned",
          "shop.Order\u0000Key",
          "shop.Order\nKey",
          "shop.\u001b[31mKey",
          "shop.\u202eyeK",
          "shop.\ud800",
          "shop.\udbff",
          "index",
          "INDEX",
          "compare",
          "con",
          "NUL.Key",
          "lpt1.shop.Key",
          "shop.OrderKey",
          "shop.ORDERKEY",
          "shop.orderkey",
          "shop.Item.family",
          "shop.ma\u00dfeKey",
          "shop.masseKey",
          "shop.e\u0301Key",
          "shop.\u00e9Key",
          "<script>alert(1)</script>",
          "\" onmouseover=\"alert(1)",
          "%2e%2e/pwned",
          "a?b#c",
          "x".repeat(131),
          "x".repeat(135),
          "y".repeat(1000),
          "y".repeat(999) + "z",
          "p.".repeat(500) + "Key");

  /** Text that a browser or a terminal would obey. */
  static final String TEXT =
      "<script>alert('x')</script>\"&]]>`|\u001b[31m\u0000\u202e\u2028\ud800\uffff";

  // What is parsed, or has to be what the layout says.
  private static final Set<String> PARSED =
      Set.of(
          "layout",
          "format",
          "partitions",
          "store",
          "kind",
          "hex",
          "raw",
          "name",
          "severity",
          "action");

  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final Path folder;

  /**
   * @param classes where the descriptions of real keys are, and others are added
   */
  HostileDescriptions(Path classes) {
    this.folder = classes.resolve("META-INF/keywright");
  }

  /** A name that is made of pieces of hostile ones. */
  static String randomName(Random random) {
    StringBuilder name = new StringBuilder();
    for (int i = random.nextInt(4); i >= 0; i--) {
      String from = NAMES.get(random.nextInt(NAMES.size()));
      int start = random.nextInt(from.length() + 1);
      name.append(from, start, start + random.nextInt(Math.min(12, from.length() - start) + 1));
    }
    return random.nextInt(3) > 0 ? name.toString() : mixedCase(name.toString(), random);
  }

  private static String mixedCase(String name, Random random) {
    StringBuilder mixed = new StringBuilder();
    name.chars()
        .map(c -> random.nextBoolean() ? Character.toUpperCase(c) : Character.toLowerCase(c))
        .forEach(c -> mixed.append((char) c));
    return mixed.toString();
  }

  /** Adds copies of one real key, each with a name as its class and as its family. */
  void addNamed(List<String> names) throws IOException {
    JsonNode original = originals().get(0);
    for (int i = 0; i < names.size(); i++) {
      ObjectNode key = original.deepCopy();
      key.put("class", names.get(i));
      key.putArray("families").addObject().put("interface", names.get(i));
      write("named" + i, key);
    }
  }

  /** Adds copies of all real keys with hostile text behind everything that they say. */
  void addTexts() throws IOException {
    List<JsonNode> originals = originals();
    for (int i = 0; i < originals.size(); i++) {
      ObjectNode key = originals.get(i).deepCopy();
      changeTexts(key, it -> it + TEXT);
      write("text" + i, key);
    }
  }

  private static void changeTexts(JsonNode node, UnaryOperator<String> change) {
    if (node instanceof ObjectNode object) {
      object
          .properties()
          .forEach(
              field -> {
                if (field.getValue().isTextual() && !PARSED.contains(field.getKey())) {
                  field.setValue(TextNode.valueOf(change.apply(field.getValue().asText())));
                } else {
                  changeTexts(field.getValue(), change);
                }
              });
    } else if (node instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        changeTexts(array.get(i), change);
        if (array.get(i).isTextual()) {
          array.set(i, TextNode.valueOf(change.apply(array.get(i).asText())));
        }
      }
    }
  }

  private List<JsonNode> originals() throws IOException {
    List<JsonNode> originals = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        originals.add(JSON.readTree(file.toFile()));
      }
    }
    return originals;
  }

  private void write(String name, JsonNode key) throws IOException {
    JSON.writeValue(folder.resolve(name + ".json").toFile(), key);
  }
}
