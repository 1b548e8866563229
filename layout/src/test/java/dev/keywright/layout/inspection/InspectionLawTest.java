package dev.keywright.layout.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.InspectedItem.Kind;
import dev.keywright.layout.inspection.InspectedItem.Outcome;
import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import dev.keywright.runtime.MalformedKeyException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Inspection against decoding, for keys of every layout, cut off and changed everywhere. */
class InspectionLawTest {
  private static final int LAYOUTS = 1_000;

  private final RandomSignatures signatures = new RandomSignatures(77);
  private final RandomValues drawn = new RandomValues(78);
  private final Random random = new Random(79);
  private int complete;
  private int incomplete;
  private int malformed;

  @Test
  void whatIsEncodedIsComplete() {
    for (int i = 0; i < LAYOUTS; i++) {
      LayoutCodec codec = LayoutCodec.of(signatures.next());
      Map<String, Object> values = drawn.next(codec);
      Object[] columns = codec.encode(values).values().toArray();
      Inspection inspection = KeyInspector.of(codec.signature()).inspect(columns);

      assertThat(inspection.isComplete()).as("%s", inspection).isTrue();
      assertThat(inspection.isMalformed()).isFalse();
      assertEqual(inspection.values(), values);
    }
  }

  @Test
  void ofAKeyThatIsCutOffTheWholePartsAreTrueAndNoneIsWrong() {
    for (int i = 0; i < LAYOUTS; i++) {
      LayoutCodec codec = LayoutCodec.of(signatures.next());
      Map<String, Object> values = drawn.next(codec);
      Object[] columns = codec.encode(values).values().toArray();
      KeyInspector inspector = KeyInspector.of(codec.signature());
      for (int column = 0; column < columns.length; column++) {
        for (int length = 0; length <= length(columns[column]); length++) {
          Object[] given = Arrays.copyOf(columns, column + 1);
          given[column] = cut(columns[column], length);
          boolean isWhole = length == length(columns[column]);
          assertTrue(inspector.inspect(given), values, isWhole, column == columns.length - 1);
        }
      }
    }
  }

  // A last part of any length, or one before an empty list, can be the value of another key, whose
  // hash and bucket differ. In the last column nothing says that it has been cut off.
  private static void assertTrue(
      Inspection inspection, Map<String, Object> values, boolean isWhole, boolean hasAllColumns) {
    List<InspectedItem> items = inspection.items();
    for (int i = 0; i < items.size(); i++) {
      InspectedItem item = items.get(i);
      boolean isLast = i == items.size() - 1;
      boolean isFollowedByNothing =
          items.stream().skip(i + 1).allMatch(it -> length(it.raw()) == 0);
      if (item.kind() == Kind.PART) {
        assertThat(item.outcome()).as("%s", inspection).isNotEqualTo(Outcome.WRONG);
        boolean mayBeOther = isFollowedByNothing && !isWhole && hasAllColumns;
        if (item.outcome() == Outcome.WHOLE && !mayBeOther) {
          assertThat(item.value().orElseThrow())
              .as("%s", inspection)
              .isEqualTo(values.get(item.name()));
        }
      } else if (!hasAllColumns) {
        assertThat(item.outcome()).as("%s", inspection).isNotEqualTo(Outcome.WRONG);
      }
      assertThat(
              isLast
                  || item.outcome() != Outcome.CUT_OFF
                  || !item.column().equals(items.get(i + 1).column()))
          .isTrue();
    }
    assertThat(inspection.isComplete() && !hasAllColumns).isFalse();
  }

  @Test
  void aKeyThatIsChangedIsCompleteExactlyIfItCanBeDecoded() {
    for (int i = 0; i < 20 * LAYOUTS; i++) {
      LayoutCodec codec = LayoutCodec.of(signatures.next());
      Object[] columns = codec.encode(drawn.next(codec)).values().toArray();
      int column = random.nextInt(columns.length);
      columns[column] = changed(columns[column]);
      Inspection inspection = KeyInspector.of(codec.signature()).inspect(columns);
      Optional<Map<String, Object>> decoded = decoded(codec, columns);

      assertThat(inspection.isComplete()).as("%s", inspection).isEqualTo(decoded.isPresent());
      decoded.ifPresent(values -> assertEqual(inspection.values(), values));
      assertThat(inspection.toString()).endsWith("\n");
      complete += decoded.isPresent() ? 1 : 0;
      malformed += inspection.isMalformed() ? 1 : 0;
      incomplete += decoded.isEmpty() && !inspection.isMalformed() ? 1 : 0;
    }
    assertThat(complete).isGreaterThan(LAYOUTS);
    assertThat(malformed).isGreaterThan(LAYOUTS);
    assertThat(incomplete).isGreaterThan(LAYOUTS);
  }

  private static Optional<Map<String, Object>> decoded(LayoutCodec codec, Object[] columns) {
    try {
      return Optional.of(codec.decode(columns));
    } catch (MalformedKeyException malformed) {
      return Optional.empty();
    }
  }

  private static void assertEqual(Map<String, Object> found, Map<String, Object> expected) {
    assertThat(found.keySet()).containsExactlyElementsOf(expected.keySet());
    expected.forEach((part, value) -> assertThat(found.get(part)).isEqualTo(value));
  }

  private static int length(Object content) {
    if (content instanceof String text) {
      return text.length();
    }
    return content instanceof byte[] bytes ? bytes.length : 0;
  }

  private static Object cut(Object content, int length) {
    if (content instanceof String text) {
      return text.substring(0, length);
    }
    return content instanceof byte[] bytes ? Arrays.copyOf(bytes, length) : content;
  }

  private Object changed(Object content) {
    int length = length(content);
    if (content instanceof String text) {
      int at = random.nextInt(length + 1);
      char c = (char) (random.nextInt(8) == 0 ? random.nextInt(0x10000) : ' ' + random.nextInt(95));
      String rest = text.substring(Math.min(length, at + random.nextInt(3)));
      return text.substring(0, at) + (random.nextInt(3) == 0 ? "" : c) + rest;
    }
    if (content instanceof byte[] bytes) {
      byte[] changed = Arrays.copyOf(bytes, Math.max(0, length + random.nextInt(4) - 2));
      if (changed.length > 0 && random.nextInt(4) > 0) {
        changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
      }
      return changed;
    }
    return stored(content);
  }

  /** Another value of a column of the store's own type; times may be finer than the store's. */
  private Object stored(Object content) {
    if (content instanceof Boolean flag) {
      return !flag;
    }
    if (content instanceof UUID) {
      return new UUID(random.nextLong(), random.nextLong());
    }
    if (content instanceof Instant at) {
      return at.plusNanos(random.nextBoolean() ? 1 : 1_000_000);
    }
    return content instanceof LocalDate day ? day.plusDays(1) : random.nextLong();
  }
}
