package dev.keywright.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.layouts.TrapKey;
import dev.keywright.runtime.MergedRows;
import dev.keywright.store.StoreReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Characters that stores sort in different ways: punctuation, both cases, and those around the
 * surrogates. It finds out by which code an engine sorts texts.
 *
 * <p>What Keywright promises: characters up to U+FFFF have the same order in every store. Those
 * above are refused in text, unless the alphabet of a part names them; then their order against
 * U+E000 to U+FFFF is that of the store.
 */
public final class OrderTraps {
  /** By which code an engine compares texts. */
  public enum Code {
    /** By UTF-8 bytes, which is the order of code points. */
    UTF_8,
    /** By UTF-16 units, so that U+1F600 is below U+E000. */
    UTF_16;

    Comparator<String> order() {
      return this == UTF_8 ? OrderTraps::compareUtf8 : Comparator.naturalOrder();
    }
  }

  private static final List<String> CHARACTERS =
      List.of(",", ":", "A", "B", "a", "b", "\ue000", "\ufffd", "\ud83d\ude00");

  private final List<String> found;

  private OrderTraps(List<String> found) {
    this.found = found;
  }

  /** Writes texts of these characters, and reads them in the order of the engine. */
  public static OrderTraps run(Engine engine) {
    List<TrapKey> keys = new ArrayList<>();
    for (String first : CHARACTERS) {
      keys.add(new TrapKey(1, first));
      for (String second : CHARACTERS) {
        keys.add(new TrapKey(1, first + second));
      }
    }
    Collections.shuffle(keys, new Random(5));
    try (EngineTable table = engine.open(TrapKey.LAYOUT, List.of())) {
      table.write(keys);
      OrderTraps traps = new OrderTraps(texts(table.reader()));
      assertThat(traps.found).hasSameSizeAs(keys);
      System.out.println("Order: " + engine.name() + ": " + traps);
      return traps;
    }
  }

  private static <R> List<String> texts(StoreReader<R> reader) {
    ScanQuestion<TrapKey> all =
        ScanQuestion.of("page 1", TrapKey.scan().page(1).all(), TrapKey.ORDER, key -> true);
    List<String> texts = new ArrayList<>();
    try (MergedRows<R> rows = reader.read(all.ranges(), row -> key(reader, row), Long.MAX_VALUE)) {
      rows.forEachRemaining(row -> texts.add(key(reader, row).text()));
    }
    return texts;
  }

  private static <R> TrapKey key(StoreReader<R> reader, R row) {
    var columns = reader.columns(row);
    return TrapKey.decode(columns.text("partitionKey"), columns.text("sortKey"));
  }

  private static int compareUtf8(String a, String b) {
    return Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8));
  }

  /** Fails unless the engine compares all texts by this code. */
  public void requireOrder(Code code) {
    assertThat(found).isSortedAccordingTo(code.order());
    Code other = code == Code.UTF_8 ? Code.UTF_16 : Code.UTF_8;
    List<String> byOther = found.stream().sorted(other.order()).toList();
    assertThat(found).as("the texts tell the codes apart").isNotEqualTo(byOther);
  }

  /** The single characters in the order of the engine. */
  @Override
  public String toString() {
    return found.stream()
        .filter(CHARACTERS::contains)
        .map(OrderTraps::shown)
        .collect(Collectors.joining(" < "));
  }

  private static String shown(String character) {
    int codePoint = character.codePointAt(0);
    return codePoint < 0x7f
        ? character
        : "U+" + Integer.toHexString(codePoint).toUpperCase(Locale.ROOT);
  }
}
