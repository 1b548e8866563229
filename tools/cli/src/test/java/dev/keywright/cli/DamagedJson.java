package dev.keywright.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** JSON of which one value is gone, doubled, or another one; its syntax stays right. */
final class DamagedJson {
  private static final List<String> TEXTS =
      List.of(
          "",
          "hex",
          "bucket",
          "hash_prefix",
          "literal",
          "list",
          "hashed_values",
          "error",
          "BINARY | pk: id int",
          "TEXT separator=',' | pk: id int pad=6, b long",
          "TEXT | PK: \"X\" id int pad=6 | SK: \"META\"");

  private DamagedJson() {}

  /** Damages a tree once. */
  static void damage(ObjectNode tree, Random random) {
    List<JsonNode> containers = new ArrayList<>();
    collect(tree, containers);
    JsonNode chosen = containers.get(random.nextInt(containers.size()));
    if (chosen instanceof ObjectNode object && !object.isEmpty()) {
      List<String> names = new ArrayList<>();
      object.fieldNames().forEachRemaining(names::add);
      String name = names.get(random.nextInt(names.size()));
      switch (random.nextInt(3)) {
        case 0 -> object.remove(name);
        case 1 -> object.set(name, IntNode.valueOf(random.nextInt(2000) - 1000));
        default -> object.set(name, TextNode.valueOf(TEXTS.get(random.nextInt(TEXTS.size()))));
      }
    } else if (chosen instanceof ArrayNode array && !array.isEmpty()) {
      int index = random.nextInt(array.size());
      if (random.nextBoolean()) {
        array.remove(index);
      } else {
        array.add(array.get(index).deepCopy());
      }
    }
  }

  private static void collect(JsonNode node, List<JsonNode> containers) {
    if (node.isContainerNode()) {
      containers.add(node);
      node.forEach(it -> collect(it, containers));
    }
  }
}
