package dev.keywright.cli.layout;

import dev.keywright.analysis.verify.NamedLayout;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
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
   * The indexes of the tables whose keys are named, as {@code byStatus (shop.OrderByStatusKey)}.
   * Those of layouts without a class, or without a description beside it, are not known.
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

  private static List<String> of(Set<String> classes, Path container) throws IOException {
    return Descriptions.in(List.of(container)).stream()
        .filter(key -> key.index().filter(it -> classes.contains(it.table())).isPresent())
        .filter(key -> !classes.contains(key.keyClass()))
        .map(OtherIndexes::shown)
        .toList();
  }

  private static String shown(KeyDescription key) {
    String name = key.index().flatMap(KeyDescription.Index::name).orElse(key.key());
    return name + " (" + key.keyClass() + ")";
  }
}
