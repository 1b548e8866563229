package dev.keywright.report.page;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.ColumnDescription.Item;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.PartDescription;
import dev.keywright.report.sample.SampleRow;
import dev.keywright.report.sample.SampleRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A column as it is written: an example from left to right, each stretch with what it is.
 *
 * @param summary its kind and size in one line
 */
public record Ruler(String name, String role, String summary, List<Segment> segments) {
  static final int HUES = 6;

  /** A ruler for each column of a key. */
  public static List<Ruler> of(KeyDescription key, SampleRows rows) {
    Optional<SampleRow> row = rows.example();
    List<Ruler> rulers = new ArrayList<>();
    for (int i = 0; i < key.columns().size(); i++) {
      int index = i;
      ColumnDescription column = key.columns().get(i);
      rulers.add(
          new Ruler(
              column.name(),
              column.partition() ? "partition key" : "sort key",
              summary(column),
              row.map(it -> ColumnExample.of(it, index, column))
                  .or(() -> column.example().map(it -> new ColumnExample(it, column.items())))
                  .or(() -> rows.made().map(it -> ColumnExample.of(it, index, column)))
                  .map(it -> new Builder(key, it).segments())
                  .orElse(List.of())));
    }
    return rulers;
  }

  private static String summary(ColumnDescription column) {
    StringBuilder text = new StringBuilder(column.isNative() ? "the store's own type" : "");
    column
        .template()
        .ifPresent(it -> text.append(text.isEmpty() ? "" : ", ").append("template ").append(it));
    column
        .maxBytes()
        .ifPresent(
            it ->
                text.append(text.isEmpty() ? "" : ", ")
                    .append("at most ")
                    .append(NumberText.bytes(it)));
    return text.toString();
  }

  /** Cuts the example of one column into segments. */
  private static final class Builder {
    private final KeyDescription key;
    private final ColumnExample column;
    private final boolean isHex;
    private final boolean isNumber;
    private final String whole;
    private final List<Segment> segments = new ArrayList<>();

    Builder(KeyDescription key, ColumnExample column) {
      this.key = key;
      this.column = column;
      ColumnDescription.Example example = column.content();
      this.isHex = example.hex().isPresent();
      this.isNumber = example.number().isPresent();
      this.whole =
          example
              .text()
              .or(example::hex)
              .or(() -> example.number().map(String::valueOf))
              .orElse("");
    }

    List<Segment> segments() {
      int digits = isHex ? 2 : 1;
      int end = 0;
      for (Item item : column.items()) {
        addGap(end, item.position() * digits);
        segments.add(segment(item));
        end = item.position() * digits + item.raw().length();
      }
      addGap(end, whole.length());
      return segments;
    }

    // The items do not tell separators, and the ends of texts that stand between two of them.
    private void addGap(int from, int to) {
      if (from < to) {
        int start = isHex ? from / 2 : from;
        List<String> notes = List.of("Ends the part before it.");
        segments.add(constant("separator", "separator", whole.substring(from, to), start, notes));
      }
    }

    private Segment segment(Item item) {
      Optional<PartDescription> part =
          key.parts().stream().filter(it -> it.name().equals(item.name())).findFirst();
      return switch (item.kind()) {
        case "part" ->
            part.map(it -> ofPart(item, it)).orElseGet(() -> plain(item, item.name(), List.of()));
        case "bucket" -> plain(item, "bucket", bucketNotes());
        case "hash_prefix" ->
            plain(
                item,
                "hash of " + item.name(),
                part.flatMap(PartDescription::hashPrefix).map(it -> it + ".").stream().toList());
        default -> plain(item, "literal", List.of("The same in every row."));
      };
    }

    private Segment plain(Item item, String label, List<String> notes) {
      return constant(item.kind(), label, item.raw(), item.position(), notes);
    }

    private Segment constant(String kind, String label, String raw, int start, List<String> notes) {
      return Segment.of(kind, label, raw, start, notes).in(cells(raw), room(raw));
    }

    private Segment ofPart(Item item, PartDescription part) {
      List<String> notes = PartNotes.of(part, item.value());
      return Segment.of("part", part.name(), item.raw(), item.position(), notes)
          .in(cells(item.raw()), width(item, part))
          .ofPart(hue(key, part.name()), part.fixedWidth());
    }

    private List<String> bucketNotes() {
      return key.bucket().stream()
          .map(it -> "One of " + it.count() + ", chosen by " + String.join(", ", it.of()) + ".")
          .toList();
    }

    private List<Segment.Cell> cells(String raw) {
      return isHex ? Cells.ofHex(raw) : isNumber ? Cells.ofNumber(raw) : Cells.ofText(raw);
    }

    private String room(String raw) {
      return isHex
          ? NumberText.count(raw.length() / 2, "byte")
          : NumberText.count(raw.codePointCount(0, raw.length()), "character");
    }

    private String width(Item item, PartDescription part) {
      if (isNumber) {
        return "stored as a number";
      }
      if (part.fixedWidth()) {
        return room(item.raw()) + ", always";
      }
      String most =
          part.maxBytes().isPresent()
              ? "at most " + NumberText.bytes(part.maxBytes().getAsLong())
              : "no limit";
      return room(item.raw()) + " here, " + most;
    }
  }

  /** The colour of a part: its place among the parts of the key. */
  static int hue(KeyDescription key, String part) {
    List<String> names = key.parts().stream().map(PartDescription::name).toList();
    return Math.max(0, names.indexOf(part)) % HUES;
  }
}
