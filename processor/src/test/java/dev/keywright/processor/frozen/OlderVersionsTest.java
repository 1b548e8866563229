package dev.keywright.processor.frozen;

import static dev.keywright.processor.frozen.Orders.FIRST;
import static dev.keywright.processor.frozen.Orders.SIGNATURE;
import static dev.keywright.processor.frozen.Orders.frozen;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.processor.Compiled;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.scan.IntBounds;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Keys of an older version, written by the entity as it was, and read by the one of now. */
class OlderVersionsTest {
  private static final String MORE_BUCKETS = SIGNATURE.replace("count=8", "count=16");

  private static Class<?> load(ClassLoader loader, String name) {
    try {
      return loader.loadClass("shop." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Object call(Class<?> type, String method, Class<?>[] types, Object... arguments) {
    try {
      return type.getMethod(method, types).invoke(null, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException thrown) {
        throw thrown;
      }
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Key key(Class<?> type, Object... values) {
    try {
      return (Key) type.getConstructors()[0].newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Object current(Object read) {
    try {
      return read.getClass().getMethod("toCurrent").invoke(read);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static String column(Key key) {
    return (String) key.columns().get("partitionKey");
  }

  @Test
  void theKeyOfNowIsDecodedFromAnyOlderLayout() {
    Orders second = FIRST.pad(8).separator(';').hashPrefix(0);
    String now =
        "TEXT separator=';' | partitionKey: bucket count=8 by=HASH hash=MD5 of=user,"
            + " device int pad=8, user int pad=9 max=999999";
    Compiled compiled =
        Compiled.whateverTheLoad(
            FIRST.source("Old"), second.source("Order", frozen(1, SIGNATURE), frozen(2, now)));
    ClassLoader loader = compiled.load();
    Class<?> old = load(loader, "OldKey");
    Class<?> newest = load(loader, "OrderKey");
    Random random = new Random(7);
    for (int i = 0; i < 2_000; i++) {
      int device = random.nextInt(1_000_000);
      int user = random.nextInt(1_000_000);
      String stored = column(key(old, device, user));
      Object read = call(newest, "decodeV1", new Class<?>[] {String.class}, stored);
      assertThat(current(read)).isEqualTo(key(newest, device, user));
      String damaged = stored.substring(0, stored.length() - 1);
      assertThatThrownBy(() -> call(newest, "decodeV1", new Class<?>[] {String.class}, damaged))
          .isInstanceOf(MalformedKeyException.class);
    }
  }

  @Test
  void partsThatTheKeyOfNowHasNoValueForAreGivenByName() {
    Orders second = FIRST.with("@PartitionKey(order = 2, pad = 3) int shop");
    String now = SIGNATURE + ", shop int pad=3";
    Class<?> newest =
        load(
            Compiled.whateverTheLoad(second.source("Order", frozen(1, SIGNATURE), frozen(2, now)))
                .load(),
            "OrderKey");
    Class<?> old = load(Compiled.whateverTheLoad(FIRST.source("Old")).load(), "OldKey");
    assertThat(call(newest, "decodeV1", new Class<?>[] {String.class}, column(key(old, 54, 6777))))
        .hasToString("V1[device=54, user=6777]");
  }

  @Test
  void aScanSinceTheOlderVersionFindsTheRowsOfBoth() {
    Orders second = FIRST.buckets(16).hashPrefix(0);
    String first = SIGNATURE.replace(" hashPrefix=4 hash=MD5", "");
    Compiled compiled =
        Compiled.whateverTheLoad(
            FIRST.hashPrefix(0).source("Old"),
            second.source(
                "Order",
                frozen(1, first),
                frozen(2, MORE_BUCKETS.replace(" hashPrefix=4 hash=MD5", ""))));
    ClassLoader loader = compiled.load();
    Class<?> old = load(loader, "OldKey");
    Class<?> newest = load(loader, "OrderKey");
    KeyRanges<?, ?> both = devices(newest, "scanSinceV1", 15, 100);
    KeyRanges<?, ?> only = devices(newest, "scan", 15, 100);
    assertThat(only.size()).isEqualTo(16);
    assertThat(both.size()).isEqualTo(24);
    Random random = new Random(7);
    int found = 0;
    for (int i = 0; i < 20_000; i++) {
      int device = random.nextInt(120);
      int user = random.nextInt(1_000_000);
      boolean expected = device >= 15 && device < 100;
      Key before = key(old, device, user);
      Key after = key(newest, device, user);
      assertThat(ranges(both, before)).isEqualTo(expected ? 1 : 0);
      assertThat(ranges(both, after)).isEqualTo(expected ? 1 : 0);
      assertThat(ranges(only, after)).isEqualTo(expected ? 1 : 0);
      found += expected ? 1 : 0;
    }
    assertThat(found).isGreaterThan(10_000);
  }

  private static KeyRanges<?, ?> devices(Class<?> key, String scan, int from, int to) {
    Object stage = call(key, scan, new Class<?>[0]);
    try {
      @SuppressWarnings("unchecked") // what the scan of buckets says of an int
      IntBounds<KeyRanges<?, ?>> device =
          (IntBounds<KeyRanges<?, ?>>) stage.getClass().getMethod("device").invoke(stage);
      return device.between(from, to);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static long ranges(KeyRanges<?, ?> ranges, Key key) {
    List<KeyRange<?>> holding = new ArrayList<>();
    for (KeyRange<?> range : ranges) {
      if (range.contains(key)) {
        holding.add(range);
      }
    }
    return holding.size();
  }
}
