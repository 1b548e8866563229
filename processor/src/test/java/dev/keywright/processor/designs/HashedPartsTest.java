package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Random entities with a hash prefix of several parts: their keys beside what {@code LayoutCodec}
 * writes and a hash of another library, and each scan beside a search through all rows.
 */
class HashedPartsTest {
  private static final int ENTITIES = 60;
  private static final int ROWS = 40;
  private static final List<String> NAMES = List.of("a", "b", "c", "d");

  private final Random random = new Random(23);
  private int scans;
  private int changed;

  /** An entity: the types of its parts, the hashed ones, and what its bytes are joined with. */
  private record Entity(
      String name,
      List<String> types,
      List<String> of,
      int seed,
      boolean isBinary,
      boolean isBucketed) {
    String source() {
      List<String> parts = new ArrayList<>();
      for (int i = 0; i < types.size(); i++) {
        parts.add(part(i));
      }
      String format = isBinary ? "@KeyFormat(Format.BINARY)" : "@Separator('!')";
      String function = "dev.keywright.runtime.function.MurmurModulo.class";
      String bucket = isBucketed ? " @Bucket(count = 5, function = " + function + ")" : "";
      String components = String.join(", ", parts);
      return "package hashed; import dev.keywright.*; "
          + (format + bucket + " public record " + name + "(" + components + ") {}");
    }

    private String part(int index) {
      String hash =
          "hashPrefix = 8, hash = HashAlgorithm.MURMUR3_32, hashSeed = "
              + (seed + ", hashOf = {\"" + String.join("\", \"", of) + "\"}, ");
      String pad = types.get(index).equals("int") && !isBinary ? ", pad = 3" : "";
      String alphabet = types.get(index).equals("String") ? "@Domain(alphabet = \"a-z\") " : "";
      return "@PartitionKey("
          + ((index == 0 ? hash : "") + "order = " + index + pad + ") " + alphabet)
          + (types.get(index) + " " + NAMES.get(index));
    }
  }

  @Test
  void keysAreWhatTheLayoutSaysAndScansFindThem() throws ReflectiveOperationException {
    List<Entity> entities = IntStream.range(0, ENTITIES).mapToObj(this::entity).toList();
    JavaFileObject[] sources =
        entities.stream()
            .map(it -> Compiled.source("hashed." + it.name(), it.source()))
            .toArray(JavaFileObject[]::new);
    Compiled compiled = Compiled.with(List.of(), sources);
    assertThat(compiled.errors()).isEmpty();
    ClassLoader loader = compiled.load();
    for (Entity entity : entities) {
      judge(entity, loader.loadClass("hashed." + entity.name() + "Key"));
    }
    System.out.printf(
        "hashes of several parts: %d entities, %d keys, %d scans, %d changed keys, wrong: 0%n",
        ENTITIES, ENTITIES * ROWS, scans, changed);
    assertThat(scans).isGreaterThan(1_000);
  }

  private Entity entity(int index) {
    int parts = 2 + random.nextInt(3);
    List<String> types =
        IntStream.range(0, parts).mapToObj(i -> random.nextBoolean() ? "int" : "String").toList();
    List<String> of =
        new ArrayList<>(
            NAMES.subList(0, parts).stream().filter(it -> random.nextInt(3) > 0).toList());
    if (of.isEmpty()) {
      of.add(NAMES.get(parts - 1));
    }
    return new Entity(
        "E" + index, types, of, random.nextInt(), random.nextBoolean(), random.nextInt(4) == 0);
  }

  private void judge(Entity entity, Class<?> type) throws ReflectiveOperationException {
    LayoutCodec codec =
        LayoutCodec.of(LayoutSignature.parse((String) type.getField("LAYOUT").get(null)));
    List<Object[]> rows = IntStream.range(0, ROWS).mapToObj(i -> row(entity.types())).toList();
    List<Object> keys = new ArrayList<>();
    for (Object[] row : rows) {
      Object key = type.getDeclaredConstructors()[0].newInstance(row);
      Object column = ((Key) key).columns().get("partitionKey");
      Map<String, Object> values = new LinkedHashMap<>();
      for (int i = 0; i < row.length; i++) {
        values.put(NAMES.get(i), row[i]);
      }
      assertThat(column).as(entity.source()).isEqualTo(codec.encode(values).get("partitionKey"));
      assertThat(codec.decode(column)).isEqualTo(values);
      assertThat(decode(type, column)).isEqualTo(key);
      assertHash(entity, row, column);
      keys.add(column);
    }
    judgeChanged(type, keys.get(0));
    for (Object[] asked : rows.subList(0, 10)) {
      judgeScans(entity, type, asked, rows, keys);
    }
  }

