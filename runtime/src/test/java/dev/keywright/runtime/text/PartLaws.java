package dev.keywright.runtime.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.ReadMode;
import dev.keywright.runtime.codec.UnexplainedRefusal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What holds for every codec, judged by the values and the stored bytes alone. */
final class PartLaws {
  // Around digits, letters and separators; the rest is what careless decoders take for a digit.
  private static final String PROBES =
      "0189:/+-, _afgAFGzZ~!.\0\n\u007f\u0663\uff11\uffff\ud800\udc00é";

  // Of so many texts, one is refused with a reason: that takes longer than all the rest.
  private static final int EXPLAINED = 8;

  private PartLaws() {}

  /** Reads a whole column of one part. */
  static <T> T read(TextPart<T> part, String text) {
    return read(part, text, ReadMode.EXPLAINING);
  }

  private static <T> T read(TextPart<T> part, String text, ReadMode mode) {
    TextReader in = TextReader.of("column", text, mode);
    T value = part.read(in);
    in.end();
    return value;
  }

  static int compareUtf8(String a, String b) {
    return Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8));
  }

  /** Law 3: what is written is read back. */
  static <T> void assertInverse(TextPart<T> part, List<T> values) {
    for (T value : values) {
      assertThat(read(part, part.text(value))).as(part.text(value)).isEqualTo(value);
    }
  }

  /** Laws 1 and 2: the bytes compare as the values do, the other way round if descending. */
  static <T> void assertOrder(TextPart<T> part, Comparator<? super T> order, List<T> values) {
    Comparator<? super T> expected = part.descending() ? order.reversed() : order;
    List<String> texts = values.stream().map(part::text).toList();
    for (int i = 0; i < values.size(); i++) {
      for (int j = 0; j < values.size(); j++) {
        T a = values.get(i);
        T b = values.get(j);
        int stored = compareUtf8(texts.get(i), texts.get(j));
        if (Integer.signum(stored) != Integer.signum(expected.compare(a, b))) {
          fail("%s is written %s, and %s is written %s", a, texts.get(i), b, texts.get(j));
        }
      }
    }
  }

  /**
   * Law 4: near a legal text there are only texts that are refused as malformed, and those of other
   * values.
   */
  static <T> void assertCanonical(TextPart<T> part, List<T> values) {
    int tried = 0;
    for (T value : values) {
      for (String near : near(part.text(value))) {
        boolean isExplained = tried++ % EXPLAINED == 0;
        if (!isCanonical(part, near, isExplained ? ReadMode.EXPLAINING : ReadMode.CHECKING)) {
          fail("%s is read, but not written", near);
        }
      }
    }
  }

  private static <T> boolean isCanonical(TextPart<T> part, String text, ReadMode mode) {
    T value;
    try {
      value = read(part, text, mode);
    } catch (MalformedKeyException | UnexplainedRefusal refused) {
      return true;
    }
    return part.text(value).equals(text);
  }

  /** Every truncation, changed, lost, doubled or added character, and two that changed places. */
  private static Set<String> near(String text) {
    Set<String> near = new LinkedHashSet<>();
    for (int i = 0; i <= text.length(); i++) {
      String before = text.substring(0, i);
      String after = text.substring(i);
      near.add(before);
      near.add(after);
      for (int p = 0; p < PROBES.length(); p++) {
        char probe = PROBES.charAt(p);
        near.add(before + probe + after);
        near.add(before + probe + (after.isEmpty() ? "" : after.substring(1)));
      }
      if (after.length() >= 2) {
        near.add(before + after.charAt(1) + after.charAt(0) + after.substring(2));
      }
      near.add(before + (after.isEmpty() ? "" : after.substring(1)));
    }
    return near;
  }

  static <T> void assertRefused(TextPart<T> part, T value, String message) {
    assertThatThrownBy(() -> part.text(value))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> part.check(value))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage(message);
  }

  static void assertMalformed(TextPart<?> part, String text, int position, String message) {
    assertThatThrownBy(() -> read(part, text))
        .isInstanceOfSatisfying(
            MalformedKeyException.class,
            malformed -> assertThat(malformed.position()).isEqualTo(position))
        .hasMessage(message);
  }
}
