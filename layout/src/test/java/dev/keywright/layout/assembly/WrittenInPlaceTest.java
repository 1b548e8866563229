package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import dev.keywright.runtime.codec.PartCodec;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What every part has for generated encoders: {@code size} and {@code write}. */
class WrittenInPlaceTest {
  private static final int LAYOUTS = 1_000;
  private static final int BEFORE = 3;

  /** Numbers are written eight digits at once, which may be seven too many. */
  private static final int SCRATCHED = 7;

  private static final int AFTER = SCRATCHED + 5;
  private static final byte UNTOUCHED = 0x5A;

  private final RandomSignatures signatures = new RandomSignatures(51);
  private final RandomValues drawn = new RandomValues(52);
  private final Set<String> kinds = new TreeSet<>();

  @Test
  void aPartWritesItsEncodingWhereItIsToldAndNothingBeforeOrFarBehind() throws Exception {
    for (int i = 0; i < LAYOUTS; i++) {
      LayoutCodec codec = LayoutCodec.of(signatures.next());
      Map<String, Object> values = drawn.next(codec);
      for (ColumnSignature column : codec.signature().columns()) {
        if (!column.nativeType()) {
          for (PartSignature part : column.parts()) {
            Object value = PartValues.toCodec(part, values.get(part.name()));
            assertWritten(codec.part(part.name()), value);
          }
        }
      }
    }
    assertThat(kinds).hasSize(16 + 14);
  }

  private void assertWritten(PartCodec<?, ?> part, Object value) throws Exception {
    @SuppressWarnings("unchecked") // a value of its own type
    Object encoded = ((PartCodec<Object, ?>) part).encode(value);
    byte[] expected = encoded instanceof String text ? text.getBytes(UTF_8) : (byte[]) encoded;
    byte[] out = new byte[BEFORE + expected.length + AFTER];
    Arrays.fill(out, UNTOUCHED);

    Object size = method(part, "size", 1).invoke(part, value);
    Object end = method(part, "write", 3).invoke(part, value, out, BEFORE);

    byte[] whole = out.clone();
    Arrays.fill(whole, UNTOUCHED);
    System.arraycopy(expected, 0, whole, BEFORE, expected.length);
    assertThat(size).as("size of %s", part).isEqualTo(expected.length);
    assertThat(end).as("end of %s", part).isEqualTo(BEFORE + expected.length);
    Arrays.fill(out, (int) end, (int) end + SCRATCHED, UNTOUCHED);
    assertThat(out).as("%s", part).isEqualTo(whole);

    // With no room behind, nothing is scratched.
    byte[] tight = Arrays.copyOf(whole, BEFORE + expected.length);
    byte[] exact = new byte[tight.length];
    Arrays.fill(exact, UNTOUCHED);
    method(part, "write", 3).invoke(part, value, exact, BEFORE);
    assertThat(exact).as("%s", part).isEqualTo(tight);
    kinds.add(part.getClass().getName());
  }

  private static Method method(PartCodec<?, ?> part, String name, int parameters) {
    return Arrays.stream(part.getClass().getMethods())
        .filter(it -> it.getName().equals(name) && it.getParameterCount() == parameters)
        .filter(it -> !it.isBridge())
        .findFirst()
        .orElseThrow(() -> new AssertionError(part.getClass() + " has no " + name));
  }
}
