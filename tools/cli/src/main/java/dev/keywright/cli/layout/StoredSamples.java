package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.cli.input.TextFile;
import dev.keywright.cli.input.UnreadableInputException;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.layout.assembly.BucketFunctions;
import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.report.sample.KnownRows;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keys of a file, and the functions that choose their buckets, for the pages of a report. */
public final class StoredSamples implements KnownRows {
  private static final int MOST_LINES = 10_000;
  private static final int ENOUGH = 2;

  private final Map<String, NamedLayout> layouts = new HashMap<>();
  private final List<String> lines;

  private StoredSamples(List<NamedLayout> layouts, List<String> lines) {
    layouts.forEach(it -> this.layouts.put(it.name(), it));
    this.lines = lines;
  }

  /**
   * What is known of some keys.
   *
   * @param file with a key on each line, its columns between tabs; null for none
   * @throws UnreadableInputException if a file or a class is not there, or a line is no text
   */
  public static StoredSamples of(
      List<KeyDescription> keys, FunctionOption functions, @Nullable Path file) throws IOException {
    List<NamedLayout> layouts =
        keys.stream()
            .map(it -> new NamedLayout(it.keyClass(), LayoutSignature.parse(it.layout())))
            .toList();
    return new StoredSamples(functions.addTo(layouts), file == null ? List.of() : lines(file));
  }

  private static List<String> lines(Path file) throws IOException {
    return TextFile.lines(file, MOST_LINES).stream().filter(it -> !it.isEmpty()).toList();
  }

  @Override
  public BucketFunctions functions(KeyDescription key) {
    return layout(key).functions();
  }

  @Override
  public List<Map<String, Object>> stored(KeyDescription key) {
    LayoutCodec codec = layout(key).codec();
    List<Map<String, Object>> rows = new ArrayList<>();
    for (String line : lines) {
      row(codec, line).filter(it -> !rows.contains(it)).ifPresent(rows::add);
      if (rows.size() == ENOUGH) {
        return rows;
      }
    }
    return rows;
  }

  private NamedLayout layout(KeyDescription key) {
    return Objects.requireNonNull(layouts.get(key.keyClass()), key.keyClass());
  }

  /** The values of a line; empty if it is a key of another layout. */
  private static Optional<Map<String, Object>> row(LayoutCodec codec, String line) {
    List<String> columns = List.of(line.split("\t", -1));
    if (columns.size() != codec.columns().size()) {
      return Optional.empty();
    }
    try {
      Map<String, Object> values =
          codec.decode(GivenColumns.contents(columns, codec, /* encoding= */ null));
      Map<String, Object> given = new LinkedHashMap<>(values);
      given.replaceAll((part, value) -> ofCodec(value));
      return Optional.of(given);
    } catch (IllegalArgumentException ofAnother) {
      return Optional.empty();
    }
  }

  // Codecs take each whole number as a long, and read it as what the entity has.
  private static Object ofCodec(Object value) {
    boolean isWhole = value instanceof Integer || value instanceof Short || value instanceof Byte;
    return isWhole ? (Object) ((Number) value).longValue() : value;
  }
}
