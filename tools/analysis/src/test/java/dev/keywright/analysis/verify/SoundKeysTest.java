package dev.keywright.analysis.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that a layout has written itself are sound, in whichever order they come. */
class SoundKeysTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TEXT separator=',' | k: id long pad=9 hashPrefix=4 hash=SHA_256, at Instant time=EPOCH_MILLIS DESC",
        "TEXT separator='!' | k: u UUID DESC, day LocalDate time=ISO, on boolean",
        "TEXT separator=',' | k: bucket count=16 by=HASH hash=MD5 of=id, id long pad=9, n int pad=4 signed",
        "TEXT separator='|' | k: bucket count=5 function=telemetry.Salt of=id+s, id long pad=9, s String unordered",
        "BINARY | k: day LocalDate, bucket count=300 function=telemetry.Salt of=id, id long | c: s String",
        "TEXT separator=',' | k: n int pad=9 reversed, s String alphabet=\"0-9A-Za-z\" | c: id long native",
        "TEXT separator=',' | k: e enum(LOW=\"1\" HIGH=\"2\"), f enum(Z=\"z\" A=\"a\")",
        "BINARY | k: id long, s String, at Instant time=EPOCH_MILLIS DESC, u UUID, d double",
        "BINARY | k: id long as=UNSIGNED width=8, n int as=TWOS_COMPLEMENT width=4, b byte[] | c: s String DESC",
        "BINARY | k: id int, tags list(key int as=UNSIGNED width=3, name String text=TERMINATED end=0) maxLength=9",
        "TEXT separator='/' | k: u UUID, path list(element String alphabet=\"0-9a-z\")",
        "BINARY | k: id long as=LITTLE_ENDIAN width=8, x float DESC, c char, on boolean DESC",
      })
  void keysOfALayoutAreSound(String layout) {
    LayoutSignature signature = LayoutSignature.parse(layout);
    Verification arrived = Verification.of(List.of(new NamedLayout("k", signature)));
    Verification dumped = Verification.of(List.of(new NamedLayout("k", signature)));
    List<List<Object>> keys = keys(signature);
    for (int i = 0; i < keys.size(); i++) {
      arrived.add(i, keys.get(i).toArray());
    }
    keys.sort(SoundKeysTest::compare);
    for (int i = 0; i < keys.size(); i++) {
      dumped.add(i, keys.get(i).toArray());
    }
    assertThat(arrived.report().isSound()).isTrue();
    assertThat(arrived.report().order().descents()).isGreaterThan(400);
    assertThat(dumped.report().isSound()).isTrue();
    assertThat(dumped.report().order().descents()).isZero();
  }

  private static List<List<Object>> keys(LayoutSignature signature) {
    LayoutCodec codec = LayoutCodec.of(signature);
    SplittableRandom random = new SplittableRandom(5);
    List<List<Object>> keys = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      Map<String, Object> values = new LinkedHashMap<>();
      signature.parts().forEach(part -> values.put(part.name(), value(part, random)));
      keys.add(new ArrayList<>(encoded(codec, values, random).values()));
    }
    return keys;
  }

  /** Where a function of the application chooses the bucket, any one may be right. */
  private static Map<String, Object> encoded(
      LayoutCodec codec, Map<String, Object> values, SplittableRandom random) {
    Optional<BucketSignature> bucket =
        codec.signature().columns().get(0).bucket().filter(it -> it.toString().contains("Salt"));
    return bucket.isPresent()
        ? codec.encodeIn(random.nextInt(bucket.get().count()), values)
        : codec.encode(values);
  }

  private static Object value(PartSignature part, SplittableRandom random) {
    byte[] bytes = new byte[random.nextInt(4)];
    random.nextBytes(bytes);
    Map<String, Object> values = new HashMap<>();
    boolean isSigned = part.encoding().pad() == 0 || part.encoding().signed();
    boolean isPositive = part.encoding().number().filter(it -> it.min() == 0).isPresent();
    int number = random.nextInt(isSigned && !isPositive ? -9999 : 0, 10_000);
    values.put("int", number);
    values.put(
        "long", part.encoding().pad() == 0 && !isPositive ? random.nextLong() : (long) number);
    values.put("Instant", Instant.ofEpochMilli(random.nextLong(2_000_000_000_000L)));
    values.put("UUID", new UUID(random.nextLong(), random.nextLong()));
    values.put("LocalDate", LocalDate.ofEpochDay(random.nextInt(30_000)));
    values.put("boolean", random.nextBoolean());
    values.put("double", random.nextDouble(-10, 10));
    values.put("float", (float) random.nextDouble(-10, 10));
    values.put("char", (char) random.nextInt('0', 'z'));
    values.put("byte[]", bytes);
    values.put("String", "x" + Integer.toString(random.nextInt(50_000), 36));
    if (part.type() instanceof ListType list) {
      return Stream.generate(() -> element(list, random)).limit(1 + random.nextInt(3)).toList();
    }
    if (part.type() instanceof CodesType codes) {
      return codes.names()[random.nextInt(codes.names().length)];
    }
    return values.get(part.type().toString());
  }

  private static Object element(ListType list, SplittableRandom random) {
    List<Object> row = list.parts().stream().map(part -> value(part, random)).toList();
    return list.isOfValues() ? row.get(0) : row;
  }

  /**
   * The order of stores, without the code under test: unsigned bytes of ASCII text are its order.
   */
  private static int compare(List<Object> a, List<Object> b) {
    for (int i = 0; i < a.size(); i++) {
      int order;
      if (a.get(i) instanceof byte[] bytes) {
        order = Arrays.compareUnsigned(bytes, (byte[]) b.get(i));
      } else if (a.get(i) instanceof String text) {
        order = text.compareTo((String) b.get(i));
      } else {
        order = Long.compare((Long) a.get(i), (Long) b.get(i));
      }
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
