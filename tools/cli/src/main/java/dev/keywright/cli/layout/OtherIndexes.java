package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.description.UnreadableDescriptionException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Which indexes a table has besides the keys that are read. */
public final class OtherIndexes {
  private OtherIndexes() {}

  /**
   * The indexes of the tables whose keys are named, as {@code byStatus (shop.OrderByStatusKey)}. A
   * layout without a class, or a class without a description, tells of none.
   */
  public static List<String> of(List<LayoutArgument> arguments) throws IOException {
    Set<String> found = new TreeSet<>();
    Set<String> classes =
        LayoutArgument.all(arguments).stream().map(NamedLayout::name).collect(Collectors.toSet());
    for (LayoutArgument argument : arguments) {
      if (argument.container().isPresent()) {
        found.addAll(of(classes, argument.container().get()));
      }
    }
    return List.copyOf(found);
  }

  // Keys are verified by their class alone, so a description of another version is in nobody's way.
  private static List<String> of(Set<String> classes, Path container) throws IOException {
    try {
      return Descriptions.in(List.of(container)).stream()
          .filter(key -> key.index().filter(it -> classes.contains(it.table())).isPresent())
          .filter(key -> !classes.contains(key.keyClass()))
          .map(OtherIndexes::shown)
          .toList();
    } catch (UnreadableDescriptionException unreadable) {
      return List.of("not known, because " + unreadable.getMessage());
    }
  }

  private static String shown(KeyDescription key) {
    String name = key.index().flatMap(KeyDescription.Index::name).orElse(key.key());
    return name + " (" + key.keyClass() + ")";
  }
}
