package dev.keywright.fuzz;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.runtime.Key;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A generated key as the fuzz tests call it.
 *
 * @param decoders every way to decode its columns
 * @param samples keys to begin with
 */
record GeneratedKey(
    LayoutSignature layout,
    LayoutCodec codec,
    KeyInspector inspector,
    List<Function<Object[], Key>> decoders,
    Function<Object[], ? extends Optional<? extends Key>> tryDecoder,
    List<Key> samples) {

  static GeneratedKey of(
      String signature,
      List<Function<Object[], Key>> decoders,
      Function<Object[], ? extends Optional<? extends Key>> tryDecoder,
      Key... samples) {
    LayoutSignature layout = LayoutSignature.parse(signature);
    return new GeneratedKey(
        layout,
        LayoutCodec.of(layout),
        KeyInspector.of(layout),
        decoders,
        tryDecoder,
        List.of(samples));
  }
}
