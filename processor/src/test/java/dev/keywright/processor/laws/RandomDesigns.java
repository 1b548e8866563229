package dev.keywright.processor.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import javax.tools.JavaFileObject;

/** Entities of every kind, format and feature by chance, for tests of other packages. */
public final class RandomDesigns {
  private RandomDesigns() {}

  /** The entities {@code R7}, {@code R8} and so on, and the types that their parts have. */
  public static List<JavaFileObject> sources(long seed, int count) {
    List<JavaFileObject> sources = new ArrayList<>(UserTypes.sources());
    LongStream.range(seed, seed + count)
        .mapToObj(RandomEntity::design)
        .map(EntitySource::of)
        .forEach(sources::add);
    return sources;
  }
}
