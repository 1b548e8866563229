package dev.keywright.rekey.mapping;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.rekey.order.KeyMapping;
import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * From one layout to another: parts of the new key are parts of the old one by their names, or
 * cells of the row.
 */
public final class LayoutMapping implements KeyMapping {
  private static final long serialVersionUID = 1;

  private final String from;
  private final String to;
  private final KeyForm form;
  private final TreeMap<String, String> cells;
  private transient @Nullable Codecs codecs;

  private record Codecs(LayoutCodec from, StoredKeys stored, LayoutCodec to, StoredKeys written) {}

  private LayoutMapping(String from, String to, KeyForm form, Map<String, String> cells) {
    this.from = from;
    this.to = to;
    this.form = form;
    this.cells = new TreeMap<>(cells);
  }

  /**
   * A mapping between two layouts.
   *
   * @param cells the cell of each part that is not in the old key, by the name of the part
   * @throws IllegalArgumentException if a part of the new key comes from nowhere; names all
   */
  public static LayoutMapping of(
      LayoutSignature from, LayoutSignature to, KeyForm form, Map<String, String> cells) {
    List<String> known = from.parts().map(PartSignature::name).toList();
    List<String> missing =
        to.parts()
            .map(PartSignature::name)
            .filter(it -> !known.contains(it) && !cells.containsKey(it))
            .toList();
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException(
          "the old key has no part %s; name its cell, for example %s=f:name"
              .formatted(String.join(", ", missing), missing.get(0)));
    }
    return new LayoutMapping(from.toString(), to.toString(), form, cells);
  }

  /** The parts of the new key that come from cells, so that an update can change them. */
  public List<String> changeable() {
    return codecs()
        .to()
        .signature()
        .parts()
        .map(PartSignature::name)
        .filter(cells::containsKey)
        .toList();
  }

  /** The parts of the old key that the new one lacks; if there are any, two rows can collide. */
  public List<String> dropped() {
    List<String> kept =
        codecs()
            .to()
            .signature()
            .parts()
            .map(PartSignature::name)
            .filter(it -> !cells.containsKey(it))
            .toList();
    List<String> dropped =
        new ArrayList<>(codecs().from().signature().parts().map(PartSignature::name).toList());
    dropped.removeAll(kept);
    return dropped;
  }

  @Override
  public Optional<RowBytes> newKey(Row row) {
    Codecs both = codecs();
    Map<String, Object> old = both.from().decode(both.stored().contents(row.key()));
    Map<String, Object> values = new LinkedHashMap<>();
    for (PartSignature part : both.to().signature().parts().toList()) {
      String cell = cells.get(part.name());
      Object value = cell == null ? old.get(part.name()) : value(part, cell, row);
      if (value == null) {
        return Optional.empty();
      }
      values.put(part.name(), value);
    }
    return Optional.of(both.written().key(both.to().encode(values)));
  }

  private @Nullable Object value(PartSignature part, String name, Row row) {
    Cell cell = row.cells().get(name);
    if (cell == null) {
      return null;
    }
    Object value = form.value(cell.value());
    if (!(value instanceof String text) || part.type() == SimpleType.STRING) {
      return value;
    }
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException noNumber) {
      throw new IllegalArgumentException(
          "row %s has '%s' in %s, and part %s needs a whole number"
              .formatted(row.key(), text, name, part.name()),
          noNumber);
    }
  }

  private Codecs codecs() {
    Codecs known = codecs;
    if (known == null) {
      known =
          new Codecs(
              LayoutCodec.of(LayoutSignature.parse(from)),
              form.keys(from),
              LayoutCodec.of(LayoutSignature.parse(to)),
              form.keys(to));
      codecs = known;
    }
    return known;
  }
}
