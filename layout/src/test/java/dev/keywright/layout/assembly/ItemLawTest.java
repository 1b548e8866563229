package dev.keywright.layout.assembly;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.RandomSignatures;
import dev.keywright.layout.signature.RandomValues;
import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.bucket.Buckets;
import dev.keywright.runtime.bucket.FunctionBuckets;
import dev.keywright.runtime.bucket.HashBuckets;
import dev.keywright.runtime.bucket.ModuloBuckets;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.codec.Width;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
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
        for (ItemCodec<?> codec : codecs(column)) {
          assertThat(Evaluated.of(codec.expression()))
              .as("%s", codec.expression())
              .isEqualTo(codec)
              .hasSameHashCodeAs(codec);
          assertThat(codec.form()).isNotEmpty();
          kinds.add(codec.getClass().getSimpleName());
        }
      }
      layout.bucket().map(BucketChoice::buckets).ifPresent(ItemLawTest::assertMade);
    }
    // The parts of both formats, the native types, and two forms of hash prefixes and buckets.
    assertThat(kinds).hasSize(14 + 15 + 4 + 2 + 3 + 2);
  }

  // No expression makes a function of a user's.
  private static void assertMade(Buckets buckets) {
    if (buckets instanceof HashBuckets hash) {
      assertThat(Evaluated.of(hash.expression())).isEqualTo(hash);
    } else if (buckets instanceof ModuloBuckets modulo) {
      assertThat(Evaluated.of(modulo.expression())).isEqualTo(modulo);
    } else {
      assertThat(((FunctionBuckets) buckets).function().isKnown()).isTrue();
    }
  }

  private static <C> List<ItemCodec<?>> codecs(ColumnCodec<C> column) {
    Codecs<C> codecs = new Codecs<>();
    return column.items().stream()
        .map(item -> item.accept(codecs))
        .<ItemCodec<?>>flatMap(Optional::stream)
        .toList();
  }

  /** The codec of each item that has one. */
  private static final class Codecs<C> implements ItemVisitor<C, Optional<ItemCodec<?>>> {
    @Override
    public Optional<ItemCodec<?>> literal(C content) {
      return Optional.empty();
    }

    @Override
    public Optional<ItemCodec<?>> bucket(BucketForm<C> form) {
      return Optional.of(form);
    }

    @Override
    public Optional<ItemCodec<?>> hash(HashCodec<C> codec, Item.Part<C> part) {
      return Optional.of(codec);
    }

    @Override
    public Optional<ItemCodec<?>> copy(Item.Part<C> part) {
      return Optional.of(part.codec());
    }

    @Override
    public Optional<ItemCodec<?>> part(Item.Part<C> part) {
      return Optional.of(part.codec());
    }
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
          fixed += judged(column, values) ? 1 : 0;
        }
      }
    }
    assertThat(fixed).isGreaterThan(1_000);
  }

  private static <C> boolean judged(ColumnCodec<C> column, Map<String, Object> values) {
    ItemWriter<C> writer = new ItemWriter<>(column, values, 1);
    for (Item<C> item : column.items()) {
      assertWidth(item.width(), item.accept(writer), item.toString());
    }
    assertWidth(column.width(), column.encode(values, 1), column.toString());
    return column.width().isFixed();
  }

  private static void assertWidth(Width width, Object content, String what) {
    long bytes =
        content instanceof String text
            ? text.getBytes(UTF_8).length
            : content instanceof byte[] array ? array.length : Long.BYTES;
    long units = content instanceof String text ? text.length() : bytes;
    assertThat(bytes).as(what).isLessThanOrEqualTo(width.bytes().orElse(Long.MAX_VALUE));
    assertThat(units).as(what).isLessThanOrEqualTo(width.units().orElse(Long.MAX_VALUE));
    if (width.isFixed()) {
      assertThat(units).as(what).isEqualTo(width.units().orElseThrow());
    }
  }
}
