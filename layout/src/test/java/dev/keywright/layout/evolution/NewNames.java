package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.ListType;
import dev.keywright.layout.signature.PartSignature;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names that parts have in a newer layout, found by their places alone. */
final class NewNames {
  private NewNames() {}

  /**
   * The new names by the old ones.
   *
   * @return empty if a part is gone or new, or if a name of the older layout is that of another
   *     part now
   */
  static Optional<Map<String, String>> of(LayoutSignature old, LayoutSignature now) {
    if (old.columns().size() != now.columns().size()) {
      return Optional.empty();
    }
    Map<String, String> names = new LinkedHashMap<>();
    for (int i = 0; i < old.columns().size(); i++) {
      ColumnSignature before = old.columns().get(i);
      ColumnSignature after = now.columns().get(i);
      if (!before.name().equals(after.name()) || !areNamed(before.parts(), after.parts(), names)) {
        return Optional.empty();
      }
    }
    return Optional.of(names).filter(NewNames::areFresh);
  }

  private static boolean areNamed(
      List<PartSignature> before, List<PartSignature> after, Map<String, String> names) {
    if (before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      PartSignature part = before.get(i);
      String name = after.get(i).name();
      if (!names.computeIfAbsent(part.name(), it -> name).equals(name)) {
        return false;
      }
      if (part.type() instanceof ListType was && after.get(i).type() instanceof ListType is) {
        Map<String, String> ofElement = new LinkedHashMap<>();
        if (!areNamed(was.parts(), is.parts(), ofElement) || !areFresh(ofElement)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean areFresh(Map<String, String> names) {
    Set<String> distinct = new HashSet<>(names.values());
    return distinct.size() == names.size()
        && names.entrySet().stream()
            .allMatch(it -> it.getKey().equals(it.getValue()) || !names.containsKey(it.getValue()));
  }
}
