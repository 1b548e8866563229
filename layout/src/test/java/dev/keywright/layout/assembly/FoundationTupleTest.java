package dev.keywright.layout.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import com.apple.foundationdb.tuple.Tuple;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * The tuples of FoundationDB, written as the guide says: a literal for the code of each type, and
 * its own integers.
 */
class FoundationTupleTest {
  private static final int TUPLES = 10_000;
  private static final LayoutCodec CODEC =
      LayoutCodec.of(
          LayoutSignature.parse(
              "BINARY | partitionKey: \"\\u0002\" user String text=TERMINATED end=0 \"\" number"
                  + " long as=VARINT_FOUNDATIONDB \"0\" session UUID \"\\u0001\" token byte[]"
                  + " text=TERMINATED end=0 \"!\" value double \" \" share float"));

  @Test
  void keysAreWhatTheLibraryPacksAndReads() {
    Random random = new Random(7);
    for (int i = 0; i < TUPLES; i++) {
      Map<String, Object> values = values(random);
      byte[] packed = Tuple.fromItems(values.values()).pack();

      assertThat(CODEC.encode(values).get("partitionKey")).isEqualTo(packed);
      assertThat(CODEC.decode((Object) packed).values().toArray())
          .containsExactly(values.values().toArray());
    }
  }

  private static Map<String, Object> values(Random random) {
    byte[] token = new byte[random.nextInt(4)];
    for (int i = 0; i < token.length; i++) {
      token[i] = (byte) (1 + random.nextInt(255));
    }
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("user", random.nextBoolean() ? "" : "u\u00e9" + random.nextInt(100));
    values.put("number", random.nextLong() >> random.nextInt(64));
    values.put("session", new UUID(random.nextLong(), random.nextLong()));
    values.put("token", token);
    values.put("value", random.nextGaussian());
    values.put("share", (float) random.nextGaussian());
    return values;
  }
}
