package dev.keywright.report.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.report.page.Segment.Cell;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Cuts texts and bytes into the cells of a ruler. */
final class Cells {
  private static final int MOST = 64;
  private static final Cell MORE = new Cell("\u2026", "");
  private static final char FIRST_VISIBLE = '!';
  private static final char LAST_OF_ASCII = '~';

  private Cells() {}

  /** A cell for each character, with its bytes in UTF-8 below. */
  static List<Cell> ofText(String text) {
    List<Cell> cells =
        text.codePoints()
            .limit(MOST)
            .mapToObj(
                it ->
                    new Cell(
                        visible(it),
                        HexFormat.of().formatHex(Character.toString(it).getBytes(UTF_8))))
            .toList();
    return text.codePointCount(0, text.length()) > MOST ? withMore(cells) : cells;
  }

  /** A cell for each byte, with its character in ASCII below. */
  static List<Cell> ofHex(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < Math.min(bytes.length, MOST); i++) {
      int value = Byte.toUnsignedInt(bytes[i]);
      boolean isVisible = value >= FIRST_VISIBLE && value <= LAST_OF_ASCII;
      cells.add(
          new Cell(HexFormat.of().toHexDigits(bytes[i]), isVisible ? "" + (char) value : "\u00b7"));
    }
    return bytes.length > MOST ? withMore(cells) : cells;
  }

  /** A cell for each digit of a number that the store keeps in its own way. */
  static List<Cell> ofNumber(String digits) {
    return digits.chars().mapToObj(it -> new Cell(Character.toString(it), "")).toList();
  }

  private static List<Cell> withMore(List<Cell> cells) {
    List<Cell> more = new ArrayList<>(cells);
    more.add(MORE);
    return more;
  }

  private static String visible(int character) {
    if (character == ' ') {
      return "\u2423";
    }
    String text = Character.toString(character);
    return Shown.visible(text).equals(text) ? text : "\u00b7";
  }
}
