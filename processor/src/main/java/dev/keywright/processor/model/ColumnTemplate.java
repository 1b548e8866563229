package dev.keywright.processor.model;

import dev.keywright.layout.signature.Template;
import dev.keywright.runtime.Shown;
import java.util.ArrayList;
import java.util.List;

/**
 * How a column looks, as an annotation of the entity shows it.
 *
 * @param annotation its simple name: {@code SortTemplate}
 * @param value the template as it is written
 * @param column the attribute of that name; empty if it is not written
 * @param literals what is between the bucket and the parts
 * @param positions where each literal begins in the value
 * @param spot where the annotation is
 */
public record ColumnTemplate(
    String annotation,
    String value,
    String column,
    Template literals,
    List<Integer> positions,
    SourceSpot spot) {
  private static final int SHOWN = 60;

  public ColumnTemplate {
    positions = List.copyOf(positions);
  }

  /** The template of an older version, which no annotation shows. */
  public static ColumnTemplate of(Template literals, SourceSpot spot) {
    return new ColumnTemplate("", "", "", literals, List.of(), spot);
  }

  /**
   * The same with one more item at the end, which the value does not show.
   *
   * @param joint what is before it, unless a literal is
   */
  ColumnTemplate withItem(String joint) {
    List<String> all = new ArrayList<>(literals.literals());
    List<Integer> places = new ArrayList<>(positions);
    int last = all.size() - 1;
    all.set(last, all.get(last).isEmpty() ? joint : all.get(last));
    all.add("");
    places.add(value.length());
    return new ColumnTemplate(
        annotation, value, column, new Template(all, literals.escape()), places, spot);
  }

  /** Whether it has no literal. */
  boolean isBare() {
    return literals.literals().stream().allMatch(String::isEmpty);
  }

  /** The same without an item, and the literal after it. */
  ColumnTemplate withoutItem(int index) {
    List<String> all = new ArrayList<>(literals.literals());
    List<Integer> places = new ArrayList<>(positions);
    all.remove(index + 1);
    places.remove(index + 1);
    return new ColumnTemplate(
        annotation, value, column, new Template(all, literals.escape()), places, spot);
  }

  /** The same with the literal at the end so many times more. */
  ColumnTemplate repeated(int times) {
    List<String> all = new ArrayList<>(literals.literals());
    List<Integer> places = new ArrayList<>(positions);
    for (int i = 0; i < times; i++) {
      all.add(all.get(all.size() - 1));
      places.add(places.get(places.size() - 1));
    }
    return new ColumnTemplate(
        annotation, value, column, new Template(all, literals.escape()), places, spot);
  }

  /** The value, and a caret under a place in it. */
  public String at(int position) {
    return at(value, position);
  }

  /** A template, and a caret under a place in it; of a long one, what is around the place. */
  public static String at(String value, int position) {
    int from = Math.max(0, Math.min(position - SHOWN / 2, value.length() - SHOWN));
    int to = Math.min(value.length(), from + SHOWN);
    String front = (from > 0 ? "..." : "") + Shown.visible(value.substring(from, position));
    String rest = Shown.visible(value.substring(position, to)) + (to < value.length() ? "..." : "");
    return front + rest + "\n" + " ".repeat(front.length()) + "^";
  }
}
