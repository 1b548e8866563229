package dev.keywright.analysis.infer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.MalformedKeyException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Decodes sampled keys by a layout, so that no layout claims a key that it cannot read. */
final class LayoutReader {
  private final LayoutSignature signature;
  private final LayoutCodec codec;
  private final boolean isText;

  LayoutReader(LayoutSignature signature) {
    this.signature = signature;
    this.codec = LayoutCodec.of(signature);
    this.isText = signature.format() == LayoutFormat.TEXT;
  }

  LayoutSignature signature() {
    return signature;
  }

  LayoutCodec codec() {
    return codec;
  }

  /** The values of the parts by name, or empty if the layout cannot have written the key. */
  Optional<Map<String, Object>> read(SampledKey key) {
    @Nullable Object[] contents = new Object[key.columns()];
    for (int i = 0; i < contents.length; i++) {
      contents[i] = isText ? text(key.column(i)) : key.column(i);
      if (contents[i] == null) {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(codec.decode(contents));
    } catch (MalformedKeyException otherLayout) {
      return Optional.empty();
    }
  }

  /** A text in UTF-8, or null if the bytes are none. */
  static @Nullable String text(byte[] bytes) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException noText) {
      return null;
    }
  }
}
