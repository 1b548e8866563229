package dev.keywright.runtime.binary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

/** The order of entries in a key, whatever order their map has in Java. */
class BinaryMapTest {
  private static final BinaryUuid KEY = BinaryUuid.of("map.key");
  private static final BinaryString VALUE =
      BinaryString.of("map.value", "0-9a-z").atMost(4).followed();
  private static final BinaryMap<UUID, String> MAP =
      new BinaryMap<>(
          BinaryList.of("map", new Entry()).byKey().atMost(3), Comparator.naturalOrder());

  private static final UUID LOW = new UUID(1, 0);
  // The JDK compares the halves as signed numbers, and a store compares bytes.
  private static final UUID HIGH = new UUID(-1, 0);
  private static final String WRITTEN =
      "00000000000000010000000000000000"
          + "61"
          + "0001"
          + "ffffffffffffffff0000000000000000"
          + "62"
          + "0001";

  private static final class Entry implements BinaryElement<Map.Entry<UUID, String>> {
    @Override
    public List<BinaryPart<?>> parts() {
      return List.of(KEY, VALUE);
    }

    @Override
    public int size(Map.Entry<UUID, String> entry) {
      return KEY.size(entry.getKey()) + VALUE.size(entry.getValue());
    }

    @Override
    public int keySize(Map.Entry<UUID, String> entry) {
      return KEY.size(entry.getKey());
    }

    @Override
    public int write(Map.Entry<UUID, String> entry, byte[] out, int at) {
      return VALUE.write(entry.getValue(), out, KEY.write(entry.getKey(), out, at));
    }

    @Override
    public Map.Entry<UUID, String> read(BinaryReader in) {
      UUID key = KEY.read(in);
      return Map.entry(key, VALUE.read(in));
    }
  }

  private static SortedMap<UUID, String> map(UUID one, String of, UUID other, String ofOther) {
    SortedMap<UUID, String> map = new TreeMap<>();
    map.put(one, of);
    map.put(other, ofOther);
    return map;
  }

  @Test
  void entriesStandInTheOrderOfTheirEncodedKeys() {
    SortedMap<UUID, String> natural = map(LOW, "a", HIGH, "b");
    SortedMap<UUID, String> turned = new TreeMap<>(Collections.reverseOrder());
    turned.putAll(natural);

    assertThat(natural.firstKey()).isEqualTo(HIGH);
    assertThat(BinaryLaws.hex(MAP.encode(natural))).isEqualTo(WRITTEN);
    assertThat(BinaryLaws.hex(MAP.encode(turned))).isEqualTo(WRITTEN);
    assertThat(MAP.equal(natural, turned)).isTrue();
    assertThat(MAP.hash(natural)).isEqualTo(MAP.hash(turned));
    assertThat(MAP.compare(natural, turned)).isZero();
  }

  @Test
  void mapsAreReadBackInTheirNaturalOrderAndHaveOneForm() {
    SortedMap<UUID, String> read = BinaryLaws.read(MAP, BinaryLaws.bytes(WRITTEN));
    List<SortedMap<UUID, String>> values =
        List.of(new TreeMap<>(), new TreeMap<>(Map.of(LOW, "")), map(LOW, "a", HIGH, "b"));

    assertThat(read.keySet()).containsExactly(HIGH, LOW);
    assertThatThrownBy(() -> read.clear()).isInstanceOf(UnsupportedOperationException.class);
    BinaryLaws.assertInverse(MAP, values);
    BinaryLaws.assertCanonical(MAP, values);
  }

  @Test
  void otherOrdersAndDuplicatesAreMalformed() {
    String first = WRITTEN.substring(0, 38);
    String second = WRITTEN.substring(38);

    for (String bytes : List.of(second + first, first + first, first + first.replace("61", "62"))) {
      assertThatThrownBy(() -> BinaryLaws.read(MAP, BinaryLaws.bytes(bytes)))
          .isInstanceOf(MalformedKeyException.class)
          .hasMessageStartingWith(
              "map at position 0: expected entries in the order of their encoded keys, each key once");
    }
  }

  @Test
  void twoEntriesWithOneEncodedKeyAreRefused() {
    List<Map.Entry<UUID, String>> twice = List.of(Map.entry(LOW, "a"), Map.entry(LOW, "b"));

    assertThatThrownBy(() -> MAP.list().check(twice))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageStartingWith("map is ")
        .hasMessageEndingWith("but must have each key once");
  }

  @Test
  void aCopyIsCheckedAndNobodyCanChangeIt() {
    SortedMap<UUID, String> map = map(LOW, "a", HIGH, "b");
    SortedMap<UUID, String> copy = MAP.copyOf(map);
    map.put(LOW, "refused");

    assertThat(copy).containsEntry(LOW, "a");
    assertThatThrownBy(() -> copy.put(LOW, "b")).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> MAP.copyOf(map))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("map.value is \"refused\"");
    assertThatThrownBy(() -> MAP.copyOf(null))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("null is never a part of a key");
    map.put(LOW, null);
    assertThatThrownBy(() -> MAP.copyOf(map))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("null is never a part of a key");
  }

  /** The last look at the map of another thread is the one that is checked. */
  @Test
  void whatChangesWhileItIsCopiedIsCheckedAsItWasCopied() {
    SortedMap<UUID, String> changing =
        new ConcurrentSkipListMap<>(Map.of(LOW, "a")) {
          private static final long serialVersionUID = 1L;
          private transient int looks;

          @Override
          public Set<Map.Entry<UUID, String>> entrySet() {
            return looks++ == 0 ? super.entrySet() : Map.of(LOW, "refused").entrySet();
          }
        };

    assertThat(MAP.copyOf(changing)).containsExactly(Map.entry(LOW, "a"));
  }
}
