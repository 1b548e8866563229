package dev.keywright.analysis;

import dev.keywright.layout.assembly.LayoutCodec;
import dev.keywright.layout.automaton.KeyLanguage;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Which kinds of row no key can be confused in: what some column can hold tells them apart. */
public final class SharedKeys {
  private SharedKeys() {}

  /** Two layouts by their places in a list. */
  public record Pair(int first, int second) {}

  /**
   * The pairs of layouts that may write one key. Of those that are left out, it is proved that they
   * cannot.
   */
  public static List<Pair> of(List<LayoutSignature> layouts) {
    List<KeyLanguage> keys =
        layouts.stream().map(it -> KeyLanguage.of(LayoutCodec.of(it), Map.of())).toList();
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = i + 1; j < keys.size(); j++) {
        // Texts and bytes are never compared: a table has one format.
        boolean isOfOneFormat = layouts.get(i).format() == layouts.get(j).format();
        if (!isOfOneFormat
            || !(beginApart(layouts.get(i), layouts.get(j))
                || keys.get(i).isApartFrom(keys.get(j)))) {
          pairs.add(new Pair(i, j));
        }
      }
    }
    return pairs;
  }

  /** Whether two literals in front differ, which is seen at once. */
  private static boolean beginApart(LayoutSignature one, LayoutSignature other) {
    String first = one.template(0).literals().get(0);
    String second = other.template(0).literals().get(0);
    return !first.startsWith(second) && !second.startsWith(first);
  }
}
