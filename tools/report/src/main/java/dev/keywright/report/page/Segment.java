package dev.keywright.report.page;

import java.util.List;

/**
 * One stretch of a ruler: a part, a literal, a separator, a hash prefix or a bucket.
 *
 * @param kind a class of the style sheet
 * @param label what it is called
 * @param hue which of the colours it has, from 0; the same wherever the part is
 * @param cells what is there, cell by cell
 * @param text what is there, in one piece
 * @param width how much room it takes
 * @param start its first byte or character in the column
 * @param notes what there is to know about it, in sentences
 * @param fixed whether all values take the same room
 */
public record Segment(
    String kind,
    String label,
    int hue,
    List<Cell> cells,
    String text,
    String width,
    int start,
    List<String> notes,
    boolean fixed) {

  /**
   * One character with its bytes, or one byte with its character.
   *
   * @param upper what people look for
   * @param lower what it represents; empty if there is nothing to say
   */
  public record Cell(String upper, String lower) {}
}
