package dev.keywright.analysis.infer.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.analysis.infer.sample.ItemBoundary;
import dev.keywright.analysis.infer.sample.SampledKey;
import dev.keywright.layout.inspection.InspectedItem;
import dev.keywright.layout.inspection.KeyInspector;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where the items of a layout begin and end in keys that it decodes. */
final class GivenCuts implements LayoutSearch.CutFilter {
  private final LayoutSignature layout;
  private final List<SampledKey> keys;
  private final List<Map<ItemBoundary, ItemBoundary>> ends = new ArrayList<>();

  /**
   * @param keys as many as a search looks at first
   */
  GivenCuts(LayoutSignature layout, List<SampledKey> keys) {
    this.layout = layout;
    this.keys = keys;
    for (int column = 0; column < layout.columns().size(); column++) {
      ends.add(ends(column));
    }
  }

  @Override
  public boolean accepts(int column, ItemBoundary from, ItemBoundary to) {
    ItemBoundary end = ends.get(column).get(from);
    return end != null && end.equals(to);
  }

  private Map<ItemBoundary, ItemBoundary> ends(int column) {
    KeyInspector inspector = KeyInspector.of(layout);
    List<List<Integer>> cuts = new ArrayList<>();
    keys.forEach(key -> cuts.add(cuts(inspector, key, column)));
    List<ItemBoundary> boundaries = new ArrayList<>();
    for (int i = 0; i < cuts.get(0).size(); i++) {
      int place = i;
      boundaries.add(new ItemBoundary(cuts.stream().mapToInt(of -> of.get(place)).toArray()));
    }
    Map<ItemBoundary, ItemBoundary> all = new HashMap<>();
    for (int i = 0; i + 1 < boundaries.size(); i++) {
      // Nothing is between the ends of an empty literal.
      if (boundaries.get(i).isBefore(boundaries.get(i + 1))) {
        all.put(boundaries.get(i), boundaries.get(i + 1));
      }
    }
    return all;
  }

  /** The offsets of all items in one key: each part, and the literal after it. */
  private List<Integer> cuts(KeyInspector inspector, SampledKey key, int column) {
    List<String> literals = layout.template(column).literals();
    String name = layout.columns().get(column).name();
    List<Integer> cuts = new ArrayList<>(List.of(0));
    int literal = 0;
    int between = 0;
    for (InspectedItem item : inspector.inspect(contents(key)).items()) {
      if (item.column().equals(name) && item.kind() != InspectedItem.Kind.LITERAL) {
        int start = bytes(key, column, item.position());
        if (cuts.size() > 1) {
          cuts.add(start - between);
        }
        cuts.add(start);
        // Nothing is between a hash prefix and its part.
        boolean isPrefix = item.kind() == InspectedItem.Kind.HASH_PREFIX;
        literal += isPrefix ? 0 : 1;
        between = isPrefix ? 0 : length(literals.get(literal));
      }
    }
    int length = key.column(column).length;
    if (cuts.size() > 1) {
      cuts.add(length - between);
    }
    cuts.add(length);
    return cuts;
  }

  /** How many bytes are before a position, which counts characters in TEXT. */
  private int bytes(SampledKey key, int column, int position) {
    return layout.format().isText()
        ? new String(key.column(column), UTF_8).substring(0, position).getBytes(UTF_8).length
        : position;
  }

  private int length(String literal) {
    return layout.format().isText() ? literal.getBytes(UTF_8).length : literal.length();
  }

  private Object[] contents(SampledKey key) {
    Object[] contents = new Object[key.columns()];
    for (int i = 0; i < contents.length; i++) {
      contents[i] = layout.format().isText() ? new String(key.column(i), UTF_8) : key.column(i);
    }
    return contents;
  }
}
