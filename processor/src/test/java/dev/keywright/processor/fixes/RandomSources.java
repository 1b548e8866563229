package dev.keywright.processor.fixes;

import dev.keywright.processor.search.RandomLayouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Sources of entities by chance, sound ones and faulty ones. */
public final class RandomSources {
  /** What stands in place of the name of their package. */
  public static final String PACKAGE = "package_of_the_entity";

  /** What each source begins with. */
  static final String IMPORTS =
      "package "
          + PACKAGE
          + ";\nimport dev.keywright.*;\nimport java.math.*;\nimport java.time.*;\n"
          + "import java.time.temporal.*;\nimport java.util.*;\n";

  private RandomSources() {}

  /** As many as are asked for, the same for each seed. */
  public static List<String> of(long seed, int count) {
    Random random = new Random(seed);
    RandomLayouts layouts = new RandomLayouts(random);
    List<String> sources = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sources.add(
          IMPORTS + LayoutSource.of(i % 2 == 0 ? layouts.next() : layouts.nextLoaded(), random));
    }
    return sources;
  }
}
