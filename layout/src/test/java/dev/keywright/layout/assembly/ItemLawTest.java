package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.encoding.BucketEncoding;
import dev.keywright.layout.encoding.ItemEncoding;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.BucketSignature;
import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import dev.keywright.runtime.bucket.FunctionBuckets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What the codecs of random layouts say of themselves, against what they do. */
class ItemLawTest {
  private static final int LAYOUTS = 2_000;

  private final RandomSignatures signatures = new RandomSignatures(61);
  private final RandomValues drawn = new RandomValues(62);

  @Test
  void theExpressionOfACodecMakesAnEqualOne() {
    TreeSet<String> kinds = new TreeSet<>();
    for (int i = 0; i < LAYOUTS; i++) {
      LayoutCodec layout = LayoutCodec.of(signatures.next());
      for (ColumnCodec<?> column : layout.columns()) {
        for (ItemEncoding<?> encoding : encodings(column)) {
          assertThat(Evaluated.of(encoding.expression()))
              .as("%s", encoding)
              .isEqualTo(encoding.codec())
              .hasSameHashCodeAs(encoding.codec());
          assertThat(encoding.inWords()).isNotEmpty();
          kinds.add(encoding.codec().getClass().getSimpleName());
        }
      }
      layout.bucket().ifPresent(ItemLawTest::assertMade);
    }
    // The parts of both formats, the native types, and two forms of hash prefixes and buckets.
    assertThat(kinds).hasSize(13 + 14 + 6 + 2 + 3 + 2);
  }

  // No expression makes a function of a user's.
  private static void assertMade(BucketChoice choice) {
    if (choice.buckets() instanceof FunctionBuckets ofUser) {
      assertThat(ofUser.function().isKnown()).isTrue();
    } else {
      BucketSignature bucket = choice.signature();
      assertThat(Evaluated.of(BucketEncoding.choice(bucket).expression()))
          .isEqualTo(choice.buckets());
    }
  }

  private static <C> List<ItemEncoding<?>> encodings(ColumnCodec<C> column) {
    List<ItemEncoding<?>> encodings = new ArrayList<>();
    for (Item<C> item : column.items()) {
      if (item instanceof Item.Bucket<C> bucket) {
        encodings.add(bucket.encoding());
      } else if (item instanceof Item.Hash<C> hash) {
        encodings.add(hash.encoding());
      } else if (item instanceof Item.Part<C> part) {
        encodings.add(part.encoding());
      } else if (item instanceof Item.Copy<C> copy) {
        encodings.add(copy.part().encoding());
      }
    }
    return encodings;
  }

  @Test
  void noColumnIsLongerThanItsItemsSay() {
    int fixed = 0;
    for (int i = 0; i < LAYOUTS; i++) {
      LayoutCodec layout = LayoutCodec.of(signatures.next());
      for (int keys = 0; keys < 5; keys++) {
        Map<String, Object> values = new HashMap<>(drawn.next(layout));
        layout
            .signature()
            .parts()
            .forEach(part -> values.compute(part.name(), (n, it) -> PartValues.toCodec(part, it)));
        for (ColumnCodec<?> column : layout.columns()) {
          fixed += judged(column, values, second(layout)) ? 1 : 0;
        }
      }
    }
    assertThat(fixed).isGreaterThan(1_000);
  }

  /** The number of the second bucket, if there are buckets. */
  private static int second(LayoutCodec layout) {
    return layout.signature().columns().stream()
        .flatMap(column -> column.bucket().stream())
        .mapToInt(bucket -> bucket.number().first() + 1)
        .findFirst()
        .orElse(1);
  }

  private static <C> boolean judged(ColumnCodec<C> column, Map<String, Object> values, int bucket) {
    ItemWriter<C> writer = new ItemWriter<>(column, values, bucket);
    for (Item<C> item : column.items()) {
      assertWidth(item.width(), item.accept(writer), item.toString());
    }
    Width width = column.items().stream().map(Item::width).reduce(Width.NONE, Width::plus);
    assertWidth(width, column.encode(values, bucket), column.toString());
    return width.isFixed();
  }

  /** Of a value that the store keeps as its own type. */
  private static int bytes(Object stored) {
    return stored instanceof UUID
        ? 2 * Long.BYTES
        : stored instanceof Boolean
            ? Byte.BYTES
            : stored instanceof LocalDate ? Integer.BYTES : Long.BYTES;
  }

  private static void assertWidth(Width width, Object content, String what) {
    long bytes =
        content instanceof String text
            ? text.getBytes(UTF_8).length
            : content instanceof byte[] array ? array.length : bytes(content);
    long units = content instanceof String text ? text.length() : bytes;
    assertThat(bytes).as(what).isLessThanOrEqualTo(width.bytes().orElse(Long.MAX_VALUE));
    assertThat(units).as(what).isLessThanOrEqualTo(width.units().orElse(Long.MAX_VALUE));
    if (width.isFixed()) {
      assertThat(units).as(what).isEqualTo(width.units().orElseThrow());
    }
  }
}
