package dev.keywright.layout.inspection;

import java.util.Optional;

/**
 * What an inspection says of one item of a column.
 *
 * @param column the name of the column
 * @param kind what the item is
 * @param name of the part that it is, or belongs to; {@code bucket} for a bucket, {@code literal}
 *     for a literal
 * @param type as in the signature; of a literal, the literal
 * @param position where it begins: an index of characters or bytes from the start of the column
 * @param raw what is there: text, or bytes in hexadecimal digits
 * @param value what it was encoded from, if that could be read
 * @param outcome how far it could be read
 * @param remark what is missing, doubtful or wrong, and where; empty if nothing is
 */
public record InspectedItem(
    String column,
    Kind kind,
    String name,
    String type,
    int position,
    String raw,
    Optional<Object> value,
    Outcome outcome,
    String remark) {

  /** What an item of a column can be. */
  public enum Kind {
    /** The literal of a template. */
    LITERAL,
    /** The number of a bucket. */
    BUCKET,
    /** The hash prefix of a part. */
    HASH_PREFIX,
    /** A part. */
    PART,
    /** What is where a separator, a literal or the end of the column should be. */
    SURPLUS
  }

  /** How far an item could be read. */
  public enum Outcome {
    /** It is whole and right. */
    WHOLE,
    /** It has a value, but nothing proves that it ends here, or that it is the right one. */
    OPEN,
    /** The column ends inside it or before it. */
    CUT_OFF,
    /** No key has this here. */
    WRONG
  }

  /** An item of which nothing has been read. */
  static InspectedItem at(String column, int position, Kind kind, String name, String type) {
    return new InspectedItem(
        column, kind, name, type, position, "", Optional.empty(), Outcome.WHOLE, "");
  }

  /** The same item with what is there. */
  InspectedItem read(String content, Optional<Object> decoded) {
    return new InspectedItem(column, kind, name, type, position, content, decoded, outcome, remark);
  }

  /** The same item with another outcome. */
  InspectedItem judged(Outcome judgement, String reason) {
    return new InspectedItem(column, kind, name, type, position, raw, value, judgement, reason);
  }
}
