package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A function of bytes without {@code of} gets all that stands behind the bucket, literals included:
 * it is asked again with the bytes of the key, which are cut as the other system would cut them.
 */
class BucketOfRestTest {
  private static final int COUNT = 20;
  private static final int KEYS = 1_000;

  /**
   * @param front what stands behind the bucket; {@code end} behind the last part
   * @param sort the template of the sort key, if there is one
   */
  record Rest(String format, String function, String front, String end, String sort) {
    String source(int number) {
      boolean isText = format.equals("TEXT");
      return """
      package demo;
      import dev.keywright.*;
      @KeyFormat(Format.%s) @PartitionTemplate("{bucket}%s{a}%s{b}%s") %s
      @Bucket(count = 20, function = dev.keywright.runtime.function.%s.class)
      public record Row%s(@PartitionKey %s int a,
          @PartitionKey @Domain(alphabet = "a-z", minLength = 1, maxLength = 9) String b %s) {}
      """
          .formatted(
              format,
              front,
              isText ? "#" : "",
              end,
              sort.isEmpty() ? "" : "@SortTemplate(\"" + sort + "\")",
              function,
              number,
              isText ? "(pad = 6)" : "",
              sort.contains("{c}") ? ", @SortKey " + (isText ? "(pad = 6)" : "") + " int c" : "");
    }
  }

  static List<Rest> rests() {
    List<Rest> rests = new ArrayList<>();
    for (String function : List.of("PhoenixSalt", "MurmurModulo")) {
      for (String format : List.of("TEXT", "BINARY", "FDB_TUPLE")) {
        String end =
            format.equals("TEXT") ? "#M\u00e9" : format.equals("BINARY") ? "\\\\xffM" : "M";
        for (String front : List.of("", "X\u00e9")) {
          rests.add(new Rest(format, function, front, end, ""));
          rests.add(new Rest(format, function, front, "", ""));
        }
        rests.add(new Rest(format, function, "", end, "META"));
      }
    }
    return rests;
  }

  static Stream<Map.Entry<Rest, Class<?>>> keys() throws ClassNotFoundException {
    List<Rest> rests = rests();
    ClassLoader classes =
        Compiled.whateverTheLoad(
                java.util.stream.IntStream.range(0, rests.size())
                    .mapToObj(i -> Compiled.source("demo.Row" + i, rests.get(i).source(i)))
                    .toArray(javax.tools.JavaFileObject[]::new))
            .load();
    List<Map.Entry<Rest, Class<?>>> keys = new ArrayList<>();
    for (int i = 0; i < rests.size(); i++) {
      keys.add(Map.entry(rests.get(i), classes.loadClass("demo.Row" + i + "Key")));
    }
    return keys.stream();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void theFunctionGetsTheBytesBehindTheBucket(Map.Entry<Rest, Class<?>> design) throws Exception {
    Rest rest = design.getKey();
    Class<?> type = design.getValue();
    LayoutCodec codec =
        LayoutCodec.of(LayoutSignature.parse((String) type.getField("LAYOUT").get(null)));
    Random random = new Random(7);
    for (int i = 0; i < KEYS; i++) {
      String text = "abcxyz".substring(random.nextInt(5));
      Key key = (Key) type.getConstructors()[0].newInstance(random.nextInt(900_000), text);
      Object column = key.columns().get("partitionKey");
      byte[] bytes = column instanceof String it ? it.getBytes(UTF_8) : (byte[]) column;
      // Two digits; one byte; a text element of two digits.
      int width = rest.format().equals("TEXT") ? 2 : rest.format().equals("BINARY") ? 1 : 4;
      int chosen =
          width == 1 ? bytes[0] : Integer.parseInt(new String(bytes, width == 4 ? 1 : 0, 2, UTF_8));

      assertThat(chosen)
          .as("%s: %s", rest, HexFormat.of().formatHex(bytes))
          .isEqualTo(bucket(rest, Arrays.copyOfRange(bytes, width, bytes.length)));
      assertThat(Reflected.call(type, null, "decode", key.columns())).isEqualTo(key);
      Object[] stored = key.columns().values().toArray();
      assertThat(codec.encode(codec.decode(stored)).get("partitionKey")).isEqualTo(column);
    }
  }

  // As SaltingUtil of Phoenix and Guava have it, which share no code with ours.
  private static int bucket(Rest rest, byte[] rowKey) {
    return rest.function().equals("PhoenixSalt")
        ? Math.abs(Arrays.hashCode(rowKey) % COUNT)
        : Math.floorMod(Hashing.murmur3_32_fixed().hashBytes(rowKey).asInt(), COUNT);
  }
}
