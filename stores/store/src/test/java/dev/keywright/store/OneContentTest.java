package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.assembly.LayoutCodec;
import dev.keywright.runtime.layout.LayoutSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OneContentTest {
  private static final String CHARACTERS = "\u0000012,-a";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "partitionKey: a int pad=2",
        "partitionKey: a int pad=2 DESC",
        "partitionKey: a int pad=1, b int pad=1",
        "partitionKey: a int pad=1, b String maxLength=1",
        "partitionKey: a String maxLength=3",
        "partitionKey: a boolean, b long unordered",
        "partitionKey: bucket count=2 by=MODULO of=a, a int pad=1",
      })
  void aRangeIsOneContentIfBruteForceFindsNoOther(String column) {
    LayoutSignature layout = LayoutSignature.parse("TEXT separator=',' | " + column);
    List<String> texts = texts(3);
    List<String> legal = texts.stream().filter(it -> isLegal(layout, it)).toList();
    List<@Nullable String> ends = new ArrayList<>(texts);
    ends.add(null);
    legal.forEach(it -> ends.add(it + '\0'));

    int found = 0;
    for (String from : legal) {
      for (String to : ends) {
        if (to == null || ColumnOrder.TEXT.compare(from, to) < 0) {
          KeyRange<String> range =
              KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
          boolean isOne = OneContent.isAll(layout, range);
          // One that is overlooked is refused, one that is wrong would lose rows.
          if (isOne && legal.stream().filter(range::contains).count() != 1) {
            assertThat(legal.stream().filter(range::contains)).as(range.toString()).hasSize(1);
          }
          found += isOne ? 1 : 0;
        }
      }
    }
    assertThat(legal).isNotEmpty();
    assertThat(found).isGreaterThanOrEqualTo(legal.size());
  }

  @ParameterizedTest
  @CsvSource({"16, 17, true", "16, 18, false", "19, 20, true", "99, end, true", "98, end, false"})
  void theNextNumberEndsARangeOfOne(String from, String to, boolean expected) {
    LayoutSignature layout =
        LayoutSignature.parse("TEXT separator=',' | partitionKey: a int pad=2");
    KeyRange<String> range =
        KeyRange.of(Map.of(), "partitionKey", from, to.equals("end") ? null : to, ColumnOrder.TEXT);

    assertThat(OneContent.isAll(layout, range)).isEqualTo(expected);
  }

  private static boolean isLegal(LayoutSignature layout, String text) {
    try {
      LayoutCodec.of(layout).decode(text);
      return true;
    } catch (MalformedKeyException malformed) {
      return false;
    }
  }

  private static List<String> texts(int most) {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int i = 0, end = 0; i < most; i++) {
      int begin = end;
      end = texts.size();
      for (String beginning : List.copyOf(texts.subList(begin, end))) {
        CHARACTERS.chars().forEach(it -> texts.add(beginning + (char) it));
      }
    }
    return texts;
  }
}
