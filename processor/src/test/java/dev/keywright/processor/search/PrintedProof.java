package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.example.ColumnText;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The counterexample in a printed problem, read back and worked out again. */
final class PrintedProof {
  private static final String TEXT = "\"((?:[^\"\\\\]|\\\\.)*+)\"";
  private static final String NAME = "([\\w.\\[\\]]+)";
  private static final String VALUE = "(\"(?:[^\"\\\\]|\\\\.)*+\"|[^\" ,]+)";
  private static final Pattern MISORDER =
      Pattern.compile(
          NAME
              + " = "
              + VALUE
              + " sorts (before|after) \\1 = "
              + VALUE
              + ": "
              + TEXT
              + " ([<>]) "
              + TEXT);
  private static final Pattern COLLISION =
      Pattern.compile(
          NAME
              + " = "
              + VALUE
              + ", "
              + NAME
              + " = "
              + VALUE
              + " and \\1 = "
              + VALUE
              + ", \\3 = "
              + VALUE
              + " are both written "
              + TEXT);
  private static final Pattern OPEN_END =
      Pattern.compile(
          NAME
              + " = "
              + VALUE
              + " is written "
              + TEXT
              + ", in which the text of \\1 may end after "
              + TEXT
              + " or after "
              + TEXT);
  private static final Pattern TWO_WIDTHS =
      Pattern.compile(
          "(\\w+) is reversed without padding: (-?\\d+) is written "
              + TEXT
              + " and (-?\\d+) is written "
              + TEXT);

  private static final Pattern REFUSED =
      Pattern.compile(
          "[:;] " + NAME + " = " + VALUE + " (?:has|holds|does) .*, so the encoder refuses it$");
  private static final Pattern NO_SUCH_NUMBER =
      Pattern.compile(" lets " + NAME + " be (-?\\d+); no (\\w+) is \\2$");

  private final Layout layout;
  private final String problem;

  PrintedProof(Layout layout, Finding finding) {
    // Of a list whose elements are at fault, the parts of two elements are named.
    boolean isOfElement = finding.problem().matches(".*\\w\\[[01]\\]\\..*");
    this.layout = isOfElement ? layout.unrolled() : layout;
    this.problem = finding.problem();
  }

  /** Whether it says what it claims; empty if the problem shows no counterexample. */
  Optional<Boolean> reproduces() {
    Matcher refused = REFUSED.matcher(problem);
    if (refused.find()) {
      return Optional.of(isRefused(refused));
    }
    Matcher none = NO_SUCH_NUMBER.matcher(problem);
    if (none.find()) {
      return Optional.of(isNone(none));
    }
    Matcher misorder = MISORDER.matcher(problem);
    if (misorder.find()) {
      return Optional.of(misorders(misorder));
    }
    Matcher collision = COLLISION.matcher(problem);
    if (collision.find()) {
      return Optional.of(collides(collision));
    }
    Matcher end = OPEN_END.matcher(problem);
    if (end.find()) {
      return Optional.of(isOpen(end));
    }
    Matcher widths = TWO_WIDTHS.matcher(problem);
    return widths.find() ? Optional.of(haveTwoWidths(widths)) : Optional.empty();
  }

  /** Whether the entity may hold a value that the encoder does not take. */
  private boolean isRefused(Matcher said) {
    Place place = place(said.group(1));
    Object value = PrintedValue.of(place.part().type(), said.group(2));
    Legality legality = new Legality(layout, place.column);
    boolean isHeld =
        value instanceof Long number
            ? legality.isWithin(place.index, number)
            : legality.isPlausible(place.index, value);
    return isHeld && new RealEncoder(layout, place.column).refuses(place.index, value);
  }

  /** Whether the Java type of a part does not have a number that is declared for it. */
  private boolean isNone(Matcher said) {
    Part part = place(said.group(1)).part();
    long number = Long.parseLong(said.group(2));
    TypeSignature type = part.signature().type();
    return part.type().name().equals(said.group(3))
        && (number < type.smallest() || number > type.largest());
  }

  private boolean misorders(Matcher said) {
    String oneKey = PrintedValue.text(said.group(5));
    String otherKey = PrintedValue.text(said.group(7));
    int keys =
        Integer.signum(Arrays.compareUnsigned(oneKey.getBytes(UTF_8), otherKey.getBytes(UTF_8)));
    boolean isAsSaid =
        keys == (said.group(6).equals("<") ? -1 : 1)
            && keys == (said.group(3).equals("before") ? -1 : 1);
    Place place = place(said.group(1));
    Part part = place.part();
    int values;
    boolean isWritten;
    if (part.is(Kind.FRACTION) || part.type() instanceof PartType.Foreign) {
      values = PrintedValue.compareForeign(part.type(), said.group(2), said.group(4));
      isWritten = oneKey.equals(said.group(2)) && otherKey.equals(said.group(4));
    } else {
      Object one = PrintedValue.of(part.type(), said.group(2));
      Object other = PrintedValue.of(part.type(), said.group(4));
      values = ValueOrder.compare(part, one, other);
      isWritten = place.writes(List.of(one), oneKey) && place.writes(List.of(other), otherKey);
    }
    int directed = part.encoding().descending() ? -values : values;
    return isAsSaid && isWritten && values != 0 && directed != keys;
  }

