package dev.keywright.analysis.verify;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.runtime.MalformedKeyException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads keys of one layout from columns as an input has them. */
public final class KeyReader {
  private final LayoutCodec codec;
  private final ColumnContents contents;

  /** A reader of the keys of a layout. */
  public KeyReader(NamedLayout layout) {
    this.codec = layout.codec();
    this.contents = new ColumnContents(codec);
  }

  /**
   * A key, or why the layout cannot read it.
   *
   * @param columns as the layout has them; empty if the key is malformed
   * @param bucket that the key is in, or 0
   * @param values by part; empty if the key is malformed
   */
  public record Reading(
      List<Object> columns,
      int bucket,
      Map<String, Object> values,
      Optional<Malformed> malformed) {}

  /** What reads the keys. */
  public LayoutCodec codec() {
    return codec;
  }

  /**
   * Reads one key.
   *
   * @param columns as the store has them: {@code String}, {@code byte[]} or {@code Long}. Bytes of
   *     a text column are read as UTF-8, digits of an integer column as its number, and one array
   *     of bytes as the row key of all columns.
   */
  public Reading read(Object... columns) {
    ColumnContents.Result converted = contents.of(columns);
    if (converted.malformed().isPresent()) {
      return refused(converted.malformed().get());
    }
    try {
      LayoutCodec.Decoded read = codec.decodeUncompared(converted.contents().toArray());
      return new Reading(converted.contents(), read.bucket(), read.values(), Optional.empty());
    } catch (MalformedKeyException malformed) {
      return refused(Malformed.of(malformed));
    }
  }

  private static Reading refused(Malformed malformed) {
    return new Reading(List.of(), 0, Map.of(), Optional.of(malformed));
  }
}
