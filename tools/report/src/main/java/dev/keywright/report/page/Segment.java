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

  /** A stretch that is the same in every row, or of which all values take the same room. */
  static Segment of(String kind, String label, String text, int start, List<String> notes) {
    return new Segment(kind, label, 0, List.of(), text, "", start, notes, true);
  }

  /** The same stretch, with what is there cell by cell, and how much room it takes. */
  Segment in(List<Cell> itsCells, String itsWidth) {
    return new Segment(kind, label, hue, itsCells, text, itsWidth, start, notes, fixed);
  }

  /** The same stretch in the colour of a part. */
  Segment ofPart(int itsHue, boolean isFixed) {
    return new Segment(kind, label, itsHue, cells, text, width, start, notes, isFixed);
  }

  /**
   * One character with its bytes, or one byte with its character.
   *
   * @param upper what people look for
   * @param lower what it represents; empty if there is nothing to say
   */
  public record Cell(String upper, String lower) {}
}