  private boolean collides(Matcher said) {
    Place place = place(said.group(1));
    PartType first = place.part().type();
    PartType second = place(said.group(3)).part().type();
    List<Object> one =
        List.of(PrintedValue.of(first, said.group(2)), PrintedValue.of(second, said.group(4)));
    List<Object> other =
        List.of(PrintedValue.of(first, said.group(5)), PrintedValue.of(second, said.group(6)));
    String key = PrintedValue.text(said.group(7));
    boolean isDifferent =
        !said.group(2).equals(said.group(5)) || !said.group(4).equals(said.group(6));
    return isDifferent && place.writes(one, key) && place.writes(other, key);
  }

  private boolean isOpen(Matcher said) {
    Place place = place(said.group(1));
    Object value = PrintedValue.of(place.part().type(), said.group(2));
    String whole = PrintedValue.text(said.group(5));
    String beginning = PrintedValue.text(said.group(4)) + layout.separator();
    return place.writes(List.of(value), PrintedValue.text(said.group(3)))
        && place.text(value).equals(whole)
        && (whole + layout.separator()).startsWith(beginning)
        && whole.length() >= beginning.length();
  }

  private boolean haveTwoWidths(Matcher said) {
    Place place = place(said.group(1));
    String one = PrintedValue.text(said.group(3));
    String other = PrintedValue.text(said.group(5));
    RealEncoder encoder = new RealEncoder(layout, place.column);
    return encoder.writes(place.index, Long.valueOf(said.group(2)), one)
        && encoder.writes(place.index, Long.valueOf(said.group(4)), other)
        && place.text(Long.valueOf(said.group(2))).equals(one)
        && place.text(Long.valueOf(said.group(4))).equals(other)
        && one.length() != other.length();
  }

  private Place place(String name) {
    for (Column column : layout.columns()) {
      for (int i = 0; i < column.parts().size(); i++) {
        if (column.parts().get(i).name().equals(name)) {
          return new Place(column, i);
        }
      }
    }
    throw new AssertionError("no part is called " + name + ": " + problem);
  }

  /** Where the values of a counterexample stand. */
  private final class Place {
    private final Column column;
    private final int index;
    private final PlainKeys plain;

    Place(Column column, int index) {
      this.column = column;
      this.index = index;
      this.plain = PlainKeys.of(layout, column);
    }

    Part part() {
      return column.parts().get(index);
    }

    String text(Object value) {
      return plain.text(index, value);
    }

    /** Whether a column of these values and samples is a printed key. */
    boolean writes(List<Object> values, String key) {
      Legality legality = new Legality(layout, column);
      for (int i = 0; i < values.size(); i++) {
        if (!isWritten(index + i, values.get(i))
            || !legality.isPlausible(index + i, values.get(i))) {
          return false;
        }
      }
      return samples()
          .map(samples -> whole(samples, values))
          .orElseGet(() -> some(values))
          .equals(key);
    }

    private boolean isWritten(int at, Object value) {
      return new RealEncoder(layout, column).writes(at, value, plain.text(at, value));
    }

    private String whole(List<Object> samples, List<Object> values) {
      List<Object> all = new ArrayList<>(samples);
      for (int i = 0; i < values.size(); i++) {
        all.set(index + i, values.get(i));
      }
      for (int i = 0; i < all.size(); i++) {
        if (!isWritten(i, all.get(i))) {
          throw new AssertionError(all.get(i) + " in a key that is not written: " + problem);
        }
      }
      return plain.text(all);
    }

    // Beside a part that can hold nothing, only the named values are shown.
    private String some(List<Object> values) {
      StringBuilder some = new StringBuilder();
      for (int i = 0; i < values.size(); i++) {
        boolean isLast = column.isLast(column.parts().get(index + i));
        some.append(plain.text(index + i, values.get(i)));
        some.append(isLast ? "" : String.valueOf(layout.separator()));
      }
      return some.toString();
    }

    // The values only; how they are written is worked out here.
    private Optional<List<Object>> samples() {
      return ColumnText.of(layout, column).samples();
    }
  }
}
