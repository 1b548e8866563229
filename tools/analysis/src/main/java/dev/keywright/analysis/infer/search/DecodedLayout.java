package dev.keywright.analysis.infer.search;

import dev.keywright.analysis.KeyText;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.Inspection;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.MalformedKeyException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Decodes sampled keys by a layout, so that no layout claims a key that it cannot read. */
public final class DecodedLayout {
  private final LayoutSignature signature;
  private final LayoutCodec codec;
  private final boolean isText;

  public DecodedLayout(LayoutSignature signature) {
    this.signature = signature;
    this.codec = LayoutCodec.of(signature);
    this.isText = signature.format() == LayoutFormat.TEXT;
  }

  public LayoutSignature signature() {
    return signature;
  }

  public LayoutCodec codec() {
    return codec;
  }

  /** The values of the parts by name, or empty if the layout cannot have written the key. */
  public Optional<Map<String, Object>> read(SampledKey key) {
    return read(key, codec::decode);
  }

  /** The same of a key whose bucket may be wrong. */
  Optional<LayoutCodec.Decoded> readInAnyBucket(SampledKey key) {
    return read(key, codec::decodeInAnyBucket);
  }

  /** What the items of keys are that the layout reads, and where they begin. */
  List<Inspection> inspect(List<SampledKey> keys) {
    KeyInspector inspector = KeyInspector.of(signature);
    return keys.stream().map(key -> inspector.inspect(contents(key))).toList();
  }

  private @Nullable Object[] contents(SampledKey key) {
    @Nullable Object[] contents = new Object[key.columns()];
    for (int i = 0; i < contents.length; i++) {
      contents[i] = isText ? KeyText.decoded(key.column(i)) : key.column(i);
    }
    return contents;
  }

  private <T> Optional<T> read(SampledKey key, Function<@Nullable Object[], T> decode) {
    @Nullable Object[] contents = contents(key);
    if (Arrays.asList(contents).contains(null)) {
      return Optional.empty();
    }
    try {
      return Optional.of(decode.apply(contents));
    } catch (MalformedKeyException otherLayout) {
      return Optional.empty();
    }
  }
}
