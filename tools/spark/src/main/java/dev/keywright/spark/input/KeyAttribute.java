package dev.keywright.spark.input;

import java.util.Set;

/**
 * An attribute of a key in DynamoDB.
 *
 * @param name as the table has it
 * @param type {@code S} for text, {@code N} for numbers, {@code B} for bytes
 */
public record KeyAttribute(String name, String type) {
  /** The type of attributes that hold bytes. */
  static final String BYTES = "B";

  private static final Set<String> TYPES = Set.of("S", "N", BYTES);

  /**
   * An attribute.
   *
   * @throws IllegalArgumentException if DynamoDB has no keys of this type
   */
  public KeyAttribute {
    if (!TYPES.contains(type)) {
      throw new IllegalArgumentException(
          "key attribute " + name + " is of type S, N or B, not " + type);
    }
  }
}