  private Object[] row(List<String> types) {
    return types.stream()
        .map(
            it ->
                it.equals("int") ? (Object) random.nextInt(3) : "xyz".substring(random.nextInt(3)))
        .toArray();
  }

  // By hand, and by the murmur of another library.
  private static void assertHash(Entity entity, Object[] row, Object column) {
    ByteArrayOutputStream hashed = new ByteArrayOutputStream();
    for (int i = 0; i < row.length; i++) {
      if (entity.of().contains(NAMES.get(i))) {
        boolean isBehind = i > 0 && entity.of().contains(NAMES.get(i - 1));
        hashed.writeBytes(isBehind && !entity.isBinary() ? new byte[] {'!'} : new byte[0]);
        hashed.writeBytes(written(entity, row[i], i == row.length - 1));
      }
    }
    byte[] hash = Hashing.murmur3_32_fixed(entity.seed()).hashBytes(hashed.toByteArray()).asBytes();
    byte[] bigEndian = {hash[3], hash[2], hash[1], hash[0]};
    int front = !entity.isBucketed() ? 0 : entity.isBinary() ? 1 : 2;
    if (entity.isBinary()) {
      assertThat(Arrays.copyOfRange((byte[]) column, front, front + 4)).isEqualTo(bigEndian);
    } else {
      assertThat(((String) column).substring(front, front + 8))
          .isEqualTo(HexFormat.of().formatHex(bigEndian));
    }
  }

  private static byte[] written(Entity entity, Object value, boolean isLast) {
    if (!entity.isBinary()) {
      return (value instanceof Integer number ? "00" + number : value.toString()).getBytes(UTF_8);
    }
    if (value instanceof Integer number) {
      return new byte[] {(byte) 0x80, 0, 0, number.byteValue()};
    }
    return (value + (isLast ? "" : "\0\1")).getBytes(UTF_8);
  }

  private static Object decode(Class<?> type, Object column) throws ReflectiveOperationException {
    Class<?> content = column instanceof String ? String.class : byte[].class;
    return type.getMethod("decode", content).invoke(null, column);
  }

  private void judgeChanged(Class<?> type, Object column) throws ReflectiveOperationException {
    byte[] bytes = column instanceof String text ? text.getBytes(UTF_8) : (byte[]) column;
    for (int i = 0; i < bytes.length; i++) {
      byte[] other = bytes.clone();
      other[i] ^= (byte) (1 << random.nextInt(6));
      Object stored = column instanceof String ? new String(other, UTF_8) : other;
      changed++;
      try {
        assertThat(((Key) decode(type, stored)).columns().get("partitionKey")).isEqualTo(stored);
      } catch (InvocationTargetException refused) {
        assertThat(refused.getCause()).isInstanceOf(MalformedKeyException.class);
      }
    }
  }

  private void judgeScans(
      Entity entity, Class<?> type, Object[] asked, List<Object[]> rows, List<Object> keys)
      throws ReflectiveOperationException {
    Object stage = type.getMethod("scan").invoke(null);
    int lastHashed = NAMES.indexOf(entity.of().get(entity.of().size() - 1));
    for (int fixed = 0; fixed <= asked.length; fixed++) {
      boolean isEnd = fixed == asked.length;
      boolean isOpen = fixed > 0 && fixed <= lastHashed && !isEnd;
      boolean hasAll =
          Arrays.stream(stage.getClass().getMethods()).anyMatch(it -> it.getName().equals("all"));
      assertThat(hasAll).as("all() of %s of %s", stage, entity).isEqualTo(!isOpen && !isEnd);
      if (!isOpen) {
        Object answer = isEnd ? stage : stage.getClass().getMethod("all").invoke(stage);
        for (int i = 0; i < rows.size(); i++) {
          boolean isExpected = Arrays.equals(asked, 0, fixed, rows.get(i), 0, fixed);
          assertThat(holds(answer, keys.get(i))).as(entity.source()).isEqualTo(isExpected);
        }
        scans++;
      }
      if (!isEnd) {
        stage = fix(stage, NAMES.get(fixed), asked[fixed]);
      }
    }
  }

  private static Object fix(Object stage, String part, Object value)
      throws ReflectiveOperationException {
    Method method =
        Arrays.stream(stage.getClass().getMethods())
            .filter(it -> it.getName().equals(part) && it.getParameterCount() == 1)
            .findFirst()
            .orElseThrow();
    return method.invoke(stage, value);
  }

  @SuppressWarnings("unchecked") // the keys of this very layout
  private static boolean holds(Object answer, Object key) {
    return answer instanceof KeyRanges<?, ?> ranges
        ? ranges.ranges().stream().anyMatch(it -> ((KeyRange<Object>) it).contains(key))
        : ((KeyRange<Object>) answer).contains(key);
  }
}
