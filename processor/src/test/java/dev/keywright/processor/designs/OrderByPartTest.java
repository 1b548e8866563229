package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The order of keys whose columns are not compared as a whole is that of the encoded columns. */
class OrderByPartTest {
  private static final String SYMBOLS = "\0!$AZaz\u00e9\uff01";
  private static final int KEYS = 60;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TEXT | long",
        "TEXT | String",
        "TEXT | byte[]",
        "BINARY | long",
        "BINARY | String",
        "BINARY | byte[]"
      })
  void columnsOfTheStoresTypesThatNobodyScansByRange(String format, String type) throws Exception {
    compare(
        "@KeyFormat(Format.%s) record Row(@PartitionKey boolean id, ".formatted(format)
            + "@SortKey(column = \"raw\", nativeType = true, ordered = false) %s raw) {}"
                .formatted(type));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@EncodedNumber(as = NumberEncoding.DECIMAL, width = 2) List<Long> | {id}:{tags}:",
        "@EncodedNumber(as = NumberEncoding.DECIMAL, width = 2) List<Long> | {id}#{tags}~"
      })
  void listsThatATemplateEnds(String type, String template) throws Exception {
    compare(
        "@PartitionTemplate(\"%s\") record Row(@PartitionKey boolean id, ".formatted(template)
            + "@PartitionKey(ordered = false) %s tags) {}".formatted(type));
  }

  private static void compare(String entity) throws Exception {
    Compiled compiled =
        Compiled.whateverTheLoad(
            Compiled.source(
                "demo.Row",
                "package demo;",
                "import dev.keywright.*;",
                "import java.util.*;",
                entity));
    assertThat(compiled.errors()).isEmpty();
    Class<?> type = compiled.load().loadClass("demo.RowKey");
    Constructor<?> constructor = type.getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    java.lang.reflect.Field field = type.getDeclaredField("ORDER");
    field.setAccessible(true);
    @SuppressWarnings("unchecked") // the order of these keys
    Comparator<Key> order = (Comparator<Key>) field.get(null);
    Random random = new Random(34);
    List<Key> keys = new ArrayList<>();
    for (int i = 0; i < KEYS; i++) {
      keys.add((Key) constructor.newInstance(random.nextBoolean(), value(constructor, random)));
    }

    for (Key a : keys) {
      for (Key b : keys) {
        assertThat(Integer.signum(order.compare(a, b)))
            .as("%s and %s", a, b)
            .isEqualTo(Integer.signum(compareColumns(a.columns(), b.columns())));
      }
    }
  }

  private static Object value(Constructor<?> constructor, Random random) {
    Class<?> type = constructor.getParameterTypes()[1];
    if (type == long.class) {
      return random.nextInt(9) - 4L;
    }
    if (type == byte[].class) {
      byte[] bytes = new byte[random.nextInt(3)];
      random.nextBytes(bytes);
      return bytes;
    }
    if (type == String.class) {
      return text(random);
    }
    return IntStream.range(0, random.nextInt(4)).mapToObj(i -> (long) random.nextInt(30)).toList();
  }

  private static String text(Random random) {
    int[] symbols = SYMBOLS.codePoints().toArray();
    return IntStream.range(0, random.nextInt(3))
        .map(i -> symbols[random.nextInt(symbols.length)])
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static int compareColumns(Map<String, Object> a, Map<String, Object> b) {
    for (Map.Entry<String, Object> column : a.entrySet()) {
      int order = compare(column.getValue(), b.get(column.getKey()));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int compare(Object a, Object b) {
    if (a instanceof Long number) {
      return number.compareTo((Long) b);
    }
    return Arrays.compareUnsigned(bytes(a), bytes(b));
  }

  private static byte[] bytes(Object content) {
    return content instanceof byte[] bytes
        ? bytes
        : ((String) content).getBytes(StandardCharsets.UTF_8);
  }
}
