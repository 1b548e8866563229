package dev.keywright.layout.assembly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PrefixCodec;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A smallest length, in every place and format that has one, beside the same layout without it. */
class MinLengthTest {
  private static final String LIMIT = " minLength=2";
  private static final List<String> TEXTS = List.of("", "a", "ab", "abc", "b");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TEXT separator=',' | partitionKey: id String minLength=2",
        "TEXT separator=',' | partitionKey: id String minLength=2, n int pad=1",
        "TEXT separator=',' escape | partitionKey: id String reversed minLength=2, n int pad=1",
        "TEXT separator=',' | partitionKey: n int pad=1 | sortKey: id String minLength=2 native",
        "TEXT separator=',' | partitionKey: id byte[] minLength=2, n int pad=1",
        "TEXT separator=',' | partitionKey: n int pad=1 | sortKey: id byte[] minLength=2 native",
        "BINARY | partitionKey: id String minLength=2",
        "BINARY | partitionKey: id String DESC minLength=2, n int",
        "BINARY | partitionKey: id byte[] minLength=2",
        "BINARY | partitionKey: id byte[] DESC minLength=2, n int",
      })
  void shorterValuesAreRefusedAndMalformedAndStillBegin(String signature) {
    LayoutCodec limited = LayoutCodec.of(LayoutSignature.parse(signature));
    LayoutCodec free = LayoutCodec.of(LayoutSignature.parse(signature.replace(LIMIT, "")));

    for (String text : TEXTS) {
      Object value = signature.contains("byte[]") ? bytes(text) : text;
      Map<String, Object> key =
          signature.contains(" n int") ? Map.of("id", value, "n", 7) : Map.of("id", value);
      Map<String, Object> written = free.encode(key);
      if (text.length() < 2) {
        assertThatThrownBy(() -> limited.encode(key))
            .isInstanceOf(InvalidPartException.class)
            .hasMessageEndingWith(", but must have a length of at least 2");
        assertThatThrownBy(() -> limited.decode(written.values().toArray()))
            .isInstanceOf(MalformedKeyException.class)
            .hasMessageContaining("at least 2");
      } else {
        assertThat(limited.encode(key)).usingRecursiveComparison().isEqualTo(written);
        assertThat(limited.decode(written.values().toArray()).get("id")).isEqualTo(value);
      }
      assertThat(beginning(limited, value)).isEqualTo(beginning(free, value));
    }
  }

  private static Object beginning(LayoutCodec codec, Object value) {
    @SuppressWarnings("unchecked") // a text, or bytes
    PrefixCodec<Object, Object> part = (PrefixCodec<Object, Object>) codec.part("id");
    return part.encodeBeginning(value);
  }

  private static byte[] bytes(String text) {
    byte[] bytes = new byte[text.length()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) text.charAt(i);
    }
    return bytes;
  }
}
