package dev.keywright.benchmarks.wide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("full")
class KindsTest {
  private static final int ROWS = 500;
  private static final int CHANGES = 20;

  /** The code of the systems is an oracle that we did not write. */
  private static final int SYSTEM_ROWS = 10_000;

  private static final Map<Class<?>, List<Method>> ACCESSORS = new ConcurrentHashMap<>();

  private final Random random = new Random(15);

  @ParameterizedTest
  @EnumSource
  void thePeerWritesAndReadsOurKeys(Kinds name) {
    Kind<Object, Object> kind = name.kind();
    int rows = name.group() == Kinds.Group.SYSTEMS ? SYSTEM_ROWS : ROWS;
    for (int i = 0; i < rows; i++) {
      Object row = kind.row(random);
      Object column = kind.encode(row);

      assertThat(contents(kind.encodeByHand(row))).isEqualTo(contents(column));
      assertThat(values(kind.decode(column))).isEqualTo(values(row));
      assertThat(values(kind.decodeByHand(column))).isEqualTo(values(row));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theExpertRefusesTheValuesThatWeRefuse(Kinds name) {
    Kind<Object, Object> kind = name.kind();
    for (Object row : kind.refused()) {
      assertThatThrownBy(() -> kind.encode(row)).isInstanceOf(InvalidPartException.class);
      assertThatThrownBy(() -> kind.encodeByHand(row)).isInstanceOf(RuntimeException.class);
    }
  }

  @ParameterizedTest
  // FoundationDB's client also reads numbers that are longer than it writes them.
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM_FOUNDATION_DB")
  void theExpertReadsChangedKeysAsWeDo(Kinds name) {
    Kind<Object, Object> kind = name.kind();
    for (int i = 0; i < ROWS; i++) {
      Object column = kind.encode(kind.row(random));
      for (int j = 0; j < CHANGES; j++) {
        Object changed = changed(column);
        assertThat(read(() -> kind.decodeByHand(changed), RuntimeException.class))
            .as("%s", changed)
            .isEqualTo(read(() -> kind.decode(changed), MalformedKeyException.class));
      }
    }
  }

  private interface Reading {
    Object read();
  }

  private static List<Object> read(Reading reading, Class<? extends RuntimeException> refusal) {
    try {
      return values(reading.read());
    } catch (RuntimeException e) {
      assertThat(e).isInstanceOf(refusal);
      return List.of("refused");
    }
  }

  private Object changed(Object column) {
    if (column instanceof Two<?> two) {
      return random.nextBoolean()
          ? new Two<>(changed(two.partitionKey()), two.sortKey())
          : new Two<>(two.partitionKey(), changed(two.sortKey()));
    }
    return column instanceof String text ? changed(text) : changed((byte[]) column);
  }

  private String changed(String text) {
    StringBuilder changed = new StringBuilder(text);
    int at = random.nextInt(text.length());
    char c = "0129:/a,-+AFf é\uD83D\u0000".charAt(random.nextInt(17));
    switch (random.nextInt(4)) {
      case 0 -> changed.insert(at, c);
      case 1 -> changed.deleteCharAt(at);
      case 2 -> changed.setLength(at);
      default -> changed.setCharAt(at, c);
    }
    return changed.toString();
  }

  private byte[] changed(byte[] bytes) {
    int at = random.nextInt(bytes.length);
    byte[] changed = bytes.clone();
    byte[] values = {0, 1, 2, -1, -2, 'a', ' ', (byte) 0xC3, (byte) 0x80, (byte) 0xED, 0x7F};
    switch (random.nextInt(4)) {
      case 0 -> changed = Arrays.copyOf(bytes, bytes.length + 1);
      case 1 -> changed = Arrays.copyOf(bytes, at);
      case 2 -> changed[at] = (byte) random.nextInt();
      default -> changed[at] = values[random.nextInt(values.length)];
    }
    return changed;
  }

  /** The contents of one column, or of two. */
  private static List<Object> contents(Object column) {
    List<?> columns =
        column instanceof Two<?> two ? List.of(two.partitionKey(), two.sortKey()) : List.of(column);
    return columns.stream().map(KindsTest::comparable).toList();
  }

  private static Object comparable(Object value) {
    return value instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : value;
  }

  /** The components of an entity or of its key, which have the same order; bytes as a buffer. */
  private static List<Object> values(Object row) {
    List<Object> values = new ArrayList<>();
    for (Method accessor : ACCESSORS.computeIfAbsent(row.getClass(), KindsTest::accessors)) {
      try {
        values.add(comparable(accessor.invoke(row)));
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(e.getMessage(), e);
      }
    }
    return values;
  }

  private static List<Method> accessors(Class<?> record) {
    List<Method> accessors =
        Arrays.stream(record.getRecordComponents()).map(RecordComponent::getAccessor).toList();
    accessors.forEach(it -> it.setAccessible(true));
    return accessors;
  }
}
