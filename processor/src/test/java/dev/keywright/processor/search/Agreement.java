package dev.keywright.processor.search;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.codec.PartCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Whether the encoder of the search is that of the keys: else its silence would say nothing about
 * them.
 */
final class Agreement {
  private static final int KEYS = 5;

  private final Layout layout;
  private final Random random;
  private final List<String> faults;
  private final LayoutCodec codec;

  Agreement(Layout layout, Random random, List<String> faults) {
    this.layout = layout;
    this.random = random;
    this.faults = faults;
    this.codec = LayoutCodec.of(layout.signature());
  }

  /** Adds a fault for every value or key of which the two think differently. */
  void run() {
    Map<String, List<Object>> legal = legal();
    for (int i = 0; i < KEYS && legal.values().stream().noneMatch(List::isEmpty); i++) {
      Map<String, Object> key = new LinkedHashMap<>();
      legal.forEach((part, values) -> key.put(part, values.get(random.nextInt(values.size()))));
      compare(key);
    }
  }

  private Map<String, List<Object>> legal() {
    Candidates candidates = new Candidates(layout, random);
    Map<String, List<Object>> legal = new LinkedHashMap<>();
    for (Column column : layout.columns()) {
      Legality legality = new Legality(layout, column);
      for (int i = 0; i < column.parts().size(); i++) {
        String name = column.parts().get(i).name();
        List<Object> values = new ArrayList<>();
        for (Object value : candidates.of(column.parts().get(i))) {
          boolean expected = legality.isLegal(i, value);
          if (isAccepted(name, value) != expected) {
            faults.add(name + " = " + value + " is legal: " + expected + " in " + Shown.of(layout));
          } else if (expected) {
            values.add(value);
          }
        }
        legal.put(name, values);
      }
    }
    return legal;
  }

  private boolean isAccepted(String part, Object value) {
    @SuppressWarnings("unchecked") // a candidate for the part's own type
    PartCodec<Object, ?> known = (PartCodec<Object, ?>) codec.part(part);
    try {
      known.check(plain(value));
      return true;
    } catch (InvalidPartException refused) {
      return false;
    }
  }

  // The runtime knows the constants of an enum by name.
  private static Object plain(Object value) {
    return value instanceof PartType.Constant constant ? constant.name() : value;
  }

  private void compare(Map<String, Object> key) {
    Map<String, Object> values = new LinkedHashMap<>();
    key.forEach((part, value) -> values.put(part, plain(value)));
    Map<String, Object> encoded = codec.encode(values);
    for (Column column : layout.columns()) {
      List<Object> ofColumn = column.parts().stream().map(part -> key.get(part.name())).toList();
      Object actual = encoded.get(column.name());
      String whole = layout.isBinary() ? new String((byte[]) actual, ISO_8859_1) : (String) actual;
      if (column.bucketIndex() > 0) {
        compareBehind(column, ofColumn, whole);
        continue;
      }
      String text = column.parts().isEmpty() ? whole : behindBucket(column, whole);
      if (!(column.parts().isEmpty() ? isFrame(column, text) : isPlain(column, ofColumn, text))) {
        faults.add(ofColumn + " is encoded in another way in " + Shown.of(layout));
      }
    }
  }

  /** Compares a column whose bucket stands behind parts. */
  private void compareBehind(Column column, List<Object> values, String actual) {
    PlainKeys plain = PlainKeys.of(layout, column);
    byte[] bytes = actual.getBytes(layout.isBinary() ? ISO_8859_1 : UTF_8);
    byte[] front = plain.front(values);
    String number =
        new String(
            bytes, front.length, Math.min(bucketWidth(), bytes.length - front.length), ISO_8859_1);
    if (!isFrame(column, number) || !Arrays.equals(bytes, plain.bytes(values, number(number)))) {
      faults.add(values + " is encoded in another way in " + Shown.of(layout));
    }
  }

  /** What stands behind the number of the bucket, if there is one. */
  private String behindBucket(Column column, String actual) {
    boolean isBucketed = column.isPartition() && layout.options().bucket().isPresent();
    if (!isBucketed) {
      return actual;
    }
    int width = bucketWidth();
    if (!isFrame(column, actual.substring(0, width))) {
      faults.add(actual + " begins with no bucket in " + Shown.of(layout));
    }
    return actual.substring(width + (layout.isBinary() ? 0 : 1));
  }

  private int bucketWidth() {
    int last = layout.options().bucket().orElseThrow().count() - 1;
    return layout.isBinary() ? (last > 0xff ? 2 : 1) : String.valueOf(last).length();
  }

  private boolean isPlain(Column column, List<Object> values, String actual) {
    PlainKeys plain = PlainKeys.of(layout, column);
    return layout.isBinary()
        ? Arrays.equals(actual.getBytes(ISO_8859_1), plain.bytes(values))
        : plain.text(values).equals(actual);
  }

  /** Whether a column without parts is its literal, or the number of a bucket. */
  private boolean isFrame(Column column, String actual) {
    if (column.template().isPresent()) {
      return layout.template(column).literals().equals(List.of(actual));
    }
    int last = layout.options().bucket().orElseThrow().count() - 1;
    int number = number(actual);
    return actual.length() == bucketWidth() && number >= 0 && number <= last;
  }

  private int number(String actual) {
    int radix = layout.isBinary() ? 0x100 : 10;
    int number = 0;
    for (int i = 0; i < actual.length(); i++) {
      char c = actual.charAt(i);
      number = number * radix + (layout.isBinary() ? c : Character.digit(c, radix));
    }
    return number;
  }
}
