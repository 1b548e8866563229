package dev.keywright.processor.designs;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a member whose keys are all written out.
 *
 * @param attributes of the key's annotation
 * @param annotations further ones
 * @param values as a layout takes them; the part may refuse some, and takes no others
 */
record EncodedPart(
    String name, List<String> attributes, String annotations, String type, List<?> values) {

  // A record around an array has no equality, and a floor rounds times alone.
  private boolean isHeld() {
    boolean isSuitable =
        !annotations.isEmpty()
            && !type.contains("<")
            && !type.equals("byte[]")
            && !annotations.contains("floor");
    return isSuitable && Math.floorMod((name + annotations + values.size()).hashCode(), 3) == 0;
  }

  /** The single-value type that says what is known of the value, or nothing. */
  String heldType() {
    return isHeld() ? "public record Held" + name + "(" + annotations + type + " value) {} " : "";
  }

  /**
   * The component of the record.
   *
   * @param key the name of the key's annotation
   * @param first an attribute in front of the others, or nothing
   */
  String component(String key, List<String> first) {
    List<String> all = new ArrayList<>(first);
    all.addAll(attributes);
    return "@"
        + key
        + (all.isEmpty() ? "" : "(" + String.join(", ", all) + ")")
        + " "
        + (isHeld() ? "Held" + name : annotations + type)
        + " "
        + name;
  }
}
