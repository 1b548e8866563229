package dev.keywright.processor.emit.column;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.Store;
import dev.keywright.processor.Compiled;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@code encodePartitionKeyBytes}, which stores of bytes have beside {@code encodePartitionKey}.
 */
class TextBytesTest {
  private static final Path GAUGE =
      Path.of("src/test/resources/golden/bytes-of-text/in/Gauge.java");

  private final Random random = new Random(11);

  @Test
  void theBytesAreThoseOfTheTextInUtf8() throws Exception {
    ClassLoader loaded =
        Compiled.whateverTheLoad(Compiled.source("demo.Gauge", Files.readString(GAUGE))).load();
    for (int i = 0; i < 2_000; i++) {
      int meter = random.nextInt(1_000_000);
      String site = "s" + Integer.toString(random.nextInt(1_000_000), 36);
      assertSame(loaded, "demo.GaugeKey", meter, site);
      assertSame(loaded, "demo.GaugeBySiteKey", site, meter);
      assertSame(loaded, "demo.GaugeByTagKey", tag());
    }
  }

  private String tag() {
    int[] characters = {'a', '~', 0x7f, 0x80, 'é', 0x7ff, 0x800, '日', 0xfffd};
    return random
        .ints(random.nextInt(8), 0, characters.length)
        .map(i -> characters[i])
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static void assertSame(ClassLoader loaded, String key, Object... values)
      throws Exception {
    Object text = call(loaded, key, "encodePartitionKey", values);
    Object bytes = call(loaded, key, "encodePartitionKeyBytes", values);
    assertThat((byte[]) bytes).as("%s", text).isEqualTo(((String) text).getBytes(UTF_8));
  }

  private static Object call(ClassLoader loaded, String key, String method, Object... values)
      throws Exception {
    for (var candidate : Class.forName(key, true, loaded).getMethods()) {
      if (candidate.getName().equals(method)) {
        return candidate.invoke(null, values);
      }
    }
    throw new NoSuchMethodException(key + "." + method);
  }

  @ParameterizedTest
  @EnumSource(
      value = Store.class,
      names = {"TABLESTORE", "AZURE_TABLE", "DYNAMODB", "CASSANDRA"})
  void storesOfTextHaveNoSuchMethod(Store store) {
    String source =
        """
        package demo;
        import dev.keywright.*;
        @StoredIn(Store.%s)
        public record Meter(
            @PartitionKey(order = 0, pad = 6) int meter, @SortKey(order = 0, pad = 6) int reading) {}
        """
            .formatted(store);
    Compiled compiled = Compiled.whateverTheLoad(Compiled.source("demo.Meter", source));
    assertThat(compiled.messages()).isEmpty();
    assertThat(compiled.generatedSources().get("demo/MeterKey.java"))
        .contains("encodePartitionKey")
        .doesNotContain("Bytes");
  }
}
